import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { createBatch } from '@/lib/batch'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { isInboxKind, type InboxKind } from '../../rules/kinds'
import { outboxFilters } from '../../rules/outbox'

type OutboxCounts = Record<'all' | keyof ReturnType<typeof outboxFilters>, number>

/** Counts the mails of the outbox that this member of staff may read, by the filters above it. */
export async function countOutbox(staff: Staff, now = new Date()): Promise<OutboxCounts> {
  const count = async (and: Where[]) => (await asStaff(staff).count({ collection: 'mails', where: { and } })).totalDocs
  const { waiting, failed, sentToday } = outboxFilters(now)
  const counts = await Promise.all([[], waiting, failed, sentToday].map(count))
  return { all: counts[0]!, waiting: counts[1]!, failed: counts[2]!, sentToday: counts[3]! }
}

export type MailEntry = {
  id: string
  kind: InboxKind
  status: string
  /** The name of the child or the supporter. */
  person: string
  contact: string
  /** In small letters. */
  email: string
  /** Digits. */
  phone: string | null
}

/**
 * Returns the entry that a mail belongs to, or null. Staff who may read a mail may read its entry. All rows of a list share one
 * query.
 */
export const findMailEntry = (mailId: string): Promise<MailEntry | null> => mailEntries()(mailId)

const mailEntries = cache(() => createBatch(loadMailEntries))

async function loadMailEntries(mailIds: string[]): Promise<Map<string, MailEntry>> {
  const { rows } = await pool().query<Omit<MailEntry, 'kind'> & { mail: string; kind: string }>(
    `WITH listed AS (SELECT id, entry_id, reference FROM mails WHERE id = ANY($1::uuid[])),
       found AS (
         SELECT m.id AS mail, e.entry_id FROM listed m JOIN inbox_entries e ON e.entry_id::text = m.entry_id
         UNION ALL
         SELECT m.id, e.entry_id FROM listed m JOIN inbox_entries e ON e.reference = m.reference WHERE m.entry_id IS NULL)
     SELECT f.mail, e.entry_id AS id, e.kind, e.status, e.person, e.contact, e.email, e.phone
     FROM found f JOIN inbox_entries e ON e.entry_id = f.entry_id`,
    [mailIds],
  )
  return new Map(
    rows.flatMap(({ mail, kind, ...row }) => (isInboxKind(kind) ? [[mail, { ...row, kind }] as const] : [])),
  )
}
