import { GLOBAL_PATHS, UNLISTED_GLOBALS } from '@/lib/content-paths'
import { paths } from '@/lib/paths'
import { proseOf } from '@/lib/text'
import { withPercent } from './training'

/** A page as the search finds it: its own title and lede, and all of its prose in one string. */
export type SearchedPage = { path: string; title: string; lede: string; text: string }

// The city pages share one text, and each of them is a document. The forms are found by what they are for.
const NO_TEXT_PAGES = ['cities-page', 'registration-page', ...UNLISTED_GLOBALS]

/** The globals of which each holds the texts of one page. */
export const TEXT_GLOBALS = Object.keys(GLOBAL_PATHS).filter((slug) => !NO_TEXT_PAGES.includes(slug))

/** Those the search finds; it does not find itself. */
export const SEARCHED_GLOBALS = TEXT_GLOBALS.filter((slug) => slug !== 'search-page')

/** Pages whose headline is a slogan go by what they are about. */
const NAMES: Readonly<Record<string, string>> = { [paths.pricing]: 'Fees and registration' }

type Texts = Record<string, unknown>

/** The headline of a page; null while nothing is written. */
export function titleOf(page: Texts): string | null {
  const hero = (page.hero ?? {}) as Texts
  const title = hero.title ?? hero.headline ?? hero.slogan
  return typeof title === 'string' ? title : null
}

/** A page as the search finds it; null when visitors cannot read it, or when the search must not find it. */
export function toSearchedPage(slug: string, page: Texts): SearchedPage | null {
  const [path, title] = [GLOBAL_PATHS[slug], titleOf(page)]
  if (!path || title === null || page._status !== 'published' || !SEARCHED_GLOBALS.includes(slug)) return null
  const { lede } = (page.hero ?? {}) as Texts
  return { path, title: NAMES[path] ?? title, lede: typeof lede === 'string' ? lede : '', text: fillPercent(page) }
}

// The one text that asks for a figure which stands beside it.
function fillPercent(page: Texts): string {
  const { package: saving } = (page.rates ?? {}) as { package?: { percent?: unknown } }
  const text = proseOf(page)
  return typeof saving?.percent === 'number' ? withPercent(text, saving.percent) : text
}
