import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { killDatabase, restartDatabase, startDatabase, stopDatabase } from '../../support/database'
import type { DatabaseWire } from '../../support/faults/database-wire'
import { sendFamilies, type Family } from '../../support/faults/families'
import { IS_WHOLE, SEED, expectDelivered, expectStored, firstStoredAfter, report } from '../../support/faults/figures'
import { expect, test } from '../../support/faults/test'

test.use({ environmentName: 'faults', ownCluster: true })
test.setTimeout(900_000)

const COUNT = IS_WHOLE ? 1_000 : 120
const AT_ONCE = IS_WHOLE ? 20 : 10
// How fast a busy machine is must not fail `npm test`.
const RECOVERY_MS = IS_WHOLE ? 10_000 : 120_000
/** The site sends at most 25 mails per second to the mail server of the tests, which waits before it greets. */
const DELIVERED_MS = 14 * 60_000
const TERMINATE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** The families of all tests of this file. */
const sent: Family[] = []

async function send(options: Parameters<typeof sendFamilies>[0]): Promise<Family[]> {
  const families = await sendFamilies(options)
  sent.push(...families)
  return families
}

/** Runs a fault while families send their forms, and returns them with the moment at which the fault was over. */
async function during(site: string, seed: number, count: number, fault: () => Promise<unknown>) {
  const sending = send({ site: () => site, count, atOnce: AT_ONCE, seed })
  await wait(500)
  await fault()
  const overAt = Date.now()
  return { families: await sending, overAt }
}

const ENDINGS: [string, (db: pg.Pool) => Promise<unknown>][] = [
  ['restarts', () => restartDatabase()],
  [
    'crashes',
    async () => {
      await stopDatabase()
      await startDatabase()
    },
  ],
  ['is killed', killDatabase],
  [
    'closes every connection ten times',
    async (db) => {
      for (let round = 0; round < 10; round += 1) {
        await db.query(TERMINATE)
        await wait(200)
      }
    },
  ],
]

for (const [index, [fault, cause]] of ENDINGS.entries()) {
  test(`every acknowledged form is stored once when the database ${fault}`, async ({ environment, db }) => {
    const { families, overAt } = await during(environment.url, SEED * 10 + index, COUNT, () => cause(db))
    const recoveryMs = firstStoredAfter(families, overAt)
    report(`database ${fault}`, { ...(await expectStored(db, families)), recoveryMs })
    expect(recoveryMs ?? 0).toBeLessThan(RECOVERY_MS)
  })
}

/** Makes a share of the inserts fail when their transaction commits, by these statements in a deferred trigger. */
async function failCommits(db: pg.Pool, statements: string): Promise<void> {
  await db.query(`
    CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF random() < 0.3 THEN ${statements} END IF; RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER fail_commit AFTER INSERT ON tryout_registrations
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_commit()`)
}

const FAILED_COMMITS = [
  ['is refused', `RAISE EXCEPTION 'The commit fails.' USING ERRCODE = 'disk_full';`],
  ['loses its connection', 'PERFORM pg_terminate_backend(pg_backend_pid());'],
] as const

for (const [index, [fault, statements]] of FAILED_COMMITS.entries()) {
  test(`no form is acknowledged when its commit ${fault}`, async ({ environment, db }) => {
    const seed = SEED * 10 + 5 + index
    await failCommits(db, statements)
    const families = await send({ site: () => environment.url, count: COUNT / 2, atOnce: AT_ONCE, seed })
    await db.query('DROP FUNCTION fail_commit CASCADE')
    report(`commit ${fault}`, await expectStored(db, families))
    expect(families.some(({ answers }) => answers.includes(503))).toBe(true)
  })
}

test('two hundred forms at once are all stored, with a pool of ten connections', async ({ environment, db }) => {
  const seed = SEED * 10 + 7
  const families = await send({ site: () => environment.url, count: 200, atOnce: 200, seed })
  report('two hundred at once', await expectStored(db, families))
})

const NETWORKS: [string, (wire: DatabaseWire) => Promise<unknown>][] = [
  [
    'is slow',
    async (wire) => {
      wire.set({ delayMs: 200 })
      await wait(IS_WHOLE ? 30_000 : 5_000)
      wire.set({})
    },
  ],
  [
    'is silent',
    async (wire) => {
      wire.set({ isSilent: true })
      await wait(IS_WHOLE ? 30_000 : 5_000)
      wire.set({})
      wire.reset()
    },
  ],
  [
    'is cut again and again',
    async (wire) => {
      for (let round = 0; round < 10; round += 1) {
        wire.reset()
        await wait(300)
      }
    },
  ],
  [
    'refuses connections',
    async (wire) => {
      wire.set({ isCut: true })
      await wait(3_000)
      wire.set({})
    },
  ],
]

for (const [index, [fault, cause]] of NETWORKS.entries()) {
  test(`every acknowledged form is stored once when the network to the database ${fault}`, async ({
    environment,
    db,
    wire,
  }) => {
    const seed = SEED * 100 + index
    const { families, overAt } = await during(environment.url, seed, COUNT / 2, () => cause(wire))
    const home = await fetch(environment.url)
    expect(home.status).toBe(200)
    report(`network ${fault}`, { ...(await expectStored(db, families)), slowestMs: slowest(families, overAt) })
  })
}

test('every family has its mail after all of these faults', async ({ mailbox }) => {
  const began = Date.now()
  const mailsTwice = await expectDelivered(sent, mailbox.messages, DELIVERED_MS)
  report('mails of all families', { families: sent.length, deliveredMs: Date.now() - began, mailsTwice })
})

function slowest(families: readonly Family[], since: number): number {
  return Math.max(0, ...families.map(({ storedAt }) => (storedAt ?? 0) - since))
}
