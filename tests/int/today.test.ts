import { beforeEach, expect, test } from 'vitest'
import { findNextTryoutDay, listLeavingMails } from '@/features/dashboard/server/work-queue/day'
import { findWaiting } from '@/features/dashboard/server/work-queue/waiting'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { TIME_ZONE } from '@/lib/dates'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { formRequest, tryoutInput } from '../support/factories'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

const LAST_SECOND_OF_TODAY = `date_trunc('day', now(), '${TIME_ZONE}') + interval '1 day' - interval '1 second'`

freshDatabase()

beforeEach(async () => {
  await clearInbox()
  await pool().query('TRUNCATE tryout_days, mails CASCADE')
})

async function send(name: string): Promise<void> {
  const answer = await postTryout(formRequest('tryout', tryoutInput({ playerFirstName: name })))
  expect(answer.status).toBe(201)
}
test('lists waiting entries by kind with the first due one, and only to the roles that may read them', async () => {
  for (const name of ['Ana', 'Ben', 'Cy', 'Dee', 'Eve']) await send(name)
  const [registrar, other] = [await staffAs('registrar'), await staffAs('admin')]
  const set = (name: string, change: string, values: unknown[] = []) =>
    pool().query(`UPDATE inbox_entries SET ${change} WHERE person LIKE '${name}%'`, values)
  // Calls are listed until midnight in Arizona, so that "in an hour" would be wrong in the last hour of the day.
  await set('Ana', `due_at = ${LAST_SECOND_OF_TODAY}, call_promised = true, assignee_id = $1`, [registrar.id])
  await set('Ben', `due_at = now() - interval '1 hour', assignee_id = $1`, [other.id])
  await set('Cy', 'due_at = NULL')
  await set('Eve', `due_at = now() + interval '3 days', call_promised = true`)
  await pool().query(
    `UPDATE inbox_entries SET merged_into = (SELECT entry_id FROM inbox_entries WHERE person LIKE 'Ana%')
     WHERE person LIKE 'Dee%'`,
  )
  const { queues, start, calls } = await findWaiting(registrar)
  expect(queues).toMatchObject([
    { kind: 'tryout-registrations', open: 3, late: 1, first: { assignee: other.name, isMine: false } },
  ])
  expect(queues[0]!.first.person).toMatch(/^Ben/)
  // The most urgent one without an assignee.
  expect(start).toMatchObject({ person: expect.stringMatching(/^Ana/) as string, isMine: true })
  expect(calls.map(({ person }) => person.split(' ')[0])).toEqual(['Ana'])
  for (const role of ['treasurer', 'coach', 'editor'] as const)
    expect(await findWaiting(await staffAs(role)), role).toEqual({ queues: [], start: null, calls: [] })
})

test('lists mails before they are sent, to the roles that may read them', async () => {
  await pool().query(
    `INSERT INTO mails (subject, "to", text, status, kind, send_at, entry_kind, entry_id) VALUES
     ('Later', 'a@example.org', 'Hi', 'waiting', 'registration', now() + interval '9 minutes', 'tryout-registrations', 'a'),
     ('Soon', 'a@example.org', 'Hi', 'waiting', 'registration', now() + interval '2 minutes', 'pledges', 'b'),
     ('Secret', 'a@example.org', 'Hi', 'waiting', 'account', now() + interval '1 minute', NULL, 'c'),
     ('Gone', 'a@example.org', 'Hi', 'sent', 'registration', now(), NULL, 'd')`,
  )
  const subjects = async (role: StaffRole) =>
    (await listLeavingMails(await staffAs(role))).mails.map(({ subject }) => subject)
  expect(await subjects('registrar')).toEqual(['Soon', 'Later'])
  expect(await subjects('treasurer')).toEqual(['Soon'])
  await expect(subjects('coach')).rejects.toThrow()
})

test('finds the next tryout day, whose players are hidden from coaches', async () => {
  await pool().query(
    `INSERT INTO tryout_days (title, day, state) VALUES ('Past', '2020-01-04T12:00:00Z', 'open'),
     ('Next', '2098-01-04T12:00:00Z', 'open'), ('After', '2099-01-04T12:00:00Z', 'open')`,
  )
  await send('Ana')
  await pool().query(
    `UPDATE tryout_registrations SET tryout_day_id = (SELECT id FROM tryout_days WHERE title = 'Next')`,
  )
  expect(await findNextTryoutDay(await staffAs('registrar'))).toMatchObject({
    title: 'Next',
    candidates: [{ isSettled: false }],
  })
  expect(await findNextTryoutDay(await staffAs('coach'))).toMatchObject({ title: 'Next', candidates: [] })
})
