import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { FLOWS } from '@/features/entries/rules/flow'
import { postPledge } from '@/features/giving/server/pledges/handlers'
import { readProgress } from '@/features/giving/server/pledges/queries'
import type { PledgeState } from '@/features/giving/rules/pledge'
import { postSponsor } from '@/features/giving/server/sponsors/handlers'
import { toDay } from '@/lib/dates'
import { pool } from '@/server/database/pool'
import { formRequest, pledgeInput, sponsorInput } from '../support/factories'
import { randomFrom } from '../support/random'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, countRows, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

async function campaignId(): Promise<string> {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM campaigns ORDER BY "order" LIMIT 1')
  return rows[0]!.id
}

async function send(change: object = {}) {
  const body = { ...pledgeInput({ campaign: await campaignId() }), ...change }
  const response = await postPledge(formRequest('pledge', body))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function move(id: string, data: object) {
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  const context = { disableRevalidate: true }
  return cms.update({ collection: 'pledges', id, data, user, overrideAccess: false, context })
}

describe('a stored pledge', () => {
  test('is promised, with its amount in cents and the selected level', async () => {
    const { status, body } = await send({ message: 'Go team.' })
    expect([status, body.status, body.reference]).toEqual([201, 'pledged', expect.stringMatching(/^PL-\w{4}-\w{4}$/)])
    const { rows } = await pool().query('SELECT * FROM pledges')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      name: 'Kit Giverly',
      email: 'kit.giverly@example.org',
      amount_cents: '5000',
      level_name: 'Uniform Sponsor',
      message: 'Go team.',
      received_on: null,
      campaign_id: await campaignId(),
    })
  })

  test('sends the giver a reference and payment instructions, and staff a link to it', async () => {
    await send({ level: 'other', otherAmount: '75.50' })
    const { rows } = await queryMails(pool(), 'SELECT "to", text FROM mails ORDER BY kind')
    expect(rows.map((mail) => mail.to)).toEqual(['kit.giverly@example.org', 'registrar@example.org'])
    expect(rows[0].text).toMatch(/\$75\.50.*PL-.*Nothing was charged.*\/fundraiser#how-to-pay/s)
    expect(rows[1].text).not.toMatch(/Kit|giverly|75\.50|7550/)
  })

  test('is stored once when it is posted 20 times concurrently with one key', async () => {
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ idempotencyKey })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect([await countRows('pledges'), await countRows('mails')]).toEqual([1, 2])
  })

  test('is rejected with a message for a deleted fundraiser, and nothing is stored', async () => {
    const { status, body } = await send({ campaign: randomUUID() })
    expect([status, body.fields]).toEqual([422, { campaign: 'This fundraiser has ended. Please reload the page.' }])
    expect([await countRows('pledges'), await countRows('mails')]).toEqual([0, 0])
  })
})

test('over random histories the page counts each pledge once, with the received amount', async () => {
  const random = randomFrom(20_261_121)
  const { rows: campaigns } = await pool().query(
    `SELECT id, goal_cents::int AS "goalCents", opening_cents::int AS "openingCents", as_of AS "asOf" FROM campaigns WHERE id = $1`,
    [await campaignId()],
  )
  const campaign = { ...campaigns[0], asOf: campaigns[0].asOf.toISOString() }
  const flow: Record<string, { next: readonly string[] }> = FLOWS.pledge
  const sent = Array.from({ length: 8 }, () => ({
    level: 'other',
    otherAmount: String(10 + Math.floor(random.next() * 900)),
    idempotencyKey: randomUUID(),
  }))
  const book = new Map<string, PledgeState>()
  for (let step = 0; step < 60; step++) {
    const values = random.pick(sent)
    // A repeated submission of the same form keeps the existing pledge.
    const id = String((await send(values)).body.id)
    const known = book.get(id) ?? { status: 'pledged', amountCents: Number(values.otherAmount) * 100 }
    const status = book.has(id) ? random.pick(flow[known.status]!.next) : 'pledged'
    const receivedCents = status === 'received' ? random.pick([null, 100, 99_900]) : known.receivedCents
    if (book.has(id)) await move(id, { status, receivedCents, correctionReason: 'Counted again' })
    book.set(id, { ...known, status, receivedCents })
    const { progress } = await readProgress(campaign)
    expect([progress.raisedCents, progress.pledgedCents], `step ${step}`).toEqual(addUp(campaign.openingCents, book))
  }
  expect(await countRows('pledges')).toBe(book.size)
})

