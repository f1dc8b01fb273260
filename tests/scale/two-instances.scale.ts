import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { sendFamilies, type Family } from '../support/faults/families'
import { SEED, expectStored, report } from '../support/faults/figures'
import { expect, test as faultTest } from '../support/faults/test'
import { RECIPES } from '../support/fixtures'
import { openObjectStore, type TestObjectStore } from '../support/object-store'
import { openProxy, type Proxy } from '../support/proxy'
import { staffHeaders } from '../support/staff-session'

type Server = { url: string; stop: () => Promise<void>; restart: () => Promise<void> }
type ScaleFixtures = { store: TestObjectStore; instances: Server[]; front: Proxy }

/** The topology of docker compose --profile scale as processes: Caddy, two instances, PostgreSQL, an S3 server and a mail server. */
const test = faultTest.extend<object, ScaleFixtures>({
  store: [
    async ({}, use) => {
      await using store = await openObjectStore()
      await use(store)
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mailbox, store }, use) =>
      use(() => ({
        ...store.settings,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'academy@example.org',
        TRUSTED_PROXIES: '1',
        STOP_DELAY_SECONDS: '3',
        // All families of the test share one address.
        FORM_RATE_LIMIT: 'off',
      })),
    { scope: 'worker' },
  ],
  instances: [
    async ({ environment }, use) => use([environment.server, await environment.openInstance()]),
    { scope: 'worker', timeout: 120_000 },
  ],
  front: [
    async ({ instances }, use) => {
      await using proxy = await openProxy(instances.map(({ url }) => url))
      await use(proxy)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ environmentName: 'scale' })
test.setTimeout(600_000)

const PAGES = ['/', '/teams', '/faqs', '/player-registration', '/search?q=practice']
/** Of each visitor, in milliseconds: with five visitors at most 50 requests a second. */
const PAUSE_MS = 100
const EDITS = 100
const SERVED = 20

test('a rolling restart under load loses no request and no form', async ({ db, instances, front }) => {
  const statuses: Record<string, number> = {}
  const families: Family[] = []
  let isOver = false
  async function visit(path: string): Promise<void> {
    while (!isOver) {
      const status = await fetch(`${front.url}${path}`).then(readStatus, () => 'broken')
      statuses[status] = (statuses[status] ?? 0) + 1
      await wait(PAUSE_MS)
    }
  }
  async function register(seed: number): Promise<void> {
    while (!isOver) {
      families.push(...(await sendFamilies({ site: () => front.url, count: 10, atOnce: 2, seed: (seed += 1) })))
    }
  }
  const began = Date.now()
  const working = [...PAGES.map(visit), register(SEED * 1_000)]
  for (const instance of instances) {
    await instance.stop()
    await instance.restart()
    // Only then the other one may stop: the proxy sends requests to this one again.
    await expect.poll(() => countServed(instance.url), { timeout: 120_000 }).toBeGreaterThan(SERVED)
  }
  isOver = true
  await Promise.all(working)
  const stored = await expectStored(db, families)
  const seconds = Math.round((Date.now() - began) / 1_000)
  const again = families.filter(({ answers }) => answers.length > 1).length
  report('scale: rolling restart', { seconds, statuses, again, ...stored })
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(again, 'forms that were sent again').toBe(0)
})

test('an edit on one instance is seen on the other, in both directions', async ({ request, db, instances }) => {
  const headers = await staffHeaders(request, 'admin')
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM faqs WHERE _status = 'published' ORDER BY id LIMIT 1`)
  const took: number[] = []
  for (let edit = 0; edit < EDITS * 2; edit += 1) {
    const [edited, shown] = edit % 2 === 0 ? instances : instances.toReversed()
    const question = `Is this edit number ${edit}?`
    const data = { question }
    const answer = await request.patch(`${edited!.url}/api/faqs/${rows[0]!.id}`, { headers, data })
    expect(answer.status()).toBe(200)
    const saved = Date.now()
    const read = async () => (await fetch(`${shown!.url}/faqs`)).text()
    await expect.poll(read, { intervals: [20], timeout: 60_000 }).toContain(question)
    took.push(Date.now() - saved)
  }
  report('scale: edits', { edits: took.length, slowestMs: Math.max(...took) })
})

test('a picture that one instance received is served by both', async ({ request, instances, front, store }) => {
  const headers = await staffHeaders(request, 'editor')
  const picture = await uploadPicture(request, instances[0]!.url, headers)
  expect(await store.keys()).toContain(`media/${picture.filename}`)
  for (const { url } of instances) {
    const address = `${url}/api/media/file/${picture.filename}`
    expect((await request.get(address)).status()).toBe(404)
    expect((await request.get(address, { headers })).status()).toBe(200)
  }
  expect((await request.get(`${front.url}/api/media/file/${picture.filename}`)).status()).toBe(404)
})

async function uploadPicture(request: APIRequestContext, site: string, headers: Record<string, string>) {
  const { name, mimetype: mimeType, data: buffer } = RECIPES.media!({ n: 1 } as never).file!
  const file = { name, mimeType, buffer }
  const answer = await request.post(`${site}/api/media`, { headers, multipart: { _payload: '{"alt":"Drill"}', file } })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { filename: string } }).doc
}

async function readStatus(response: Response): Promise<string> {
  await response.text()
  return String(response.status)
}

/** Returns how many pages an instance has served since it started; 0 while it does not answer. */
async function countServed(url: string): Promise<number> {
  const metrics = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  )
  const counts = metrics.matchAll(/^fullcourt_page_cache_(?:hits|misses)_total (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}
