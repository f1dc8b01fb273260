/** Returns whether a relation is populated with its document, not just an id. */
export function isPopulated<Document extends object>(
  relation: Document | string | number | null | undefined,
): relation is Document {
  return typeof relation === 'object' && relation !== null
}