// A separate implementation, without the rules under test.
function addUp(openingCents: number, book: ReadonlyMap<string, PledgeState>): [number, number] {
  let [raised, promised] = [openingCents, 0]
  for (const { status, amountCents, receivedCents } of book.values()) {
    if (['received', 'acknowledged'].includes(status)) raised += receivedCents ?? amountCents
    if (['pledged', 'contacted'].includes(status)) promised += amountCents
  }
  return [raised, promised]
}

test('the progress is as of the day of the campaign, or of the newest gift that was received', async () => {
  const campaign = { id: await campaignId(), goalCents: 100_000, openingCents: 0, asOf: '2026-01-05T12:00:00.000Z' }
  const { body } = await send()
  const { body: other } = await send({ email: 'other@example.org' })
  await move(String(body.id), { receivedOn: '2026-01-20T12:00:00.000Z' })
  await move(String(other.id), { status: 'received', receivedOn: '2026-01-02T12:00:00.000Z' })
  expect((await readProgress(campaign)).asOf).toBe('2026-01-05')
  await move(String(body.id), { status: 'received' })
  expect((await readProgress(campaign)).asOf).toBe('2026-01-20')
  expect((await readProgress({ ...campaign, asOf: '2026-02-01T12:00:00.000Z' })).asOf).toBe('2026-02-01')
})

test('a level is one of ours, by its amount and its name', async () => {
  for (const level of ['100|Team Sponsor', '50000|Paid in full']) {
    const { status, body } = await send({ level })
    expect([status, body.fields]).toEqual([
      422,
      { level: 'This level has just changed. Please reload the page and choose again.' },
    ])
  }
  expect([await countRows('pledges'), await countRows('mails')]).toEqual([0, 0])
  expect((await send({ level: '50000|Team Sponsor' })).status).toBe(201)
})

test('an acknowledged gift has its letter date, as entered by staff or today', async () => {
  const { body } = await send()
  const { body: other } = await send({ email: 'other@example.org' })
  await move(String(body.id), { status: 'received' })
  await move(String(other.id), { status: 'received', letterSentOn: '2026-01-05T12:00:00.000Z' })
  const { letterSentOn } = await move(String(body.id), { status: 'acknowledged' })
  expect(letterSentOn).toBe(`${toDay(new Date())}T12:00:00.000Z`)
  expect(await move(String(other.id), { status: 'acknowledged' })).toMatchObject({
    letterSentOn: '2026-01-05T12:00:00.000Z',
  })
})

test('received money gets its date; a pledge cannot be acknowledged before it is received', async () => {
  const { body } = await send()
  await expect(move(String(body.id), { status: 'acknowledged' })).rejects.toMatchObject({
    data: { errors: [{ path: 'status' }] },
  })
  const pledge = await move(String(body.id), { status: 'received' })
  expect(pledge).toMatchObject({ status: 'received', amountCents: 5000 })
  expect(Date.parse(pledge.receivedOn!)).toBeGreaterThan(Date.now() - 48 * 60 * 60 * 1000)
})

test('a giver’s input cannot be rewritten; a treasurer adds a gift without a pledge', async () => {
  const { body } = await send({ message: 'For new balls.' })
  expect(await move(String(body.id), { message: 'Other words', notes: 'Called.' })).toMatchObject({
    message: 'For new balls.',
    notes: 'Called.',
  })
  const gift = await addGift({ email: 'box@example.org', status: 'received', reference: 'PL-0000-0000' })
  expect(gift).toMatchObject({ status: 'pledged', amountCents: 12_300 })
  expect(gift.reference).toMatch(/^PL-/)
  expect(gift.reference).not.toBe('PL-0000-0000')
})

async function addGift(change: object) {
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  const data = { name: 'Cash Box', amountCents: 12_300, campaign: await campaignId(), ...change } as never
  const context = { disableRevalidate: true }
  return cms.create({ collection: 'pledges', data, user, overrideAccess: false, context })
}

test('a campaign with pledges cannot be deleted permanently', async () => {
  await send()
  const deletion = pool().query('DELETE FROM campaigns WHERE id = $1', [await campaignId()])
  await expect(deletion).rejects.toMatchObject({ code: '23001' })
})

test('a sponsor inquiry is stored, answered and reported to staff', async () => {
  const response = await postSponsor(formRequest('sponsor', sponsorInput()))
  expect(response.status).toBe(201)
  const { rows } = await pool().query('SELECT * FROM sponsor_inquiries')
  expect(rows).toMatchObject([
    { company: 'Sample Tiles', package: 'Key', phone: null, message: null, status: 'pending' },
  ])
  const { rows: mails } = await pool().query('SELECT "to" FROM mails ORDER BY kind')
  expect(mails.map(({ to }) => to).sort()).toEqual(['max.tiler@example.org', 'registrar@example.org'])
})
