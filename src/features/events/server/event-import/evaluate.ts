import 'server-only'
import type { ReadColumn } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import type { Client } from '@/server/database/pool'
import type { Refusal } from '@/server/http/answers'
import { readCsv } from '@/server/read-csv'
import {
  evaluateEvents,
  readEventColumns,
  type EvaluatedEvents,
  type KnownEvent,
} from '../../rules/event-import/row-outcomes'
import { EVENT_COLUMNS } from '../../rules/event-import/values'

type Squad = { id: string; key: string }

/** A file with the outcome of each line, and the squads of its events. */
export type EvaluatedFile = EvaluatedEvents & { columns: ReadColumn[]; squads: Squad[] }

/** Parses a file of events and classifies each of its lines, without storing anything. */
export async function evaluateFile(client: Client, text: string): Promise<Result<EvaluatedFile, Refusal>> {
  const table = readCsv(text)
  if (!table.ok) return refused({ status: 422, message: table.error })
  const columns = readEventColumns(table.value.header)
  if (!columns.ok) return refused({ status: 422, message: columns.error })
  const { rows: squads } = await client.query<Squad>(`SELECT id, key::text FROM divisions ORDER BY "order"`)
  const { rows } = await client.query<{ title: string; start: Date }>(
    'SELECT title, start FROM events WHERE deleted_at IS NULL AND title IS NOT NULL AND start IS NOT NULL',
  )
  const known: KnownEvent[] = rows.map(({ title, start }) => ({ title, start: start.toISOString() }))
  const keys = squads.map(({ key }) => key)
  const named = table.value.header.map((header, index) => {
    const field = columns.value[index]
    return { header, label: field ? EVENT_COLUMNS[field].label : null }
  })
  return done({ ...evaluateEvents(columns.value, table.value.rows, known, keys), columns: named, squads })
}
