/** Fills what a document leaves empty. Before staff have written anything, a global comes without its required fields. */
export function withDefaults<Document extends object>(document: Document, defaults: Partial<Document>): Document {
  const written = Object.entries(document).filter(([, value]) => value !== null && value !== undefined)
  return { ...defaults, ...Object.fromEntries(written) } as Document
}
