import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { pool } from '@/server/database/pool'
import { applicationInput, formRequest } from '../support/factories'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, countRows, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

async function send(body: object) {
  const response = await postApplication(formRequest('application', body))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('an application that is stored', () => {
  test('is stored in the columns of the specification, with the time of submission', async () => {
    const { status, body } = await send(applicationInput({ instagram: '@riley.samplewood' }))
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^AP-\w{4}-\w{4}$/)])
    const { rows } = await pool().query('SELECT * FROM applications')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id: body.id,
      full_name: 'Riley Samplewood',
      email: 'family.samplewood@example.org',
      phone: '(623) 555-0104',
      phone_normalised: '+16235550104',
      grade: '10',
      instagram: '@riley.samplewood',
      why_join: 'I want to learn to lead a team.',
      status: 'pending',
    })
    expect(rows[0].submitted_at).toEqual(rows[0].created_at)
  })

  test('is one entry when it is sent again, and keeps its first time', async () => {
    const idempotencyKey = randomUUID()
    const first = await send({ ...applicationInput(), idempotencyKey })
    const second = await send({ ...applicationInput(), idempotencyKey })
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await countRows('applications')).toBe(1)
  })

  test('sends one mail to the family and one to the registrar, with the first name only', async () => {
    await send(applicationInput())
    const { rows } = await queryMails(pool(), 'SELECT "to", text FROM mails ORDER BY kind')
    expect(rows.map((mail) => mail.to)).toEqual(['family.samplewood@example.org', 'registrar@example.org'])
    expect(rows[0].text).toContain('Riley’s application')
    for (const secret of ['Samplewood', '555-0104', 'lead a team']) expect(rows[0].text).not.toContain(secret)
    expect(rows[1].text).not.toContain('Riley')
  })
})

test('a registrar may add an application received by phone, which gets the same data as a submitted one', async () => {
  const [cms, user] = [await payload(), await staffAs('registrar')]
  const forged = { reference: 'AP-0000-0000', status: 'accepted', submittedAt: '2000-01-01T00:00:00.000Z' }
  const added = await cms.create({
    collection: 'applications',
    data: { ...applicationInput(), ...forged } as never,
    user,
    overrideAccess: false,
  })
  expect(added).toMatchObject({ fullName: 'Riley Samplewood', status: 'pending', history: [] })
  const { rows } = await pool().query('SELECT phone_normalised FROM applications')
  expect(rows).toEqual([{ phone_normalised: '+16235550104' }])
  expect(added.reference).toMatch(/^AP-\w{4}-\w{4}$/)
  expect(added.reference).not.toBe(forged.reference)
  expect(Date.parse(added.submittedAt!)).toBeGreaterThan(Date.now() - 60_000)
  const updated = await cms.update({
    collection: 'applications',
    id: added.id,
    data: { whyJoin: 'Changed', status: 'in_review' },
    user,
    overrideAccess: false,
  })
  expect(updated).toMatchObject({ whyJoin: applicationInput().whyJoin, status: 'in_review' })
})

test('staff cannot add a message by hand, and a coach no application', async () => {
  const cms = await payload()
  for (const [collection, role] of [
    ['form-entries', 'registrar'],
    ['applications', 'coach'],
  ] as const) {
    const adding = cms.create({ collection, data: {} as never, user: await staffAs(role), overrideAccess: false })
    await expect(adding).rejects.toMatchObject({ status: 403 })
  }
})
