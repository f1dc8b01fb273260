import 'server-only'
import type { RequestContext } from 'payload'
import { TIME_ZONE } from '@/lib/dates'
import type { DryRun, Imported } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import type { Event, Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { auditImport } from '@/server/imports'
import { asSystem } from '@/server/payload'
import type { EventImportValues } from '../../rules/event-import/row-outcomes'
import type { ImportedEvent } from '../../rules/event-import/values'
import { evaluateFile, type EvaluatedFile } from './evaluate'

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
    const detail = events.length === 1 ? '1 event' : `${events.length} events`
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
