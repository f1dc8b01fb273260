import type { APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import { expect, test } from '../../support/http'
import { expectEventually } from '../../support/eventually'
import { staffHeaders } from '../../support/staff-session'

test.use({ environmentName: 'instances' })
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const EDITS = 20
/** Only a few edits: connections close after half a minute idle, and a page that needs a new one cannot be rendered then. */
const REFUSED_EDITS = 2
const TAG_CONNECTIONS = `FROM pg_stat_activity WHERE application_name = 'fullcourt-tags' AND datname = current_database()`

/** Edits a question through one instance, as an editor does, and returns its new text. */
async function createEditor(request: APIRequestContext, db: pg.Pool) {
  const headers = await staffHeaders(request, 'admin')
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM faqs WHERE _status = 'published' ORDER BY id LIMIT 1`)
  let edits = 0
  return async (instance: string): Promise<string> => {
    const question = `Is this edit number ${(edits += 1)}?`
    const answer = await request.patch(`${instance}/api/faqs/${rows[0]!.id}`, { headers, data: { question } })
    expect(answer.status()).toBe(200)
    return question
  }
}

/** Opens as many connections as edits and pages use at once; idle ones stay open for half a minute. */
async function openConnections(request: APIRequestContext, instance: string): Promise<void> {
  const headers = await staffHeaders(request, 'admin')
  const send = (_: unknown, index: number) =>
    Promise.all([
      request.get(`${instance}/api/faqs?limit=1`, { headers }),
      request.get(`${instance}/search?q=practice${index}`),
    ])
  await Promise.all(Array.from({ length: 10 }, send))
}

/** Rejects new connections until it is disposed, and cuts those that listen for invalidations. */
async function refuseConnections(db: pg.Pool): Promise<AsyncDisposable> {
  const client = await db.connect()
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  const limitTo = (count: number) => client.query(`ALTER DATABASE ${rows[0]!.name} CONNECTION LIMIT ${count}`)
  await limitTo(0)
  await client.query(`SELECT pg_terminate_backend(pid) ${TAG_CONNECTIONS}`)
  return {
    [Symbol.asyncDispose]: async () => {
      await limitTo(-1)
      client.release()
    },
  }
}

const read = (instance: string) => async () => (await fetch(`${instance}/faqs`)).text()

test('an edit on one instance appears on the other within two seconds, in both directions', async ({
  request,
  db,
  environment,
}) => {
  const other = await environment.openInstance()
  const edit = await createEditor(request, db)
  for (const [edited, url] of [
    [environment.url, other.url],
    [other.url, environment.url],
  ] as const) {
    for (let count = 0; count < EDITS; count += 1) {
      await read(url)()
      const question = await edit(edited)
      await expectEventually(read(url), (text) => text.toContain(question))
    }
  }
})

test('it does so while the invalidation connection is cut again and again', async ({ request, db, environment }) => {
  const other = await environment.openInstance()
  const edit = await createEditor(request, db)
  for (let count = 0; count < EDITS; count += 1) {
    await read(other.url)()
    await db.query(`SELECT pg_terminate_backend(pid) ${TAG_CONNECTIONS}`)
    const question = await edit(environment.url)
    await expectEventually(read(other.url), (text) => text.toContain(question))
  }
})

test('it does so while the database accepts no new connections', async ({ request, db, environment }) => {
  const other = await environment.openInstance()
  const edit = await createEditor(request, db)
  for (const instance of [environment.url, other.url]) {
    const question = await edit(instance)
    // Rendering opens the connections that it needs.
    for (const url of [environment.url, other.url])
      await expectEventually(read(url), (text) => text.toContain(question))
  }
  for (const instance of [environment.url, other.url]) await openConnections(request, instance)
  await using _ = await refuseConnections(db)
  for (const edited of [environment.url, other.url]) {
    for (let count = 0; count < REFUSED_EDITS; count += 1) {
      const question = await edit(edited)
      for (const shown of [environment.url, other.url])
        await expectEventually(read(shown), (text) => text.toContain(question))
    }
  }
})

test('an edit made while an instance was killed appears as soon as it is back', async ({
  request,
  db,
  environment,
}) => {
  const other = await environment.openInstance()
  const edit = await createEditor(request, db)
  await read(other.url)()
  await other.stop('SIGKILL')
  const question = await edit(environment.url)
  await other.restart()
  expect(await read(other.url)()).toContain(question)
})
