const NARROWS = /^(?:where\[|only$|check$)/

/**
 * Returns the filters in the address of a list as one comparable text; empty for the whole list. Search, sorting and paging are
 * left out.
 * @param searchParams with flat keys such as `where[or][0][and][0][status][equals]`, as Next provides them, or nested
 */
export function narrowingOf(searchParams: unknown): string {
  const filters = flatten('', searchParams).filter(([name, value]) => NARROWS.test(name) && value !== '')
  // `check` is a marker: the ids behind it change.
  const marked = filters.some(([name]) => name === 'check') ? filters.filter(([name]) => name === 'check') : filters
  return marked
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
}

/** Returns the same for a query string. */
export function narrowingOfQuery(query: string): string {
  return narrowingOf(Object.fromEntries(new URLSearchParams(query)))
}

function flatten(path: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => flatten(path ? `${path}[${key}]` : key, part))
}

type Condition = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>

/** Returns the query string with which Payload's list shows the documents that meet all conditions. */
export function filterQuery(conditions: readonly Condition[]): string {
  return flatten('', { where: { or: [{ and: conditions }] } })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
