/** True when a relation was fetched along and is a document, not just its id. */
export function isPopulated<Document extends object>(
  relation: Document | string | number | null | undefined,
): relation is Document {
  return typeof relation === 'object' && relation !== null
}
