import { beforeAll, expect, test } from 'vitest'
import { postCodes } from '@/features/members/server/staff-handlers'
import { postContact } from '@/features/registration/server/contact/handlers'
import { pool } from '@/server/database/pool'
import { makeFamilyLink } from '@/server/family-links'
import { contactInput } from '../support/factories'
import { everyRow } from '../support/every-row'
import { makeMember } from '../support/members'
import { reportCases } from '../support/security-counts'
import { callRest, withoutPages } from './access-requests'
import { register, send } from './entry-support'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()
beforeAll(withoutPages)

/** Returns what the audit says about refused tries at a kind of document, newest first. */
async function refusals(kind: string) {
  const { rows } = await pool().query<{ who: string; detail: string | null }>(
    `SELECT actor_name AS who, detail FROM audit_events WHERE action = 'was refused' AND kind = $1 ORDER BY audit_events.id DESC`,
    [kind],
  )
  return rows
}

test('a registrar cannot make herself an admin of the film room, and the audit names the try', async () => {
  const cookie = await staffCookie('registrar')
  const body = JSON.stringify({ name: 'Robin R.', role: 'admin' })
  expect((await callRest(cookie, 'POST', 'members', body)).status).toBe(400)
  expect(await refusals('members')).toEqual([{ who: 'Test registrar', detail: 'role' }])
  const { id } = await makeMember(pool(), { role: 'admin', hasCode: false })
  expect((await callRest(cookie, 'PATCH', `members/${id}`, '{"name":"Robin R."}')).status).toBe(403)
  expect(await refusals('members')).toContainEqual({ who: 'Test registrar', detail: null })
  const headers = { 'content-type': 'application/json', cookie, origin: process.env.PUBLIC_URL! }
  const code = JSON.stringify({ action: 'make', member: id })
  const answer = await postCodes(new Request('http://localhost/staff/codes', { method: 'POST', headers, body: code }))
  expect(answer.status).toBe(403)
  reportCases('high findings replayed', 1)
})

test('a player added by hand cannot be public without consent, and the audit names the try', async () => {
  const child = { firstName: 'Avery', lastName: 'Exampleton', age: 11, gender: 'girl', division: '12U' }
  const body = JSON.stringify({ ...child, publication: 'full' })
  expect((await callRest(await staffCookie('registrar'), 'POST', 'players', body)).status).toBe(400)
  expect(await refusals('players')).toEqual([{ who: 'Test registrar', detail: 'publication' }])
  const typing = JSON.stringify({ ...child, age: 'eleven' })
  expect((await callRest(await staffCookie('registrar'), 'POST', 'players', typing)).status).toBe(400)
  expect(await refusals('players')).toHaveLength(1)
  reportCases('high findings replayed', 1)
})

test('a copy of the database contains no private link and no reset token', async () => {
  const id = await register({})
  await send(postContact, contactInput())
  const token = await makeFamilyLink(pool(), { purpose: 'status', kind: 'player-registrations', entryId: id })
  const cms = await payload()
  const reset = await cms.forgotPassword({ collection: 'staff', data: { email: (await staffAs('admin')).email } })
  const rows = await everyRow(pool())
  expect(rows.filter(({ row }) => row.includes(token) || row.includes(reset))).toEqual([])
  reportCases('high findings replayed', 1)
})
