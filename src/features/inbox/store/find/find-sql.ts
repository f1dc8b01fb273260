import type { Source } from './sources'

/** Read before the access rules decide: of these some may be closed to the person. */
const CANDIDATES_MAX = 40
/** What comes close to more than this comes close to nothing in particular. */
const COMPARED_MAX = 4000

/** Rows whose title contains the text of the pattern `$1`, newest first. */
export function literalSql({ table, title, hint }: Source): string {
  return `SELECT id::text AS id, ${title} AS title, ${hint} AS hint FROM ${table}
    WHERE lower(${title}) LIKE $1 ORDER BY created_at DESC LIMIT ${CANDIDATES_MAX}`
}

/** Rows whose title comes close to `$1`, the closest first. To be asked after closeSettings. */
export function closeSql({ table, title, hint }: Source): string {
  return `WITH close AS MATERIALIZED (SELECT * FROM ${table} WHERE $1 <% lower(${title}) LIMIT ${COMPARED_MAX})
    SELECT id::text AS id, ${title} AS title, ${hint} AS hint FROM close
    ORDER BY word_similarity($1, lower(${title})) DESC, lower(${title}) LIMIT ${CANDIDATES_MAX}`
}
