/**
 * Fills empty values of a document with defaults. A global lacks its required fields until staff save it for the first time.
 */
export function withDefaults<Document extends object>(document: Document, defaults: Partial<Document>): Document {
  const written = Object.entries(document).filter(([, value]) => value !== null && value !== undefined)
  return { ...defaults, ...Object.fromEntries(written) } as Document
}
