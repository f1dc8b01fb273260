import { setTimeout as wait } from 'node:timers/promises'
import { killDatabase } from '../../support/database'
import { sendFamilies, type Family } from '../../support/faults/families'
import { IS_WHOLE, SEED, expectDelivered, expectStored, firstStoredAfter, report } from '../../support/faults/figures'
import { expect, test } from '../../support/faults/test'
import { randomFrom } from '../../support/random'

test.use({ environmentName: 'faults', ownCluster: true })
test.setTimeout(900_000)

const COUNT = IS_WHOLE ? 1_000 : 150
const AT_ONCE = IS_WHOLE ? 20 : 10
const KILLS = IS_WHOLE ? 5 : 2
// How fast a busy machine is must not fail `npm test`.
const RECOVERY_MS = IS_WHOLE ? 10_000 : 120_000
const DELIVERED_MS = 5 * 60_000
const HEALTH_CHECK_MS = 2_000
/** How long a balancer tries to find an instance that answers. */
const VISIT_MS = IS_WHOLE ? 10_000 : 120_000

test('every acknowledged form is stored once, with its mails, when the site is killed again and again', async ({
  environment,
  db,
  mailbox,
}) => {
  const { next } = randomFrom(SEED)
  const site = () => environment.url
  const sending = sendFamilies({ site, count: COUNT, atOnce: AT_ONCE, seed: SEED * 10 + 1 })
  const restarts: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(500 + next() * 1_500)
    await environment.server.stop('SIGKILL')
    const killedAt = Date.now()
    await environment.server.restart()
    restarts.push(killedAt)
  }
  // On a fast machine all others may have been stored before the last kill.
  const last = sendFamilies({ site, count: AT_ONCE, atOnce: AT_ONCE, seed: SEED * 10 + 5 })
  const families = [...(await sending), ...(await last)]
  const recoveries = restarts.map((killedAt, kill) => recoveryOf(families, killedAt, restarts[kill + 1]))
  const figures = await expectStored(db, families)
  const repeated = await expectDelivered(families, mailbox.messages, DELIVERED_MS)
  report('site killed', { ...figures, recoveryMs: recoveries, mailsTwice: repeated })
  // One mail can be on its way in each of the worker's slots when the process is killed.
  expect(repeated).toBeLessThanOrEqual(KILLS * 10)
  expect(recoveries.at(-1)).not.toBeNull()
  for (const recoveryMs of recoveries) expect(recoveryMs ?? 0).toBeLessThan(RECOVERY_MS)
})

// Null when the site was killed again before it could acknowledge a form.
function recoveryOf(families: readonly Family[], killedAt: number, killedAgainAt = Infinity): number | null {
  const recoveryMs = firstStoredAfter(families, killedAt)
  return recoveryMs !== null && killedAt + recoveryMs < killedAgainAt ? recoveryMs : null
}

test('nothing acknowledged is lost when the site and the database are killed in the same moment', async ({
  environment,
  db,
}) => {
  for (let round = 0; round < (IS_WHOLE ? 20 : 1); round += 1) {
    const seed = SEED * 100 + round
    const sending = sendFamilies({ site: () => environment.url, count: 40, atOnce: AT_ONCE, seed })
    await wait(700)
    await Promise.all([environment.server.stop('SIGKILL'), killDatabase(db)])
    await environment.server.restart()
    report('site and database killed', { round, ...(await expectStored(db, await sending)) })
  }
})

test('a family whose connection breaks at any moment is stored once', async ({ environment, db }) => {
  const families = await sendFamilies({
    site: () => environment.url,
    count: IS_WHOLE ? 300 : 60,
    atOnce: AT_ONCE,
    seed: SEED * 10 + 2,
    cutAfterMs: (random) => 1 + random() * 400,
  })
  report('client gone', await expectStored(db, families))
})

test('a stop finishes the forms that have arrived', async ({ environment, db }) => {
  const sending = sendFamilies({ site: () => environment.url, count: 100, atOnce: 50, seed: SEED * 10 + 3 })
  await wait(400)
  const askedAt = Date.now()
  await environment.server.stop()
  const stopMs = Date.now() - askedAt
  await environment.server.restart()
  report('stopped', { ...(await expectStored(db, await sending)), stopMs })
  expect(stopMs).toBeLessThan(30_000)
})

test('restarting one of two instances after the other fails no request that goes to the one that is ready', async ({
  environment,
  db,
}) => {
  const other = await environment.openInstance()
  const instances = [environment.server, other]
  let failed = 0
  let ok = 0
  let isOver = false
  // As a load balancer does: asks /readyz with a time limit, and sends a refused request to the other instance.
  async function isReady(url: string): Promise<boolean> {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(HEALTH_CHECK_MS) }).catch(() => null)
    return answer?.ok ?? false
  }
  async function visit(path: string): Promise<void> {
    while (!isOver) {
      if (await isAnswered(path, Date.now() + VISIT_MS)) ok += 1
      else failed += 1
    }
  }
  async function isAnswered(path: string, until: number): Promise<boolean> {
    while (Date.now() < until) {
      for (const { url } of instances) {
        const response = (await isReady(url)) ? await fetch(`${url}${path}`).catch(() => null) : null
        if (response && response.status < 500) return true
      }
    }
    return false
  }
  const visiting = ['/', '/teams', '/player-registration', '/search?q=practice'].map(visit)
  const sending = sendFamilies({ site: () => other.url, count: 60, atOnce: 5, seed: SEED * 10 + 4 })
  for (const instance of instances) {
    await instance.stop()
    await instance.restart()
    await expect.poll(() => isReady(instance.url), { timeout: 60_000 }).toBe(true)
  }
  isOver = true
  await Promise.all(visiting)
  report('rolling restart', { ...(await expectStored(db, await sending)), visits: ok, failed })
  expect(failed).toBe(0)
})
