import 'server-only'
import type { RequestContext } from 'payload'
import { formatCount } from '@/lib/counts'
import { TIME_ZONE } from '@/lib/dates'
import type { DryRun, Imported, ReadColumn } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import type { Event, Staff } from '@/payload-types'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { auditImport } from '@/server/imports'
import { asSystem } from '@/server/payload'
import {
  type EventImportValues,
  evaluateEvents,
  readEventColumns,
  type EvaluatedEvents,
  type KnownEvent,
} from '../../rules/event-import/row-outcomes'
import { type ImportedEvent, EVENT_COLUMNS } from '../../rules/event-import/values'
import { readCsv } from '@/server/read-csv'

const CHANGED = 'The calendar has changed since you checked the file. Check it again.'

/** Returns the outcome for each line of a file. Stores nothing. */
export async function checkEvents(text: string): Promise<Result<DryRun, Refusal>> {
  const evaluated = await evaluateFile(pool(), text)
  if (!evaluated.ok) return evaluated
  const { columns, outcomes } = evaluated.value
  return done({ columns, outcomes })
}

/**
 * Publishes the events of a file in one transaction: exactly those of the dry run, or none if the calendar has changed since.
 */
export function importEvents(
  staff: Staff,
  { text, lines = [] }: EventImportValues,
  context?: RequestContext,
): Promise<Result<Imported, Refusal>> {
  return transaction(async (client, join) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('event-import'))`)
    const evaluated = await evaluateFile(client, text)
    if (!evaluated.ok) return evaluated
    const { events, squads } = evaluated.value
    if (events.map(({ line }) => line).join() !== lines.join()) return refused({ status: 409, message: CHANGED })
    const { payload, req } = await join(await asSystem('Opening a transaction; the events are added as this person'), {
      staff,
      context,
    })
    for (const { line: _line, ...event } of events)
      await payload.create({
        collection: 'events',
        data: toData(event, squads),
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
    const detail = formatCount(events.length, 'event')
    return done({ id: await auditImport(client, staff, { kind: 'events', detail }), count: events.length })
  })
}

function toData({ squads: keys, ...event }: ImportedEvent, squads: EvaluatedFile['squads']) {
  const divisions = squads.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
  const zones = { start_tz: TIME_ZONE, end_tz: TIME_ZONE } as const
  return { ...event, ...zones, divisions, repeat: 'none', _status: 'published' } as Omit<
    Event,
    'id' | 'createdAt' | 'updatedAt'
  >
}

type Squad = { id: string; key: string }

/** A file with the outcome of each line, and the squads of its events. */
type EvaluatedFile = EvaluatedEvents & { columns: ReadColumn[]; squads: Squad[] }

/** Parses a file of events and classifies each of its lines, without storing anything. */
async function evaluateFile(client: Client, text: string): Promise<Result<EvaluatedFile, Refusal>> {
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
