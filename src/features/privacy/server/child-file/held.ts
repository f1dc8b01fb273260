import 'server-only'
import { pool, type Client } from '@/server/database/pool'
import { dataMap } from '../../rules/data-map/data-map'
import { isExported } from '../../rules/child-export/labels'
import { mergeDataLines, type DataLine } from '../../rules/child-file'
import type { ChildIds } from './child'
import { childScope, scopeValues } from './scopes'

/**
 * Tables in which a row is a whole form, so that each answer is counted. Elsewhere a row is one item: a watched film, a mail.
 */
const SHEETS = new Set([
  ...['player_registrations', 'tryout_registrations', 'applications', 'players', 'enrolments', 'members'],
  'member_plans',
])

/** Whether the answers of a table are counted instead of its rows. */
export function countsAnswers(table: string): boolean {
  return SHEETS.has(table)
}

/** Counts all data about a child by the rows of the data map. Never returns a value. */
export async function listStoredData(ids: ChildIds, db: Client = pool()): Promise<DataLine[]> {
  const rows = dataMap.filter(({ table }) => childScope(table))
  const counts = rows.map(({ table, columns }, index) => {
    const answers = columns
      .filter(isExported)
      .map((column) => `count(nullif("${column}"::text, ''))`)
      .join(' + ')
    const things = countsAnswers(table) ? answers : 'count(*)'
    return `SELECT ${index} AS row, ${things} AS count FROM ${table} WHERE ${childScope(table)}`
  })
  const { rows: counted } = await db.query<{ row: number; count: string }>(counts.join(' UNION ALL '), scopeValues(ids))
  return mergeDataLines(counted.map(({ row, count }) => ({ ...rows[row]!, count: Number(count) })))
}
