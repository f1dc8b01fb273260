/** What a page is told of its address. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The same as everything else reads it, repeated names kept. */
export function toParams(search: Awaited<SearchParams>): URLSearchParams {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs)
}
