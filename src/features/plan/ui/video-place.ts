const SEARCHES = ['search_query', 'q', 'query']

/** Where a demo video's link leads, in words: to a film on another site, or to what a search there finds. */
export function placeOf(url: string): string {
  const { hostname, searchParams } = new URL(url)
  const site = hostname.replace(/^www\./, '')
  return SEARCHES.some((name) => searchParams.has(name)) ? `A search on ${site}` : `On ${site}`
}
