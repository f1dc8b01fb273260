import { beforeEach, describe, expect, test } from 'vitest'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { familyEdit, familyWithdraw } from '@/features/entries/server/family-status/handlers'
import { findAnswerSections } from '@/features/entries/server/entry/written'
import { findFamilyPage } from '@/features/entries/server/family-status/queries'
import { storeWithdrawal } from '@/features/entries/server/family-status/store'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { moveEntry } from '@/features/entries/server/move'
import { pool } from '@/server/database/pool'
import { editors } from '@/app/forms/forms'
import { deliver, entry, plainForm as form, send } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, countRows } from './support'
import { applicationInput, registrationInput, tryoutInput } from '../support/factories'
import { ANSWER, answerOf, makeDue, statusTokenOf } from '../support/status-mails'

freshDatabase('demo')
beforeEach(clearInbox)

const edit = familyEdit(editors)
const withdraw = familyWithdraw(editors)

describe('the private link', () => {
  test.each([
    ['player-registrations', postRegistration, registrationInput(), 'Avery'],
    ['tryout-registrations', postTryout, tryoutInput(), 'Jordan'],
    ['applications', postApplication, applicationInput(), 'Riley'],
  ] as const)('is in the confirmation of %s and opens its page', async (kind, post, input, player) => {
    const id = await send(post, input)
    const token = await tokenOf(id)
    expect(await findFamilyPage(token)).toMatchObject({ id, kind, player, stage: 'received', isOpen: true })
    const { rows } = await pool().query('SELECT token_hash, expires_at FROM family_links WHERE entry_id = $1', [id])
    expect(rows[0].token_hash.toString()).not.toContain(token)
    const days = (rows[0].expires_at.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(60)
  })

  test('expires, and gives no access when it is changed, empty or for another purpose', async () => {
    const token = await tokenOf(await send(postTryout, tryoutInput()))
    expect(await findFamilyPage(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
    expect(await findFamilyPage('')).toBeNull()
    await pool().query(`UPDATE family_links SET purpose = 'enrol'`)
    expect(await findFamilyPage(token)).toBeNull()
    await pool().query(`UPDATE family_links SET purpose = 'status', expires_at = now() - interval '1 second'`)
    expect(await findFamilyPage(token)).toBeNull()
  })

  test('returns only what the page shows', async () => {
    const token = await tokenOf(await send(postRegistration, registrationInput()))
    expect(JSON.stringify(await findFamilyPage(token))).not.toMatch(/Exampleton|Cruz|@|\(623\)|2012-04|04\/09/)
  })

  test('is not created again when the form is repeated', async () => {
    await send(postTryout, tryoutInput())
    await postTryout(
      new Request('http://localhost/forms/tryout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-fullcourt-client': '127.0.0.1' },
        body: JSON.stringify(tryoutInput()),
      }),
    )
    expect(await countRows('family_links')).toBe(1)
  })
})

describe('the stage', () => {
  test('never changes before the mail about it is sent', async () => {
    const id = await send(postRegistration, registrationInput())
    const [token, registrar] = [await tokenOf(id), await staffAs('registrar')]
    await moveEntry(registrar, { kind: 'player-registrations', id, status: 'in_review' })
    await answerEntry(registrar, { kind: 'player-registrations', id, status: 'waitlisted', mail: ANSWER })
    expect((await findFamilyPage(token))?.stage).toBe('deciding')
    const mail = await answerOf(pool(), id)
    await makeDue(pool(), mail.id)
    await deliver(mail.id)
    expect((await findFamilyPage(token))?.stage).toBe('waitlisted')
  })

  test('shows what is missing, once the family was notified', async () => {
    const id = await send(postTryout, tryoutInput())
    const [token, registrar] = [await tokenOf(id), await staffAs('registrar')]
    const mail = { ...ANSWER, reason: 'Please send us a phone number.' }
    await answerEntry(registrar, { kind: 'tryout-registrations', id, status: 'needs_info', mail })
    expect(await findFamilyPage(token)).toMatchObject({ stage: 'reviewing', requestedInfo: null, isOpen: false })
    const { id: mailId } = await answerOf(pool(), id)
    await makeDue(pool(), mailId)
    await deliver(mailId)
    expect(await findFamilyPage(token)).toMatchObject({ stage: 'infoNeeded', requestedInfo: mail.reason })
  })
})

describe('a change', () => {
  test('is stored, and staff see the previous value; the audit log has only the field names', async () => {
    const id = await send(postRegistration, registrationInput())
    const token = await tokenOf(id)
    const change = { schoolName: 'New Sample School', positions: ['Center'], parentName: 'Robin Cruz', goals: 'Play.' }
    const answer = await edit(form({ ...registrationInput(change), token }))
    expect(answer.headers.get('location')).toBe(`/registration-status/${token}?done=edited`)
    const written = await findAnswerSections(await staffAs('registrar'), { kind: 'player-registrations', id })
    const changed = written!.flatMap(({ answers }) => answers).filter(({ former }) => former.length > 0)
    expect(changed.map(({ name, value, former }) => [name, value, former.map((one) => one.value)]).sort()).toEqual([
      ['parentFirstName', 'Robin', ['Pat']],
      ['parentLastName', 'Cruz', ['de la Cruz']],
      ['positions', 'Center', ['Point Guard, Shooting Guard']],
      ['schoolName', 'New Sample School', ['Sample Middle School']],
    ])
    expect(changed.flatMap(({ former }) => former).every(({ by }) => by === null)).toBe(true)
    expect(await entry(id)).toMatchObject({ contact: 'Robin Cruz', status: 'pending' })
    const { rows } = await pool().query(
      `SELECT actor_name, detail FROM audit_events WHERE entry_id = $1 AND action = 'changed'`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].actor_name).toBe('the family')
    expect(rows[0].detail.split(', ').sort()).toEqual([
      'goals',
      'parentFirstName',
      'parentLastName',
      'positions',
      'schoolName',
    ])
  })

  test('without a difference changes nothing', async () => {
    const id = await send(postApplication, applicationInput())
    const token = await tokenOf(id)
    const answer = await edit(form({ ...applicationInput(), token }))
    expect(answer.headers.get('location')).toContain('done=unchanged')
    expect(await countRows('registration_edits')).toBe(0)
    const { rows } = await pool().query('SELECT revision::int FROM applications WHERE id = $1', [id])
    expect(rows[0].revision).toBe(1)
  })

  test('that violates the rules of the form returns encrypted, and stores nothing', async () => {
    const id = await send(postTryout, tryoutInput())
    const token = await tokenOf(id)
    const answer = await edit(form({ ...tryoutInput({ email: 'nonsense', playerAge: '200' }), token }))
    expect(answer.headers.get('location')).toBe(`/registration-status/${token}/edit?again=1`)
    expect(answer.headers.get('set-cookie')).toMatch(/^fc-form-0=[\w-]+; Path=\/registration-status;/)
    expect(answer.headers.get('set-cookie')).not.toContain('nonsense')
    expect(await countRows('registration_edits')).toBe(0)
  })

  test('cannot set fields that are not the family’s', async () => {
    const id = await send(postTryout, tryoutInput())
    const token = await tokenOf(id)
    await edit(form({ ...tryoutInput(), status: 'accepted', token }))
    expect((await entry(id)).status).toBe('pending')
  })

  test('is rejected once staff are reading the entry, as is a withdrawal, and staff who saw the older text are notified', async () => {
    const id = await send(postTryout, tryoutInput())
    const [token, registrar] = [await tokenOf(id), await staffAs('registrar')]
    await edit(form({ ...tryoutInput({ parentName: 'Sam Testwell' }), token }))
    const stale = { kind: 'tryout-registrations', id, status: 'declined', revision: 1, mail: null } as const
    expect(await answerEntry(registrar, stale)).toMatchObject({
      error: expect.stringContaining('The family changed this since you opened it.'),
    })
    await moveEntry(registrar, { kind: 'tryout-registrations', id, status: 'in_review' })
    const answer = await edit(form({ ...tryoutInput({ parentName: 'Late Testwell' }), token }))
    expect(answer.headers.get('location')).toContain('done=closed')
    // After the handler's own check, staff may still open the entry before its row is locked.
    const late = storeWithdrawal({ kind: 'tryout-registrations', id, reference: '' }, 'tryout_registrations')
    expect([await late, await entry(id)]).toMatchObject(['closed', { contact: 'Sam Testwell', status: 'in_review' }])
  })

  test('needs the link: without it the page only offers a new one', async () => {
    await send(postTryout, tryoutInput())
    const answer = await edit(form({ ...tryoutInput({ parentName: 'Other Testwell' }), token: 'x'.repeat(43) }))
    expect(answer.headers.get('location')).toBe('/registration-status')
    expect(await countRows('registration_edits')).toBe(0)
  })
})

test('withdrawing closes it once, with history and a mail to the registrar', async () => {
  const id = await send(postTryout, tryoutInput())
  const token = await tokenOf(id)
  const twice = await Promise.all([withdraw(form({ token })), withdraw(form({ token }))])
  expect(twice.map(({ headers }) => headers.get('location')?.split('=')[1]).sort()).toEqual(['closed', 'withdrawn'])
  expect(await entry(id)).toMatchObject({ status: 'withdrawn', due_at: null })
  expect((await findFamilyPage(token))?.stage).toBe('closed')
  const history = 'SELECT by_name, "to" FROM tryout_registrations_history WHERE _parent_id = $1'
  const { rows } = await pool().query(history, [id])
  expect(rows).toEqual([{ by_name: 'the family', to: 'withdrawn' }])
  expect(await countRows(`mails WHERE kind = 'withdrawal-registrar'`)).toBe(1)
})

async function tokenOf(id: string): Promise<string> {
  return statusTokenOf(pool(), (await entry(id)).reference)
}
