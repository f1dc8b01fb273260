import type { Source } from './sources'

/** The number of rows read before the access rules are applied, which may remove some of them. */
const CANDIDATES_MAX = 40
/** The limit of similar rows. A text that resembles more is too unspecific. */
const COMPARED_MAX = 4000

/** Selects rows whose title matches the pattern `$1`, newest first. */
export function literalSql({ table, title, hint }: Source): string {
  return `SELECT id::text AS id, ${title} AS title, ${hint} AS hint FROM ${table}
    WHERE lower(${title}) LIKE $1 ORDER BY created_at DESC LIMIT ${CANDIDATES_MAX}`
}

/** Selects rows whose title is similar to `$1`, the most similar first. Requires closeSettings in the same transaction. */
export function closeSql({ table, title, hint }: Source): string {
  return `WITH close AS MATERIALIZED (SELECT * FROM ${table} WHERE $1 <% lower(${title}) LIMIT ${COMPARED_MAX})
    SELECT id::text AS id, ${title} AS title, ${hint} AS hint FROM close
    ORDER BY word_similarity($1, lower(${title})) DESC, lower(${title}) LIMIT ${CANDIDATES_MAX}`
}
