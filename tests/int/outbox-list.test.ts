import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { findMailOf } from '@/features/entries/server/status-mails/mail-log'
import { countOutbox, findMailEntry } from '@/features/entries/server/status-mails/outbox'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { momentAt, toDay } from '@/lib/dates'
import { pool } from '@/server/database/pool'
import { makeOther, makeRegistration } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

type StoredMail = Partial<{
  status: string
  kind: string
  sentAt: string
  entryId: string
  entryKind: InboxKind
  reference: string
}>

async function makeMail({ status = 'waiting', kind = 'confirmation', ...mail }: StoredMail = {}): Promise<string> {
  const id = randomUUID()
  await pool().query(
    `INSERT INTO mails (id, kind, "to", subject, text, status, sent_at, entry_id, entry_kind, reference)
     VALUES ($1, $2, 'pat@example.org', 'News', '', $3, $4, $5, $6, $7)`,
    [id, kind, status, mail.sentAt, mail.entryId, mail.entryKind, mail.reference],
  )
  return id
}

async function referenceOf(entryId: string): Promise<string> {
  const { rows } = await pool().query('SELECT reference FROM inbox_entries WHERE entry_id = $1', [entryId])
  return rows[0].reference
}

describe('the counts above the outbox', () => {
  test('are of what is waiting, failed or was sent today in Arizona', async () => {
    const midnight = momentAt(toDay(new Date()), '00:00')
    const justBefore = new Date(Date.parse(midnight) - 1).toISOString()
    for (const status of ['waiting', 'held', 'failed', 'undone', 'kept', 'queued']) await makeMail({ status })
    await makeMail({ status: 'sent', sentAt: midnight })
    await makeMail({ status: 'sent', sentAt: justBefore })
    expect(await countOutbox(await staffAs('admin'))).toEqual({ all: 8, waiting: 2, failed: 1, sentToday: 1 })
  })

  test('are of the mails that a role may read', async () => {
    await makeMail({ kind: 'account' })
    await makeMail({ entryKind: 'player-registrations' })
    await makeMail({ entryKind: 'tour-requests' })
    const waiting = async (role: 'admin' | 'registrar' | 'treasurer') =>
      (await countOutbox(await staffAs(role))).waiting
    expect([await waiting('admin'), await waiting('registrar'), await waiting('treasurer')]).toEqual([3, 2, 1])
    await expect(countOutbox(await staffAs('coach'))).rejects.toThrow('not allowed')
  })
})

describe('the entry of a mail', () => {
  test('is found for all rows, by its id or else by its reference', async () => {
    const registration = await makeRegistration({ first: 'Eli', last: 'Park', parent: 'Denise', status: 'needs_info' })
    const tour = await makeOther('tour', 'Lou')
    const mails = await Promise.all([
      makeMail({ entryId: registration }),
      makeMail({ reference: await referenceOf(tour) }),
      makeMail({ reference: 'PR-NONE' }),
    ])
    const [first, second, none] = await Promise.all(mails.map(findMailEntry))
    expect(first).toMatchObject({
      id: registration,
      kind: 'player-registrations',
      status: 'needs_info',
      person: 'Eli Park',
      contact: 'Denise Park',
    })
    expect(second).toMatchObject({ id: tour, kind: 'tour-requests', person: 'Lou' })
    expect(none).toBeNull()
  })

  test('is the one that its actions apply to, also by its reference alone', async () => {
    await makeRegistration()
    const tour = await makeOther('tour', 'Lou')
    const admin = await staffAs('admin')
    const mail = await makeMail({ reference: await referenceOf(tour) })
    expect(await findMailOf(admin, mail)).toMatchObject({ entryId: tour })
    expect(await findMailOf(admin, await makeMail({ reference: 'PR-NONE' }))).toBeNull()
  })
})
