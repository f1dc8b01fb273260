import type { LibraryFilm } from './library-film'

export const LIBRARY_TABS = [
  { key: 'all', label: 'All Films' },
  { key: 'assigned', label: 'Assigned' },
  { key: 'watched', label: 'Watched' },
  { key: 'unwatched', label: 'Unwatched' },
] as const

export type LibraryTab = (typeof LIBRARY_TABS)[number]['key']

/** Which films are shown. Every filter is in the address, so that a choice can be bookmarked, shared and returned to. */
export type Filters = {
  tab: LibraryTab
  search: string
  /** Categories that are switched off. */
  hidden: readonly string[]
}

export const NO_FILTERS: Filters = { tab: 'all', search: '', hidden: [] }

/** Reads the filters of an address. What it does not know it leaves out. */
export function readFilters(params: URLSearchParams): Filters {
  const tab = LIBRARY_TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'all'
  return { tab, search: params.get('q') ?? '', hidden: params.getAll('hide') }
}

/** Returns the query string with these filters; other parameters stay. */
export function writeFilters(filters: Filters, params: URLSearchParams): URLSearchParams {
  const others = [...params].filter(([name]) => !['tab', 'q', 'hide'].includes(name))
  const next = new URLSearchParams(others)
  if (filters.tab !== 'all') next.set('tab', filters.tab)
  if (filters.search.trim()) next.set('q', filters.search.trim())
  for (const category of filters.hidden) next.append('hide', category)
  return next
}

/** The films that every filter lets through, in their order. */
export function filterFilms<Film extends LibraryFilm>(films: readonly Film[], filters: Filters): Film[] {
  const wanted = filters.search.trim().toLowerCase()
  return films.filter(
    (film) => isInTab(film, filters.tab) && !filters.hidden.includes(film.category) && isFound(film, wanted),
  )
}

/** The categories in use, in the order in which they first appear. */
export function categoriesOf(films: readonly LibraryFilm[]): string[] {
  return [...new Set(films.map(({ category }) => category))]
}

/** The figures beside the headline. The average is null before the first quiz. */
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
