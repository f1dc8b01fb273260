import { useEffect, useState } from 'react'
import { readFilters, writeFilters, type Filters } from '../../rules/library-filters'

/**
 * Stores the filters in the URL. Every change adds a history entry that Back undoes; a search text is a single entry, however
 * many letters it has.
 * @param initial the query string of the URL as received by the server
 */
export function useFilters(initial: string) {
  const [query, setQuery] = useState(initial)
  // The input keeps its blanks, which the URL does not contain.
  const [input, setInput] = useState<string | null>(null)
  const filters = readFilters(new URLSearchParams(query))

  useEffect(() => {
    const follow = () => {
      setInput(null)
      setQuery(window.location.search.slice(1))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function change(part: Partial<Filters>, isTyping = false): void {
    const next = queryWith(part)
    setInput(part.search ?? input)
    if (next === query) return
    const address = next ? `?${next}` : window.location.pathname
    const isSameStep = isTyping && filters.search !== '' && part.search?.trim() !== ''
    if (isSameStep) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
    setQuery(next)
  }

  function queryWith(part: Partial<Filters>): string {
    return writeFilters({ ...filters, ...part }, new URLSearchParams(query)).toString()
  }

  return { filters: { ...filters, search: input ?? filters.search }, change, queryWith }
}
