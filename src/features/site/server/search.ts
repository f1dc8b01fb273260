import 'server-only'
import { contentPath } from '@/lib/content-paths'
import { pool } from '@/server/database/pool'
import { hasTrigrams } from '@/server/database/trigrams'
import { normalizeText, toPatterns, type Query } from '../rules/search'
import { closeStatement, literalStatement, valuesOf } from './search-sql'

/** A search result, with the text that contains the match. */
export type Result = { kind: string; path: string; title: string; lead: string; snippet: string }

/**
 * The results, best first. Close ones are only similar to the query. `stems`: the stems of the words, which the texts may
 * contain instead.
 */
export type Outcome = { results: Result[]; isClose: boolean; stems: string[] }

/** Searches all public content. The query is not logged. */
export async function search(query: Query): Promise<Outcome> {
  return find(query, await hasTrigrams())
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
