import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendFamilies } from '../../support/faults/families'
import { IS_WHOLE, SEED, expectDelivered, expectStored, report } from '../../support/faults/figures'
import { expect, test as faultTest } from '../../support/faults/test'

/** Debian's package faketime. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const OFFSET_FILE = join(tmpdir(), `clock-${process.pid}`)
const DELIVERED_MS = 5 * 60_000
const HOUR_MS = 3_600_000

function setClock(offset: string): void {
  writeFileSync(OFFSET_FILE, `${offset}\n`)
}

const test = faultTest.extend({
  settings: [
    async ({ settings }, use) => {
      setClock('+0')
      await use((env) => ({
        ...settings(env),
        LD_PRELOAD: LIBRARY,
        FAKETIME_TIMESTAMP_FILE: OFFSET_FILE,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }))
    },
    { scope: 'worker' },
  ],
})
test.use({ environmentName: 'faults_clock', ownCluster: true })
test.setTimeout(900_000)
test.skip(
  !IS_WHOLE || !existsSync(LIBRARY),
  'Needs Debian’s package faketime, and is part of `npm run test:faults` alone.',
)

const JUMPS = [
  ['two hours ahead', '+2h'],
  ['two hours back', '-2h'],
  ['a day ahead', '+1d'],
] as const

for (const [index, [jump, offset]] of JUMPS.entries()) {
  test(`forms and their mails survive a clock of the site that jumps ${jump}, and back`, async ({
    environment,
    db,
    mailbox,
  }) => {
    const seed = SEED * 10 + index
    const sending = sendFamilies({ site: () => environment.url, count: 300, atOnce: 10, seed })
    await wait(1_000)
    setClock(offset)
    await wait(3_000)
    const home = await fetch(environment.url)
    const jumpMs = Math.abs(Date.parse(home.headers.get('date')!) - Date.now())
    setClock('+0')
    const families = await sending
    const figures = await expectStored(db, families)
    const calmAt = Date.now()
    const mailsTwice = await expectDelivered(families, mailbox.messages, DELIVERED_MS)
    report(`clock jumps ${jump}`, { ...figures, deliveredMs: Date.now() - calmAt, mailsTwice })
    expect([home.status, mailsTwice]).toEqual([200, 0])
    expect(jumpMs, 'the clock of the site').toBeGreaterThan(HOUR_MS)
  })
}
