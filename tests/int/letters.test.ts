import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@/lib/roles'
import { postPledge } from '@/features/giving/server/pledges/handlers'
import { getLetters } from '@/features/giving/server/pledges/letters'
import { pool } from '@/server/database/pool'
import { formRequest, pledgeInput } from '../support/factories'
import { readPdfText } from '../support/pdf-text'
import { staffAs, staffCookie } from './staff'
import { clearInbox, freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

/** A pledge of $50, as its giver sent it. */
async function pledge(change: object = {}): Promise<{ id: string; reference: string }> {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM campaigns ORDER BY "order" LIMIT 1')
  const answer = await postPledge(formRequest('pledge', pledgeInput({ campaign: rows[0]!.id, ...change })))
  return (await answer.json()) as { id: string; reference: string }
}

/** Saves it as the treasurer does. */
async function save(id: string, data: object) {
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  const context = { disableRevalidate: true }
  await cms.update({ collection: 'pledges', id, data, user, overrideAccess: false, context })
}

async function letters(query: string, role: StaffRole | null = 'treasurer'): Promise<Response> {
  // Requests it as a browser on our own site does.
  const headers = role ? { cookie: await staffCookie(role), 'sec-fetch-site': 'same-origin' } : undefined
  return getLetters(new Request(`http://localhost/staff/letters?${query}`, { headers }))
}

async function read(answer: Response): Promise<string[]> {
  const pages = await readPdfText(new Uint8Array(await answer.arrayBuffer()))
  return pages.map((text) => text.replaceAll(/\s+/g, ' '))
}

test('are for signed-in staff who may read gifts, by reference or by year', async () => {
  const { id, reference } = await pledge()
  await save(id, { status: 'received' })
  expect((await letters(`ref=${reference}`, null)).status).toBe(401)
  expect((await letters(`ref=${reference}`, 'coach')).status).toBe(403)
  const answer = await letters(`ref=${reference}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await letters('year=2020')).status).toBe(404)
  expect((await letters('ref=nonsense')).status).toBe(400)
})

describe('a letter', () => {
  test.each([
    [[], 404],
    [['contacted'], 404],
    [['received'], 200],
    [['received', 'acknowledged'], 200],
    [['received', 'contacted'], 404],
    [['received', 'cancelled'], 404],
    [['spam'], 404],
  ])('thanks for received money, never for a promise: pledged, %s: %i', async (way, status) => {
    const { id, reference } = await pledge()
    await save(id, { receivedOn: '2019-03-01' })
    for (const next of way) await save(id, { status: next })
    expect([(await letters(`ref=${reference}`)).status, (await letters('year=2019')).status]).toEqual([status, status])
  })

  test('names the received amount, not the promised one', async () => {
    const [less, same] = [await pledge(), await pledge({ name: 'Max Tiler' })]
    await save(less.id, { status: 'received', receivedCents: 1_250, receivedOn: '2019-03-01' })
    await save(same.id, { status: 'received', receivedOn: '2019-03-02' })
    const [first, second, ...more] = await read(await letters('year=2019'))
    expect(first).toContain('Thank you for your gift of $12.50, which we received on March 1, 2019.')
    expect(first).toContain(less.reference)
    expect(second).toContain('Thank you for your gift of $50.00, which we received on March 2, 2019.')
    expect(more).toEqual([])
  })

  test('is in the batch of the year in which the money came', async () => {
    for (const receivedOn of ['2018-12-31', '2019-01-01', '2019-12-31', '2020-01-01'])
      await save((await pledge({ name: receivedOn })).id, { status: 'received', receivedOn })
    const batch = await read(await letters('year=2019'))
    expect(batch.map((text) => /Dear (\S+),/.exec(text)?.[1])).toEqual(['2019-01-01', '2019-12-31'])
  })
})
