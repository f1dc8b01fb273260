import 'server-only'
import { contentPath } from '@/lib/content-paths'
import { paths } from '@/lib/paths'
import { listTextPages, type TextPage } from './pages'
import { pool } from '@/server/database/pool'
import { getSiteSettings } from './site'
import { isForgiving } from '@/server/database/trigrams'
import { plain, toPatterns, withOtherWords, type Query } from '../rules/search'
import { searchStatement } from './search-sql'
import { getPageTexts } from '@/server/content/page-texts'

/** Something found, with the text that says why. */
export type Result = { kind: string; path: string; title: string; lead: string; snippet: string }

/** Results, best first. Close ones only look like what was asked for. */
export type Outcome = { results: Result[]; isClose: boolean }

/** Looks a query up in everything the public may read. The query is neither logged nor kept. */
export async function search({ text, words }: Query): Promise<Outcome> {
  const [texts, { academyName }, { otherWords }] = await Promise.all([
    listTextPages(),
    getSiteSettings(),
    getPageTexts('search-page'),
  ])
  const pages = [...texts.flatMap((page) => toEntry(page, academyName)), FORM_PAGE]
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const { rows } = await pool().query<Row>(searchStatement(await isForgiving()), [
    plain(text),
    toPatterns(words),
    words,
    JSON.stringify(withOtherWords(pages, otherWords?.pages ?? [])),
    longest,
  ])
  const own = new Map(pages.map(({ path, text }) => [path, text]))
  return { results: rows.flatMap((row) => toResult(row, own)), isClose: rows.some(({ isClose }) => isClose) }
}

type Row = { kind: string; ref: string; title: string; lead: string; snippet: string; isClose: boolean }

/** The one page that families look for most is found whatever staff have written on it. */
const FORM_PAGE = {
  path: paths.playerRegistration,
  title: 'Tryout registration',
  lede: 'Reserve a tryout spot for your player, or register with the academy.',
  text: 'Register, sign up, join, tryouts, player registration form.',
}

// The home page's headline says what it promises, not what it is; the search does not find itself.
function toEntry(page: TextPage, academyName: string): TextPage[] {
  if (page.path === paths.search) return []
  return [page.path === paths.home ? { ...page, title: academyName } : page]
}

// A page that is found by other words shows its own.
function toResult({ kind, ref, title, lead, snippet }: Row, own: Map<string, string>): Result[] {
  const path = kind === 'page' ? ref : contentPath(kind, { slug: ref })
  return path ? [{ kind, path, title, lead, snippet: kind === 'page' ? (own.get(ref) ?? snippet) : snippet }] : []
}
