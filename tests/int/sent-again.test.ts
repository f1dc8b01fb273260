import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { findFamilyLink } from '@/server/family-links'
import { pool } from '@/server/database/pool'
import { listEdits } from '../support/edits'
import { contactInput, formRequest, registrationInput, tryoutInput } from '../support/factories'
import { clearInbox, countRows, freshDatabase, payload } from './support'
import { staffAs } from './staff'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

type Post = (request: Request) => Promise<Response>

async function send(post: Post, body: object) {
  const response = await post(formRequest('any', body))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function mailsTo(address: string) {
  const { rows } = await queryMails(pool(), 'SELECT text FROM mails WHERE "to" = $1', [address])
  return rows.map(({ text }) => String(text))
}

function linkIn(text: string): string {
  return /registration-status\/([\w-]+)/.exec(text)![1]!
}

describe('a form whose response was lost, sent again by the same browser with a corrected address', () => {
  const idempotencyKey = randomUUID()
  const wrong = { ...registrationInput({ parentEmail: 'pat.cruz@exmaple.example' }), idempotencyKey }
  const right = { ...wrong, parentEmail: 'pat.cruz@example.org' }

  test('updates the stored entry, under the same reference, and records the previous values', async () => {
    const first = await send(postRegistration, wrong)
    const second = await send(postRegistration, right)
    expect(second).toEqual({ status: 201, body: first.body })
    const { rows } = await pool().query('SELECT id, parent_email, status FROM player_registrations')
    expect(rows).toEqual([{ id: first.body.id, parent_email: 'pat.cruz@example.org', status: 'pending' }])
    expect(await listEdits(pool(), first.body.id)).toEqual([
      { field: 'parentEmail', before: 'pat.cruz@exmaple.example', after: 'pat.cruz@example.org' },
    ])
  })

  test('the correct address gets the mail and a working link; the link at the wrong one is revoked', async () => {
    await send(postRegistration, wrong)
    const [lost] = await mailsTo('pat.cruz@exmaple.example')
    await send(postRegistration, right)
    const [text, ...more] = await mailsTo('pat.cruz@example.org')
    expect(more).toEqual([])
    expect(await findFamilyLink(linkIn(text!), 'status')).not.toBeNull()
    expect(await findFamilyLink(linkIn(lost!), 'status')).toBeNull()
    expect(await countRows(`mails WHERE kind = 'registration-registrar'`)).toBe(1)
  })

  test('sent a third time without a change it is the same entry, and no further mail is sent', async () => {
    for (const body of [wrong, right, right]) await send(postRegistration, body)
    expect(await countRows('player_registrations')).toBe(1)
    expect(await mailsTo('pat.cruz@example.org')).toHaveLength(1)
  })

  test('another list of positions replaces the first one', async () => {
    await send(postRegistration, wrong)
    await send(postRegistration, { ...wrong, positions: ['Center'] })
    const { rows } = await pool().query('SELECT value FROM player_registrations_positions')
    expect(rows).toEqual([{ value: 'Center' }])
    expect(await mailsTo('pat.cruz@exmaple.example')).toHaveLength(1)
  })

  test('ten concurrent submissions with ten texts leave one entry with one of them', async () => {
    await send(postRegistration, wrong)
    const texts = Array.from({ length: 10 }, (_, index) => `Goal ${index}`)
    const answers = await Promise.all(texts.map((goals) => send(postRegistration, { ...wrong, goals })))
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
    const { rows } = await pool().query('SELECT goals FROM player_registrations')
    expect(rows).toHaveLength(1)
    expect(texts).toContain(rows[0].goals)
  })

  test('spam is corrected silently: no mail is sent to its invented address', async () => {
    await send(postRegistration, { ...wrong, website: 'https://spam.example' })
    expect((await send(postRegistration, { ...right, website: 'https://spam.example' })).status).toBe(201)
    expect(await countRows('mails')).toBe(0)
  })
})

describe('a form sent again after staff have started reading it', () => {
  async function sendAfterReading(post: Post, table: string, first: object, second: object) {
    const idempotencyKey = randomUUID()
    const { body } = await send(post, { ...first, idempotencyKey })
    await pool().query(`UPDATE ${table} SET status = 'in_review'`)
    return { reference: body.reference, again: await send(post, { ...second, idempotencyKey }) }
  }

  test('is not changed: the page shows its reference and a link to the family’s own page about it', async () => {
    const changed = tryoutInput({ email: 'right@example.org' })
    const { reference, again } = await sendAfterReading(postTryout, 'tryout_registrations', tryoutInput(), changed)
    expect(again.status).toBe(409)
    expect(again.body.message).toContain(reference)
    const link = linkIn(String(again.body.statusPath))
    expect(await findFamilyLink(link, 'status')).toMatchObject({ kind: 'tryout-registrations' })
    const { rows } = await pool().query('SELECT email FROM tryout_registrations')
    expect(rows).toEqual([{ email: tryoutInput().email }])
  })

  test('is not changed either once staff have only opened it', async () => {
    const idempotencyKey = randomUUID()
    const { body } = await send(postTryout, { ...tryoutInput(), idempotencyKey })
    const cms = await payload()
    const registrar = await staffAs('registrar')
    await cms.findByID({
      collection: 'tryout-registrations',
      id: String(body.id),
      user: registrar,
      overrideAccess: false,
    })
    const again = await send(postTryout, { ...tryoutInput({ email: 'right@example.org' }), idempotencyKey })
    expect(again.status).toBe(409)
    expect(again.body.statusPath).toMatch(/^\/registration-status\//)
  })

  test('a message has no status page: the response says to call', async () => {
    const changed = contactInput({ message: 'When does the season of the youngest begin?' })
    const { reference, again } = await sendAfterReading(postContact, 'form_entries', contactInput(), changed)
    expect(again.body).toEqual({ message: expect.stringContaining(`${reference}`), statusPath: null })
    expect(again.body.message).toContain('call us')
  })

  test('with identical answers it is a repeat, regardless of the progress of staff', async () => {
    const { reference, again } = await sendAfterReading(
      postTryout,
      'tryout_registrations',
      tryoutInput(),
      tryoutInput(),
    )
    expect(again).toMatchObject({ status: 200, body: { reference } })
  })
})

test('another child in the same form is another entry, however often it is sent', async () => {
  const idempotencyKey = randomUUID()
  const first = await send(postTryout, { ...tryoutInput(), idempotencyKey })
  const sibling = { ...tryoutInput({ playerFirstName: 'Robin' }), idempotencyKey }
  const [second, third] = [await send(postTryout, sibling), await send(postTryout, sibling)]
  expect([second.status, third.status]).toEqual([201, 200])
  expect(second.body.reference).not.toBe(first.body.reference)
  expect(third.body.reference).toBe(second.body.reference)
  expect(await countRows('tryout_registrations')).toBe(2)
})

describe('an identical form without JavaScript on the same day', () => {
  test('is the same entry while that is unchanged', async () => {
    const [first, second] = [await send(postTryout, tryoutInput()), await send(postTryout, tryoutInput())]
    expect(second.body.reference).toBe(first.body.reference)
    expect(await countRows('tryout_registrations')).toBe(1)
  })

  test.each([
    ['was withdrawn', `status = 'withdrawn', revision = revision + 1`],
    ['is being read', `status = 'in_review', revision = revision + 1`],
    ['was changed', `phone_number = '(623) 555-0199', revision = revision + 1`],
  ])('is a new entry once the first %s, and its own repeats belong to that one', async (_, change) => {
    const first = await send(postTryout, tryoutInput())
    await pool().query(`UPDATE tryout_registrations SET ${change}`)
    const [second, third] = [await send(postTryout, tryoutInput()), await send(postTryout, tryoutInput())]
    expect(second.body.reference).not.toBe(first.body.reference)
    expect(third.body.reference).toBe(second.body.reference)
    expect(await countRows('tryout_registrations')).toBe(2)
  })
})
