/** The search parameters of a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Converts the search parameters to URLSearchParams, including repeated names. */
export function toParams(search: Awaited<SearchParams>): URLSearchParams {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs)
}
