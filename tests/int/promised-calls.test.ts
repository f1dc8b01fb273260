import { beforeEach, expect, test } from 'vitest'
import { postAnswer } from '@/features/entries/server/status-mails/handlers'
import { queueStatusMails } from '@/features/entries/server/status-mails/answer'
import { postEntry } from '@/features/entries/server/entry/handlers'
import { moveEntry } from '@/features/entries/server/move'
import { pool } from '@/server/database/pool'
import { ANSWER } from '../support/status-mails'
import { valueOf } from '../support/result'
import { makeRegistration } from './inbox-support'
import { entry, post } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const KIND = 'player-registrations'

async function answerWithCall(id: string, on = '2027-03-04') {
  const call = { by: (await staffAs('registrar')).id, on }
  return post(postAnswer, { kind: KIND, id, status: 'evaluation', revision: 1, mail: { ...ANSWER, call } })
}

test('an answer that promises a call keeps the entry due, with a person and a day', async () => {
  const id = await makeRegistration()
  expect((await answerWithCall(id)).status).toBe(200)
  const { assignee_id: caller, due_at: due, call_promised: isPromised, status } = await entry(id)
  expect([caller, isPromised, status]).toEqual([(await staffAs('registrar')).id, true, 'evaluation'])
  expect(due.toISOString()).toBe('2027-03-05T01:00:00.000Z')
})

test('the text that promises a call keeps bulk-changed entries due', async () => {
  const id = await makeRegistration()
  const registrar = await staffAs('registrar')
  valueOf(await moveEntry(registrar, { kind: KIND, id, status: 'evaluation' }))
  expect((await entry(id)).due_at).toBeNull()
  expect(await queueStatusMails(registrar, [{ kind: KIND, id, status: 'evaluation' }])).toMatchObject({ queued: 1 })
  const { assignee_id: caller, due_at: due } = await entry(id)
  expect(caller).toBe(registrar.id)
  expect(due.getTime()).toBeGreaterThan(Date.now())
})

test('the entry is no longer due once the call is recorded', async () => {
  const id = await makeRegistration()
  await answerWithCall(id)
  const answer = await post(postEntry, { action: 'called', kind: KIND, id })
  expect(await answer.json()).toMatchObject({ problem: null, entry: { dueAt: null, isCallPromised: false } })
  const noted = await pool().query(`SELECT 1 FROM audit_events WHERE action = 'called' AND entry_id = $1`, [id])
  expect(noted.rowCount).toBe(1)
})

test('a call is recorded once, and only on the list of the entry', async () => {
  const id = await makeRegistration()
  const call = async (kind: string) => (await (await post(postEntry, { action: 'called', kind, id })).json()) as object
  await answerWithCall(id)
  expect(await call('tryout-registrations')).not.toMatchObject({ problem: null })
  expect((await entry(id)).call_promised).toBe(true)
  expect(await call(KIND)).toMatchObject({ problem: null })
  expect(await call(KIND)).not.toMatchObject({ problem: null })
})

test('the day of a promised call is kept after a change of office hours, and removed with the next status', async () => {
  const id = await makeRegistration()
  await answerWithCall(id)
  const { due_at: due } = await entry(id)
  await pool().query('SELECT inbox_recount_due()')
  expect((await entry(id)).due_at).toEqual(due)
  valueOf(await moveEntry(await staffAs('registrar'), { kind: KIND, id, status: 'declined' }))
  expect(await entry(id)).toMatchObject({ due_at: null, call_promised: false })
})

test('only a person who works on the list can be asked to call', async () => {
  const id = await makeRegistration()
  const call = { by: (await staffAs('treasurer')).id, on: '2027-03-04' }
  const body = { kind: KIND, id, status: 'evaluation', revision: 1, mail: { ...ANSWER, call } }
  expect((await post(postAnswer, body)).status).toBe(422)
  expect((await entry(id)).status).toBe('pending')
})
