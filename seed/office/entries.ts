import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { toDay } from '../../src/lib/dates'
import { POSITIONS } from '../../src/lib/player-options'
import { columnsOf, emailOf, referenceOf, tableOf } from './columns'
import { isFamilyEntry, readEntries, type OfficeEntry, type Step } from './content'
import { writeAnswer, writeReceipt } from './mails'
import { ago, noonOf } from './when'
import { insertRow } from './write'

/** An entry that was inserted. */
export type Stored = { entry: OfficeEntry; id: string; reference: string; email: string }

/** An event on a day of the office. */
type OfficeEvent = { at: string; happen: () => Promise<void> }

const OPENING_MS = 4 * 60 * 1000

/**
 * Inserts the last twelve weeks in chronological order, so that lists sorted by insertion look realistic: all submissions, and
 * what staff did about them.
 */
export async function liveThrough(client: pg.PoolClient, days: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const events: OfficeEvent[] = []
  for (const [index, entry] of (await readEntries()).entries()) {
    const stored = { entry, id: randomUUID(), reference: referenceOf(entry), email: emailOf(entry) }
    const tryoutDayId = isFamilyEntry(entry) && entry.day ? days.get(entry.day) : undefined
    const received = ago(entry.days, entry.time, now)
    events.push({ at: received, happen: () => receive(client, stored, { tryoutDayId, received, index, now }) })
    for (const [place, step] of entry.steps.entries()) {
      // Staff answer at different times of a morning.
      const at = ago(entry.days - step.after, `${9 + (index % 3)}:${10 + ((index * 7) % 50)}`.padStart(5, '0'), now)
      events.push({ at, happen: () => move(client, stored, { step, place, at }) })
    }
  }
  for (const { happen } of events.toSorted((one, other) => one.at.localeCompare(other.at))) await happen()
}

type EntryContext = { tryoutDayId?: string; received: string; index: number; now: Date }

async function receive(client: pg.PoolClient, stored: Stored, { tryoutDayId, received, index, now }: EntryContext) {
  const { entry, id, reference } = stored
  await insertRow(client, tableOf(entry.kind), {
    ...(await columnsOf(entry, index, now, client)),
    id,
    reference,
    tryoutDayId,
    suspicion: entry.suspicion,
    ...(entry.kind === 'applications' ? { submittedAt: received } : {}),
    createdAt: received,
    updatedAt: received,
  })
  if (entry.kind === 'player-registrations')
    await insertRow(client, 'player_registrations_positions', {
      order: 1,
      parentId: id,
      value: POSITIONS[index % POSITIONS.length],
    })
  await writeReceipt(client, stored, received)
  await client.query('UPDATE inbox_entries SET city = $2, tags = $3 WHERE entry_id = $1', [
    id,
    entry.city,
    entry.tags ?? [],
  ])
  if (isFamilyEntry(entry) && entry.roster) await linkToRoster(client, id, entry.roster)
}

async function linkToRoster(client: pg.PoolClient, id: string, slug: string) {
  await client.query(
    'UPDATE enrolments SET registration_id = $1 WHERE player_id = (SELECT id FROM players WHERE slug = $2)',
    [id, slug],
  )
}

type Moved = { step: Step; place: number; at: string }

async function move(client: pg.PoolClient, stored: Stored, { step, place, at }: Moved): Promise<void> {
  const { entry, id, reference } = stored
  const from = await findStatus(client, id)
  const opened = new Date(Date.parse(at) - OPENING_MS).toISOString()
  const note = { actorName: step.by, kind: entry.kind, entryId: id, reference }
  await insertRow(client, 'audit_events', { ...note, at: opened, action: 'opened' })
  if (place === 0 && entry.assignee)
    await insertRow(client, 'audit_events', { ...note, at: opened, action: 'assigned', detail: entry.assignee })
  const table = tableOf(entry.kind)
  const change = { from, to: step.to, at, byName: step.by }
  await insertRow(client, `${table}_history`, { _order: place + 1, _parentId: id, id: randomUUID(), ...change })
  await client.query(`UPDATE ${table} SET status = $2, updated_at = $3, revision = revision + 1 WHERE id = $1`, [
    id,
    step.to,
    at,
  ])
  if (entry.kind === 'pledges') await noteGift(client, id, step.to, at)
  await insertRow(client, 'audit_events', { ...note, at, action: 'changed', detail: 'status' })
  if (await writeAnswer(client, stored, { step, at })) await promiseCall(client, stored, opened, step.by)
}

// A tryout day is already an appointment; every other call is due today, for the assignee of the entry.
async function promiseCall(client: pg.PoolClient, { entry, id, reference }: Stored, at: string, by: string) {
  if (isFamilyEntry(entry) && entry.day) return
  await client.query(
    `UPDATE inbox_entries SET call_promised = true, due_at = inbox_due(kind, now()) WHERE entry_id = $1`,
    [id],
  )
  if (isFamilyEntry(entry) && entry.assignee) return
  const note = { actorName: by, kind: entry.kind, entryId: id, reference }
  await insertRow(client, 'audit_events', { ...note, at, action: 'assigned', detail: by })
}

async function findStatus(client: pg.PoolClient, id: string): Promise<string> {
  const { rows } = await client.query<{ status: string }>('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])
  return rows[0]!.status
}

// A received gift has a date, and so does its letter.
async function noteGift(client: pg.PoolClient, id: string, status: string, at: string): Promise<void> {
  const column = { received: 'received_on', acknowledged: 'letter_sent_on' }[status]
  if (column) await client.query(`UPDATE pledges SET ${column} = $2 WHERE id = $1`, [id, noonOf(toDay(at))])
}
