import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/lib/cache-tags'
import { contentPath } from '@/lib/content-paths'
import { cachedQuery } from '@/server/cache'
import { pool } from '@/server/database/pool'
import { isForgiving } from '@/server/database/trigrams'
import { normalizeText, toPatterns, type Query } from '../rules/search'
import { SEARCHED_GLOBALS } from '../rules/text-pages'
import { closeStatement, literalStatement, valuesOf } from './search-sql'

/** A search result, with the text that contains the match. */
export type Result = { kind: string; path: string; title: string; lead: string; snippet: string }

/**
 * The results, best first. Close ones are only similar to the query. `stems`: the stems of the words, which the texts may
 * contain instead.
 */
export type Outcome = { results: Result[]; isClose: boolean; stems: string[] }

/** A result has about one kilobyte, and a query at most thirty results. */
const QUERIES_MAX = 300
const recent = new LRUCache<string, Outcome, Query>({
  max: QUERIES_MAX,
  fetchMethod: async (_key, _stale, { context }) => find(context, await isForgiving()),
})

const SEARCHED_COLLECTIONS = ['posts', 'programs', 'faqs', 'coaches', 'events', 'albums', 'cities']
const TAGS = [
  ...SEARCHED_COLLECTIONS.map(cacheTags.collection),
  ...[...SEARCHED_GLOBALS, 'cities-page', 'search-page', 'site-settings'].map(cacheTags.global),
]

// Changes with any of the texts, on every instance, and with it the cache key of every result.
const contentVersion = cachedQuery(['searched-content'], TAGS, () => Promise.resolve(randomUUID()))

/** Searches all public content. The query is not logged, and only recent queries are cached in memory. */
export async function search(query: Query): Promise<Outcome> {
  return recent.forceFetch(`${await contentVersion()} ${normalizeText(query.text)}`, { context: query })
}

/** Runs a query in the database. @param forgiving whether it has pg_trgm */
export async function find({ text, words }: Query, forgiving: boolean): Promise<Outcome> {
  const values = valuesOf(normalizeText(text), toPatterns(words), words)
  const literal = await pool().query<Row>(literalStatement(words.length, forgiving), values)
  if (literal.rows.length > 0 || !forgiving) return toOutcome(literal.rows, false)
  return toOutcome((await pool().query<Row>(closeStatement(words.length), values)).rows, true)
}

type Row = { kind: string; ref: string; title: string; lead: string; snippet: string; stems: string[] }

function toOutcome(rows: Row[], isClose: boolean): Outcome {
  return { results: rows.flatMap(toResult), isClose: isClose && rows.length > 0, stems: rows[0]?.stems ?? [] }
}

function toResult({ kind, ref, title, lead, snippet }: Row): Result[] {
  const path = kind === 'page' ? ref : contentPath(kind, { slug: ref })
  return path ? [{ kind, path, title, lead, snippet }] : []
}
