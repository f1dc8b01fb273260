import 'server-only'
import { toDay } from '@/lib/dates'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import type { Client } from '@/server/database/pool'
import type { Refusal } from '@/server/http/answers'
import { readCsv } from '@/server/read-csv'
import { explainMissing, readCells, readColumns, type ImportColumn } from '../../rules/roster-import/columns'
import { evaluateLines, type EvaluatedLines, type KnownPlayer } from '../../rules/roster-import/row-outcomes'
import type { ImportValues } from '../../rules/roster-import/schema'
import { listOwnSquads } from '../own-squads'

export type EvaluatedFile = EvaluatedLines & { columns: ImportColumn[] }

/** Parses a file and classifies each of its lines, without storing anything. */
export async function evaluateFile(
  client: Client,
  staff: Staff,
  { division, text }: Pick<ImportValues, 'division' | 'text'>,
): Promise<Result<EvaluatedFile, Refusal>> {
  const squads = await listOwnSquads(staff)
  if (!squads.includes(division)) return refused({ status: 403, message: `${division} is not a squad of yours.` })
  const table = readCsv(text)
  if (!table.ok) return refused({ status: 422, message: table.error })
  const columns = readColumns(table.value.header)
  const missing = explainMissing(columns)
  if (missing) return refused({ status: 422, message: missing })
  const lines = table.value.rows.map(({ line, cells }) => ({ line, cells: readCells(columns, cells) }))
  return done({ columns, ...evaluateLines(lines, await listKnown(client), division, toDay(new Date())) })
}

// Includes players of other squads and in the trash, so that the same child is never added twice.
async function listKnown(client: Client): Promise<KnownPlayer[]> {
  const { rows } = await client.query<KnownPlayer>(
    `SELECT first_name AS "firstName", last_name AS "lastName", division::text, number, deleted_at IS NOT NULL AS "hasLeft"
     FROM players ORDER BY deleted_at IS NULL`,
  )
  return rows
}
