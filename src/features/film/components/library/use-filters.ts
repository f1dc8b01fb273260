import { useEffect, useState } from 'react'
import { readFilters, writeFilters, type Filters } from '../../rules/library-filters'

/**
 * The filters in the address. Every choice adds a history entry that Back undoes; typing is one step, however many
 * letters it has.
 * @param initial the query of the address as the server saw it
 */
export function useFilters(initial: string) {
  const [query, setQuery] = useState(initial)
  // What is typed keeps its blanks, which the address does not.
  const [typed, setTyped] = useState<string | null>(null)
  const filters = readFilters(new URLSearchParams(query))

  useEffect(() => {
    const follow = () => {
      setTyped(null)
      setQuery(window.location.search.slice(1))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function change(part: Partial<Filters>, isTyping = false): void {
    const next = queryWith(part)
    setTyped(part.search ?? typed)
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

  return { filters: { ...filters, search: typed ?? filters.search }, change, queryWith }
}
