const SEARCHES = ['search_query', 'q', 'query']

/** Describes the target of a demo video's link: a film on another site, or the results of a search there. */
export function describeVideoLink(url: string): string {
  const { hostname, searchParams } = new URL(url)
  const site = hostname.replace(/^www\./, '')
  return SEARCHES.some((name) => searchParams.has(name)) ? `A search on ${site}` : `On ${site}`
}
