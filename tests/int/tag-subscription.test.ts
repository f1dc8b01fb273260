import { afterEach, expect, test, vi } from 'vitest'
import { subscribeToTagInvalidation } from '../../runtime/tag-subscription.mjs'
import { pool } from '@/server/database/pool'
import { freshDatabase } from './support'

freshDatabase()

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function subscribe() {
  const received: Map<string, number> = new Map()
  const all: string[] = []
  const states: string[] = []
  stop = await subscribeToTagInvalidation({
    url: process.env.DATABASE_URL!,
    onTags: (tags: [string, number][]) => {
      for (const [tag, at] of tags) received.set(tag, at)
      all.push(...tags.map(([tag]) => tag))
    },
    onConnected: () => states.push('connected'),
    onLost: () => states.push('lost'),
  })
  return { received, all, states }
}

const invalidate = (tag: string) => pool().query('SELECT expire_tag($1)', [tag])

test('receives a tag once the transaction that invalidated it is committed', async () => {
  const { received } = await subscribe()
  const client = await pool().connect()
  await client.query('BEGIN')
  await client.query(`SELECT expire_tag('collection:secret')`)
  await client.query('ROLLBACK')
  client.release()
  const before = Date.now()
  await invalidate('collection:media')
  await vi.waitFor(() => expect(received.get('collection:media')).toBeGreaterThanOrEqual(before))
  expect(received.has('collection:secret')).toBe(false)
})

test('reads tags that were invalidated before it connected', async () => {
  await invalidate('collection:missed')
  const { rows } = await pool().query<{ at: Date }>(`SELECT at FROM expired_tags WHERE tag = 'collection:missed'`)
  const { received, states } = await subscribe()
  expect(received.get('collection:missed')).toBeGreaterThanOrEqual(rows[0]!.at.getTime())
  expect(states).toEqual(['connected'])
})

test('a tag that is invalidated twice is received both times, and its rows older than an hour are deleted', async () => {
  const { all } = await subscribe()
  await invalidate('collection:twice')
  const times = () => all.filter((tag) => tag === 'collection:twice').length
  await vi.waitFor(() => expect(times()).toBe(1))
  await invalidate('collection:twice')
  await vi.waitFor(() => expect(times()).toBe(2))
  const count = async () => (await pool().query(`SELECT FROM expired_tags WHERE tag = 'collection:twice'`)).rowCount
  expect(await count()).toBe(2)
  await pool().query(`UPDATE expired_tags SET at = at - interval '2 hours' WHERE tag = 'collection:twice'`)
  await invalidate('collection:twice')
  expect(await count()).toBe(1)
})

test('reports a lost connection, reconnects and reads the missed tags', async () => {
  const { received, states } = await subscribe()
  await pool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'fullcourt-tags' AND datname = current_database()`)
  await invalidate('collection:players')
  await vi.waitFor(() => expect(received.has('collection:players')).toBe(true), { timeout: 5_000 })
  await vi.waitFor(() => expect(states).toEqual(['connected', 'lost', 'connected']), { timeout: 5_000 })
})

test('has closed its connections once it has stopped', async () => {
  await subscribe()
  await invalidate('collection:last')
  const open = async () =>
    (
      await pool().query(`SELECT FROM pg_stat_activity WHERE application_name LIKE 'fullcourt-tags%'
        AND datname = current_database()`)
    ).rowCount
  expect(await open()).toBeGreaterThan(0)
  await stop!()
  stop = undefined
  expect(await open()).toBe(0)
})
