import { setTimeout as wait } from 'node:timers/promises'
import { sendFamilies } from '../../support/faults/families'
import { IS_WHOLE, SEED, expectDelivered, expectStored, report } from '../../support/faults/figures'
import type { MailMode } from '../../support/faults/mailbox'
import { expect, test } from '../../support/faults/test'

test.use({ environmentName: 'faults', ownCluster: true })
test.setTimeout(900_000)
test.afterEach(({ mailbox }) => mailbox.set('accept'))

const COUNT = IS_WHOLE ? 200 : 20
const FAULT_MS = IS_WHOLE ? 60_000 : 4_000
const DELIVERED_MS = 5 * 60_000

const FAULTS: [string, MailMode][] = [
  ['is busy', { code: 421 }],
  ['asks to wait', { code: 451 }],
  ['never answers', 'silent'],
]

for (const [index, [fault, mode]] of FAULTS.entries()) {
  test(`forms are acknowledged while the mail server ${fault}, and their mails arrive afterwards`, async ({
    environment,
    db,
    mailbox,
  }) => {
    mailbox.set(mode)
    const seed = SEED * 10 + index
    const began = Date.now()
    const families = await sendFamilies({ site: () => environment.url, count: COUNT, atOnce: 10, seed })
    const acknowledgedMs = Date.now() - began
    const figures = await expectStored(db, families)
    await wait(FAULT_MS)
    expect(mailbox.messages.filter(({ to }) => families.some(({ email }) => email === to))).toEqual([])
    mailbox.set('accept')
    const calmAt = Date.now()
    const mailsTwice = await expectDelivered(families, mailbox.messages, DELIVERED_MS)
    report(`mail server ${fault}`, { ...figures, acknowledgedMs, deliveredMs: Date.now() - calmAt, mailsTwice })
    expect(families.flatMap(({ answers }) => answers).every((status) => status === 201)).toBe(true)
  })
}

test('a mail that the server refuses for good is shown to staff at once, and is not sent again', async ({
  environment,
  db,
  mailbox,
}) => {
  mailbox.set({ code: 550 })
  const families = await sendFamilies({ site: () => environment.url, count: 5, atOnce: 5, seed: SEED * 10 + 8 })
  const statuses = async () => {
    const { rows } = await db.query<{ status: string }>(`SELECT DISTINCT status FROM mails WHERE "to" = ANY ($1)`, [
      families.map(({ email }) => email),
    ])
    return rows.map(({ status }) => status)
  }
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(['failed'])
  report('mail refused', await expectStored(db, families))
})
