import { beforeEach, describe, expect, test } from 'vitest'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { postUndo } from '@/features/entries/server/status-mails/handlers'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { storeAnswer } from '@/features/entries/server/status-mails/answer-mail'
import { findAddressee } from '@/features/entries/server/status-mails/mail-facts'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { staffAs } from './staff'
import { answered, post } from './status-mails-support'
import { clearInbox, countRows, freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const context = { disableRevalidate: true }

test('a gift needs no e-mail; then no mail can be sent, but its status can still be changed', async () => {
  const gift = await addGift()
  expect(gift).toMatchObject({ name: 'Cash Box', email: null })
  const staff = await staffAs('treasurer')
  const mail = { subject: 'Thank you', text: 'It is here.', reason: '', language: 'en' as const }
  const answer = { kind: 'pledges' as const, id: gift.id, status: 'received' }
  expect(await answerEntry(staff, { ...answer, mail })).toMatchObject({
    error: expect.stringMatching(/No email address is stored here/),
  })
  expect(await countRows('mails')).toBe(0)
  expect(await move(gift.id, { status: 'received' })).toMatchObject({ status: 'received', email: null })
})

test('a mail to a giver is in the treasurer’s outbox and can be canceled there; a family’s mail is not', async () => {
  const [giver, family] = [await addGift({ email: 'giver@example.org' }), await answered()]
  const treasurer = await staffAs('treasurer')
  const mail = { subject: 'About your gift', text: 'We will call.', reason: '', language: 'en' as const }
  await pool().query("UPDATE pledges SET status = 'contacted' WHERE id = $1", [giver.id])
  await queueTo(giver.id, mail)
  const outbox = await asStaff(treasurer).find({ collection: 'mails', depth: 0 })
  expect(outbox.docs.map(({ to }) => to)).toEqual(['giver@example.org'])
  expect((await post(postUndo, { mail: outbox.docs[0]!.id }, 'treasurer')).status).toBe(200)
  expect((await post(postUndo, { mail: family.mail.id }, 'treasurer')).status).toBe(404)
  const { rows } = await pool().query('SELECT "to" FROM mails WHERE status = $1', ['undone'])
  expect(rows).toEqual([{ to: 'giver@example.org' }])
})

/** Creates a waiting mail to a giver, as answering from the entry stores it. */
async function queueTo(id: string, mail: { subject: string; text: string; reason: string; language: 'en' }) {
  const staff = await staffAs('treasurer')
  await transaction(async (client) => {
    const addressee = (await findAddressee(id, client))!
    await storeAnswer(client, staff, { addressee, status: 'contacted', mail, release: null, writtenWith: 'move' })
  })
}

describe('a wrong amount', () => {
  const wrong = async () => String((await addGift({ amountCents: 123_000 })).id)

  test('is corrected with a reason: the history records both amounts, the person and the reason', async () => {
    const id = await wrong()
    const fixed = await move(id, {
      amountCents: 12_300,
      notes: 'Counted again.',
      correctionReason: 'One zero too many',
    })
    expect(fixed).toMatchObject({ amountCents: 12_300, notes: 'Counted again.' })
    const timeline = await findTimeline(await staffAs('treasurer'), { kind: 'pledges', id })
    expect(timeline).toContainEqual(
      expect.objectContaining({
        title: 'Corrected by staff',
        by: 'Test treasurer',
        detail: 'Why: One zero too many',
        differences: [{ label: 'amount pledged', before: '$1,230.00', after: '$123.00' }],
      }),
    )
  })

  test.each(['amountCents', 'receivedCents', 'goodsCents'])('is not replaced without a reason: %s', async (field) => {
    const id = await wrong()
    await move(id, { receivedCents: 5_000, goodsCents: 1_000 })
    for (const correctionReason of [undefined, ' '])
      await expect(move(id, { [field]: 100, correctionReason })).rejects.toMatchObject({
        data: { errors: [{ path: 'correctionReason' }] },
      })
    expect(await countRows('registration_edits')).toBe(0)
    expect(await move(id, { [field]: 100, correctionReason: 'Mistyped' })).toMatchObject({ [field]: 100 })
    expect(await countRows('registration_edits')).toBe(1)
  })
})

async function addGift(change: object = {}) {
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM campaigns LIMIT 1')
  const data = { name: 'Cash Box', amountCents: 12_300, campaign: rows[0]!.id, ...change } as never
  return cms.create({ collection: 'pledges', data, user, overrideAccess: false, context })
}

async function move(id: string, data: object) {
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  return cms.update({ collection: 'pledges', id, data, user, overrideAccess: false, context })
}
