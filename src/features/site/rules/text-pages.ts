import { GLOBAL_PATHS, UNLISTED_GLOBALS } from '@/lib/content-paths'
import { paths } from '@/lib/paths'
import { proseOf } from '@/lib/text'
import { withPercent } from './training'

/** A page in the search index: its title and lede, and all of its prose in one string. */
export type SearchedPage = { path: string; title: string; lede: string; text: string }

// The city pages share one text and are indexed as documents. The forms have fixed entries.
const NO_TEXT_PAGES = ['cities-page', 'registration-page', ...UNLISTED_GLOBALS]

/** The globals that contain the texts of one page each. */
export const TEXT_GLOBALS = Object.keys(GLOBAL_PATHS).filter((slug) => !NO_TEXT_PAGES.includes(slug))

/** The indexed ones; the search page does not index itself. */
export const SEARCHED_GLOBALS = TEXT_GLOBALS.filter((slug) => slug !== 'search-page')

/** Descriptive titles of pages whose headline is a slogan. */
const NAMES: Readonly<Record<string, string>> = { [paths.pricing]: 'Fees and registration' }

type Texts = Record<string, unknown>

/** Returns the headline of a page; null when it is empty. */
export function titleOf(page: Texts): string | null {
  const hero = (page.hero ?? {}) as Texts
  const title = hero.title ?? hero.headline ?? hero.slogan
  return typeof title === 'string' ? title : null
}

/** Returns a page for the search index; null when it is not public or must not be indexed. */
export function toSearchedPage(slug: string, page: Texts): SearchedPage | null {
  const [path, title] = [GLOBAL_PATHS[slug], titleOf(page)]
  if (!path || title === null || page._status !== 'published' || !SEARCHED_GLOBALS.includes(slug)) return null
  const { lede } = (page.hero ?? {}) as Texts
  return { path, title: NAMES[path] ?? title, lede: typeof lede === 'string' ? lede : '', text: fillPercent(page) }
}

// The only text with a placeholder for a figure that is stored beside it.
function fillPercent(page: Texts): string {
  const { package: saving } = (page.rates ?? {}) as { package?: { percent?: unknown } }
  const text = proseOf(page)
  return typeof saving?.percent === 'number' ? withPercent(text, saving.percent) : text
}
