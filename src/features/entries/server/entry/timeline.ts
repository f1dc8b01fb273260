import 'server-only'
import type { Staff } from '@/payload-types'
import { handlesKind } from '../kind-roles'
import { tableOf } from '../entry-values'
import { decryptEdit } from '@/server/encryption/rows'
import { pool } from '@/server/database/pool'
import { toTimeline, type RawEdit, type RawEvent, type RawMail, type RawMove } from '../../rules/timeline'
import type { TimelineEvent, EntryRef } from '../../rules/entry'

type Notified = { id: string; reference: string; email: string }

/** Returns the timeline of an entry and of those merged into it; null for staff who do not handle its kind. */
export async function findTimeline(staff: Staff, { kind, id }: EntryRef): Promise<TimelineEvent[] | null> {
  if (!handlesKind(staff, kind)) return null
  const { rows: entries } = await pool().query<Notified>(
    `SELECT entry_id AS id, reference, email FROM inbox_entries
     WHERE kind = $2 AND (entry_id = $1 OR merged_into = $1) ORDER BY entry_id <> $1`,
    [id, kind],
  )
  const entry = entries[0]
  if (entry?.id !== id) return null
  const ids = entries.map((one) => one.id)
  const [events, moves, mails, edits] = await Promise.all([
    read<RawEvent>(EVENTS, [ids]),
    read<RawMove>(movesOf(tableOf(kind)), [ids]),
    read<Omit<RawMail, 'isToFamily'> & { to: string }>(MAILS_OF_ENTRIES, [
      ids,
      entries.map(({ reference }) => reference),
    ]),
    read<RawEdit & { entryId: string }>(EDITS, [ids]),
  ])
  const revealed = edits.map((edit) => decryptEdit(edit.entryId, edit))
  // Addresses that were corrected later belonged to the family when earlier mails were sent.
  const addresses = [...entries.map(({ email }) => email), ...revealed.map(({ before }) => before?.toLowerCase())]
  return toTimeline(kind, entry.reference, {
    events,
    moves,
    mails: mails.map(({ to, ...mail }) => ({ ...mail, isToFamily: addresses.includes(to) })),
    edits: revealed,
  })
}

// With microseconds, so that events of one transaction have the same timestamp.
const AT = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at`

const EVENTS = `
  SELECT id, ${AT('at')}, actor_name AS by, action, detail, reference FROM audit_events
  WHERE entry_id = ANY ($1) ORDER BY id DESC`

/** The mails of entries: $1 are their ids, $2 their references. */
export const MAILS_OF_ENTRIES = `
  SELECT id, ${AT('coalesce(sent_at, created_at)')}, sent_by AS by, subject, status,
    lower("to") AS "to"
  FROM mails WHERE entry_id = ANY ($1::uuid[]::text[]) OR reference = ANY ($2)`

const EDITS = `
  SELECT id, entry_id AS "entryId", ${AT('at')}, field, before, after, by_name AS by, reason
  FROM registration_edits WHERE entry_id = ANY ($1) ORDER BY id`

function movesOf(table: string): string {
  return `
    SELECT h.id, ${AT('h.at')}, h.by_name AS by, h."from", h."to", w.reference
    FROM ${table}_history h JOIN ${table} w ON w.id = h._parent_id
    WHERE h._parent_id = ANY ($1)`
}

async function read<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool().query<Row>(statement, values)
  return rows
}
