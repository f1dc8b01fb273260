import { binder, inboxWhere, type Bind, type Scope } from './filter-sql'
import { narrowingOf, type InboxFilters } from '../rules/filters'
import { nearSpellings, SHORT, type SearchWords } from '../rules/search-text'
import { PAGE_SIZE } from '../rules/row'
import { rowColumns, type Statement } from './list-sql'

/** The minimum trigram similarity of a word, from 0 to 1, to count as a typing error. */
const CLOSE_ENOUGH = 0.45
/** Numbers need a higher similarity than names, because many share their first six digits. */
const NUMBERS_CLOSE_ENOUGH = 0.6
/** Results much less similar than the best one are left out. */
const NEXT_TO_BEST = 0.75
/** The limit of similar rows. A text that resembles more is too unspecific. */
const CANDIDATES_MAX = 4000

/** Selects entries in which every word occurs literally, newest first. */
export function literalStatement({ patterns }: SearchWords, filters: InboxFilters, scope: Scope): Statement {
  return patternStatement(
    patterns.map((pattern) => [pattern]),
    filters,
    scope,
  )
}

/**
 * Selects entries in which every word occurs with one typing error, newest first; null if a word is not a short name. For words
 * too short for trigram similarity: "prya" shares two of the eight trigrams of "priya".
 */
export function nearStatement({ words }: SearchWords, filters: InboxFilters, scope: Scope): Statement | null {
  const spellings = words.map(nearSpellings)
  return spellings.every(({ length }) => length > 0) ? patternStatement(spellings, filters, scope) : null
}

// Of each group at least one pattern must match.
function patternStatement(groups: string[][], filters: InboxFilters, scope: Scope): Statement {
  const { bind, values } = binder()
  const rules = groups.map((group) => `(${group.map((one) => `search LIKE ${bind(one)}`).join(' OR ')})`)
  const text = `WITH found AS (SELECT * FROM inbox_entries WHERE ${filterClause(filters, scope, rules, bind)}
      ORDER BY received_at DESC LIMIT ${PAGE_SIZE + 1})
    SELECT ${rowColumns(bind(scope.today))} FROM found e ORDER BY received_at DESC`
  return { text, values }
}

/**
 * The settings for closeStatement in its transaction: the similarity threshold, and the use of the index even for common words,
 * for which the planner would prefer a sequential scan.
 */
export function closeSettings({ words }: SearchWords): Statement {
  const threshold = words.some((word) => /^\d+$/.test(word)) ? NUMBERS_CLOSE_ENOUGH : CLOSE_ENOUGH
  return {
    text: `SELECT set_config('pg_trgm.word_similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
    values: [String(threshold)],
  }
}

/**
 * Selects entries in which every word occurs approximately, the most similar first. Short words beside longer ones only affect
 * the order. Requires closeSettings in the same transaction.
 */
export function closeStatement({ words }: SearchWords, filters: InboxFilters, scope: Scope): Statement {
  const { bind, values } = binder()
  const terms = words.map((word) => ({ parameter: bind(word), isLong: word.length > SHORT }))
  const long = terms.filter(({ isLong }) => isLong)
  const rules = (long.length > 0 ? long : terms).map(({ parameter }) => `${parameter} <% search`)
  // Without the reference, whose prefix shares letters with many names.
  const names = `replace(search, lower(reference), '')`
  const likeness = terms.map(({ parameter }) => `word_similarity(${parameter}, ${names})`).join(' + ')
  const text = `WITH close AS MATERIALIZED (SELECT * FROM inbox_entries
      WHERE ${filterClause(filters, scope, rules, bind)} LIMIT ${CANDIDATES_MAX}),
    judged AS (SELECT *, ${likeness} AS likeness FROM close),
    found AS (SELECT * FROM judged WHERE likeness >= ${NEXT_TO_BEST} * (SELECT max(likeness) FROM judged)
      ORDER BY likeness DESC, received_at DESC LIMIT ${PAGE_SIZE + 1})
    SELECT ${rowColumns(bind(scope.today))} FROM found e ORDER BY likeness DESC, received_at DESC`
  return { text, values }
}

function filterClause(filters: InboxFilters, scope: Scope, rules: string[], bind: Bind): string {
  return [...rules, inboxWhere(narrowingOf(filters), scope, bind)].join(' AND ')
}
