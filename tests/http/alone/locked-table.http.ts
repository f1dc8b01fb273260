import type pg from 'pg'
import { registrationInput } from '../../support/factories'
import { expectSafe } from '../../support/headers'
import { expect, test } from '../../support/http'
import { staffHeaders } from '../../support/staff-session'

const WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'relation'`
/**
 * Nearly the whole pool of ten: the queue listens on one connection. tests/int/connections.test.ts covers a fully used pool.
 */
const MANY = 8

// Requests that hang are aborted here.
test.setTimeout(60_000)

test('while the articles and their index are locked, fifty readers get an error and a registration is stored', async ({
  request,
  db,
}) => {
  const headers = await staffHeaders(request, 'editor')
  // Searches for different words, because searches for the same one share a query.
  const searches = () => Array.from({ length: 30 }, (_, index) => request.get(`/search?q=tryout+${index}`))
  const lists = () => Array.from({ length: 20 }, () => request.get('/api/posts', { headers }))
  const unlock = await lock(db, 'posts, search_documents')
  const readers = [...searches(), ...lists()]
  await expect
    .poll(async () => (await db.query<{ count: number }>(WAITING)).rows[0]!.count)
    .toBeGreaterThanOrEqual(MANY)

  const data = registrationInput({ lastName: 'Lockhart' })
  const sent = await request.post('/forms/registration', { data })
  expect(sent.status()).toBe(201)
  const { reference } = (await sent.json()) as { reference: string }
  const { rowCount } = await db.query('SELECT 1 FROM player_registrations WHERE reference = $1', [reference])
  expect(rowCount).toBe(1)

  for (const answer of await Promise.all(readers)) {
    expect(answer.status()).toBe(503)
    expect(answer.headers()['retry-after']).toBe('30')
    const text = await answer.text()
    if (answer.url().includes('/api/')) expect(text).toContain('Please try again in a minute.')
    expect(text).not.toMatch(/canceling|lock timeout|SELECT |node_modules/)
    expectSafe({ status: 503, headers: answer.headers(), text }, answer.url())
  }

  await unlock()
  expect((await request.get('/search?q=tryout')).status()).toBe(200)
  expect((await request.get('/api/posts', { headers })).status()).toBe(200)
})

for (const table of ['staff', 'staff_factors']) {
  test(`while ${table} cannot be read for authentication, the API asks to retry with its own message`, async ({
    request,
    db,
  }) => {
    const headers = await staffHeaders(request, 'editor')
    const unlock = await lock(db, table)
    const answer = await request.get('/api/posts', { headers })
    expect([answer.status(), answer.headers()['retry-after'], await answer.json()]).toEqual([
      503,
      '30',
      { errors: [{ message: expect.stringContaining('Please try again in a minute.') as unknown }] },
    ])
    await unlock()
  })
}

test('while the registrations are locked, the form shows its own message', async ({ request, db }) => {
  const unlock = await lock(db, 'player_registrations')
  const sent = await request.post('/forms/registration', { data: registrationInput() })
  expect([sent.status(), sent.headers()['retry-after'], await sent.json()]).toEqual([
    503,
    '30',
    { message: 'Service unavailable' },
  ])
  await unlock()
})

const unlocks: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const unlock of [...unlocks]) await unlock()
})

/** Locks a table, as a backup or a forgotten session does, until the returned function is called or the test ends. */
async function lock(db: pg.Pool, table: string): Promise<() => Promise<void>> {
  const holder = await db.connect()
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  async function unlock(): Promise<void> {
    if (!unlocks.includes(unlock)) return
    unlocks.splice(unlocks.indexOf(unlock), 1)
    await holder.query('ROLLBACK')
    holder.release()
  }
  unlocks.push(unlock)
  return unlock
}
