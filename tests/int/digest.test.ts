import { beforeEach, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { sendDigest } from '@/features/dashboard/server/digest'
import { pool } from '@/server/database/pool'
import { register, send, tryout } from './status-mails-support'
import { clearInbox, freshDatabase } from './support'
import { contactInput } from '../support/factories'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

async function digests() {
  const { rows } = await queryMails(pool(), `SELECT "to", subject, text FROM mails WHERE kind = 'digest'`)
  return rows
}

test('one mail a day contains only numbers: new entries and overdue ones', async () => {
  const late = await register()
  await pool().query(
    `UPDATE inbox_entries SET received_at = now() - interval '9 days', due_at = now() - interval '5 days' WHERE entry_id = $1`,
    [late],
  )
  await tryout()
  await send(postContact, contactInput())
  await pool().query(`UPDATE form_entries SET status = 'spam'`)
  await Promise.all([sendDigest(), sendDigest()])
  const mails = await digests()
  expect(mails).toHaveLength(1)
  expect(mails[0].subject).toBe('The inbox this morning: 1 new, 1 overdue')
  expect(mails[0].text).toContain('Registrations: 1 overdue\nTryouts: 1 new')
  expect(mails[0].text).not.toMatch(/Avery|Jordan|Messages|TR-|PR-/)
})

test('a merged entry is not counted', async () => {
  const [kept, gone] = [await register(), await register()]
  await pool().query('UPDATE inbox_entries SET merged_into = $1 WHERE entry_id = $2', [kept, gone])
  await sendDigest()
  expect((await digests())[0]!.subject).toBe('The inbox this morning: 1 new, 0 overdue')
})

test('an entry is overdue after the promised time, not at it', async () => {
  const due = new Date('2027-01-20T14:00:00Z')
  const id = await register()
  await pool().query(
    `UPDATE inbox_entries SET received_at = $2::timestamptz - interval '9 days', due_at = $2 WHERE entry_id = $1`,
    [id, due],
  )
  await sendDigest(due)
  expect(await digests()).toEqual([])
  await sendDigest(new Date(due.getTime() + 1))
  expect((await digests())[0]!.subject).toBe('The inbox this morning: 0 new, 1 overdue')
})

test('a night without entries sends nothing', async () => {
  await sendDigest()
  expect(await digests()).toEqual([])
})
