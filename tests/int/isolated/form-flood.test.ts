import type { Challenge } from 'altcha-lib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { contactInput, formRequest, tryoutInput } from '../../support/factories'
import { solve } from '../../support/proof'
import { clearInbox, freshDatabase } from '../support'

freshDatabase('demo')
beforeEach(clearInbox)

const MAILS_AN_HOUR = 30
const FLOOD = 200

type Answer = { status: number; body: { id?: string; challenge?: Challenge } }

async function send(post: (request: Request) => Promise<Response>, body: object, network = 1): Promise<Answer> {
  const client = `192.0.${Math.floor(network / 250)}.${network % 250}`
  const response = await post(formRequest('any', body, { 'x-fullcourt-client': client }))
  return { status: response.status, body: await response.json() }
}

async function find(id: string | undefined) {
  const { rows } = await pool().query<{ suspicion: string | null; to: string[] }>(
    `SELECT suspicion, ARRAY (SELECT "to" FROM mails WHERE entry_id = form.id::text) AS "to"
     FROM (SELECT id, suspicion FROM tryout_registrations UNION ALL SELECT id, suspicion FROM form_entries) form
     WHERE id = $1`,
    [id],
  )
  return rows[0]!
}

describe('an address that gets very many mails', () => {
  const email = 'many@example.org'

  test('gets no more of them, while the entries are stored, reported to staff and marked', async () => {
    const sendQuestion = (number: number) =>
      send(postContact, contactInput({ email, message: `Question ${number}` }), number)
    for (let count = 0; count < MAILS_AN_HOUR; count += 1) await sendQuestion(count)
    const { status, body } = await sendQuestion(MAILS_AN_HOUR)
    expect(status).toBe(201)
    const entry = await find(body.id)
    expect(entry.suspicion).toContain('mails went to this address')
    expect(entry.to).toHaveLength(1)
    expect(entry.to).not.toContain(email)
    const other = await send(postContact, contactInput({ email: 'few@example.org' }), MAILS_AN_HOUR)
    expect(await find(other.body.id)).toMatchObject({
      suspicion: null,
      to: expect.arrayContaining(['few@example.org']),
    })
  })
})

describe('a form that is flooded from many networks', () => {
  beforeAll(async () => {
    for (let count = 0; count < FLOOD; count += 1)
      await send(postTryout, tryoutInput({ email: `flood-${count}@example.org` }), count)
  })

  test('requires a proof of work, and stores submissions with one as usual', async () => {
    const family = tryoutInput({ email: 'family@example.org' })
    const challenged = await send(postTryout, { ...family, proof: '' })
    expect([challenged.status, challenged.body.id]).toEqual([429, undefined])
    const proof = await solve(challenged.body.challenge!)
    const stored = await send(postTryout, { ...family, proof })
    expect(stored.status).toBe(201)
    expect(await find(stored.body.id)).toMatchObject({ suspicion: null, to: expect.arrayContaining([family.email]) })
    expect((await send(postTryout, { ...family, email: 'again@example.org', proof })).status).toBe(429)
  })

  test('stores submissions without JavaScript, marked for staff and without a mail to the sender', async () => {
    const { status, body } = await send(postTryout, tryoutInput({ email: 'plain@example.org' }))
    expect(status).toBe(201)
    const entry = await find(body.id)
    expect(entry.suspicion).toContain('flooded')
    expect(entry.to).not.toContain('plain@example.org')
  })

  test('does not affect other forms', async () => {
    expect((await send(postContact, { ...contactInput(), proof: '' })).status).toBe(201)
  })
})
