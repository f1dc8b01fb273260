import type { LibraryFilm } from './library-film'

export const LIBRARY_TABS = [
  { key: 'all', label: 'All Films' },
  { key: 'assigned', label: 'Assigned' },
  { key: 'watched', label: 'Watched' },
  { key: 'unwatched', label: 'Unwatched' },
] as const

export type LibraryTab = (typeof LIBRARY_TABS)[number]['key']

/** The filters of the library. All filters are in the URL, so that a selection can be bookmarked and shared. */
export type Filters = {
  tab: LibraryTab
  search: string
  /** The deselected categories. */
  hidden: readonly string[]
}

export const NO_FILTERS: Filters = { tab: 'all', search: '', hidden: [] }

/** Parses the filters from a query string and ignores unknown values. */
export function readFilters(params: URLSearchParams): Filters {
  const tab = LIBRARY_TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'all'
  return { tab, search: params.get('q') ?? '', hidden: params.getAll('hide') }
}

/** Returns the query string with these filters and leaves other parameters unchanged. */
export function writeFilters(filters: Filters, params: URLSearchParams): URLSearchParams {
  const others = [...params].filter(([name]) => !['tab', 'q', 'hide'].includes(name))
  const next = new URLSearchParams(others)
  if (filters.tab !== 'all') next.set('tab', filters.tab)
  if (filters.search.trim()) next.set('q', filters.search.trim())
  for (const category of filters.hidden) next.append('hide', category)
  return next
}

/** Returns the films that match every filter, in their order. */
export function filterFilms<Film extends LibraryFilm>(films: readonly Film[], filters: Filters): Film[] {
  const wanted = filters.search.trim().toLowerCase()
  return films.filter(
    (film) => isInTab(film, filters.tab) && !filters.hidden.includes(film.category) && isFound(film, wanted),
  )
}

/** Returns the categories in use, in the order of their first film. */
export function categoriesOf(films: readonly LibraryFilm[]): string[] {
  return [...new Set(films.map(({ category }) => category))]
}

/** Returns the figures beside the headline. The average is null before the first quiz. */
export function figuresOf(films: readonly LibraryFilm[]) {
  const scores = films
    .flatMap(({ check, quiz }) => [check?.best, quiz?.best])
    .filter((best) => typeof best === 'number')
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    assigned: films.filter(({ assignedOn }) => assignedOn !== null).length,
    watched: films.filter(({ isWatched }) => isWatched).length,
    films: films.length,
    quizAverage: scores.length > 0 ? Math.round(sum / scores.length) : null,
  }
}

function isInTab({ assignedOn, isWatched }: LibraryFilm, tab: LibraryTab): boolean {
  if (tab === 'assigned') return assignedOn !== null
  if (tab === 'watched') return isWatched
  return tab === 'all' || !isWatched
}

function isFound({ title, description, coach, category }: LibraryFilm, wanted: string): boolean {
  return [title, description, coach, category].some((text) => text.toLowerCase().includes(wanted))
}
