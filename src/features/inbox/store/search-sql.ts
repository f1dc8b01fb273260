import { binder, narrowedTo, type Bind, type Scope } from './filter-sql'
import { narrowingOf, type InboxFilters } from '../rules/filters'
import { nearSpellings, SHORT, type SearchWords } from '../rules/search-text'
import { PAGE_SIZE } from '../rules/row'
import { rowColumns, type Statement } from './list-sql'

/** How alike a typed word and a part of an entry must be, from 0 to 1, to pass for a typing error. */
const CLOSE_ENOUGH = 0.45
/** Numbers look more alike than names do: many begin with the same six digits. */
const NUMBERS_CLOSE_ENOUGH = 0.6
/** What is much less alike than the best one is not what was meant. */
const NEXT_TO_BEST = 0.75
/** What comes close to more than this comes close to nothing in particular. */
const CANDIDATES_MAX = 4000

/** Entries in which every word stands as it was typed, newest first. */
export function literalStatement({ patterns }: SearchWords, filters: InboxFilters, scope: Scope): Statement {
  return patternStatement(
    patterns.map((pattern) => [pattern]),
    filters,
    scope,
  )
}

/**
 * Entries in which every word stands with one typing error, newest first; null where a word is no short name. For those of
 * which nothing is alike enough: "prya" has two of the eight pieces of "priya".
 */
export function nearStatement({ words }: SearchWords, filters: InboxFilters, scope: Scope): Statement | null {
  const spellings = words.map(nearSpellings)
  return spellings.every(({ length }) => length > 0) ? patternStatement(spellings, filters, scope) : null
}

// Of each group one pattern must fit.
function patternStatement(groups: string[][], filters: InboxFilters, scope: Scope): Statement {
  const { bind, values } = binder()
  const rules = groups.map((group) => `(${group.map((one) => `search LIKE ${bind(one)}`).join(' OR ')})`)
  const text = `WITH found AS (SELECT * FROM inbox_entries WHERE ${which(filters, scope, rules, bind)}
      ORDER BY received_at DESC LIMIT ${PAGE_SIZE + 1})
    SELECT ${rowColumns(bind(scope.today))} FROM found e ORDER BY received_at DESC`
  return { text, values }
}

/**
 * What holds for closeStatement, in its transaction: the threshold of the database's comparison, and that the index
 * is asked first even where a word is so common that the database would rather compare every entry.
 */
export function closeSettings({ words }: SearchWords): Statement {
  const threshold = words.some((word) => /^\d+$/.test(word)) ? NUMBERS_CLOSE_ENOUGH : CLOSE_ENOUGH
  return {
    text: `SELECT set_config('pg_trgm.word_similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
    values: [String(threshold)],
  }
}

/**
 * Entries in which every word nearly stands, the most alike first. Short words beside longer ones only decide which those
 * are. To be asked after closeSettings.
 */
export function closeStatement({ words }: SearchWords, filters: InboxFilters, scope: Scope): Statement {
  const { bind, values } = binder()
  const places = words.map((word) => ({ place: bind(word), isLong: word.length > SHORT }))
  const long = places.filter(({ isLong }) => isLong)
  const rules = (long.length > 0 ? long : places).map(({ place }) => `${place} <% search`)
  // Without the reference, whose first letters are those of many names.
  const names = `replace(search, lower(reference), '')`
  const likeness = places.map(({ place }) => `word_similarity(${place}, ${names})`).join(' + ')
  const text = `WITH close AS MATERIALIZED (SELECT * FROM inbox_entries
      WHERE ${which(filters, scope, rules, bind)} LIMIT ${CANDIDATES_MAX}),
    judged AS (SELECT *, ${likeness} AS likeness FROM close),
    found AS (SELECT * FROM judged WHERE likeness >= ${NEXT_TO_BEST} * (SELECT max(likeness) FROM judged)
      ORDER BY likeness DESC, received_at DESC LIMIT ${PAGE_SIZE + 1})
    SELECT ${rowColumns(bind(scope.today))} FROM found e ORDER BY likeness DESC, received_at DESC`
  return { text, values }
}

function which(filters: InboxFilters, scope: Scope, rules: string[], bind: Bind): string {
  return [...rules, narrowedTo(narrowingOf(filters), scope, bind)].join(' AND ')
}
