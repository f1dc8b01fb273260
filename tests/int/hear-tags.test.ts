import { afterEach, expect, test, vi } from 'vitest'
import { hearExpiredTags } from '../../scripts/serve/hear-tags.mjs'
import { pool } from '@/server/database/pool'
import { freshDatabase } from './support'

freshDatabase()

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function listen() {
  const heard: Map<string, number> = new Map()
  const expire = (tags: [string, number][]) => tags.forEach(([tag, at]) => heard.set(tag, at))
  stop = await hearExpiredTags({ url: process.env.DATABASE_URL!, expire })
  return heard
}

const say = (tag: string) => pool().query('SELECT expire_tag($1)', [tag])

test('an instance hears what expires, once it is committed', async () => {
  const heard = await listen()
  const client = await pool().connect()
  await client.query('BEGIN')
  await client.query(`SELECT expire_tag('collection:secret')`)
  await client.query('ROLLBACK')
  client.release()
  const before = Date.now()
  await say('collection:media')
  await vi.waitFor(() => expect(heard.get('collection:media')).toBeGreaterThanOrEqual(before))
  expect(heard.has('collection:secret')).toBe(false)
})

test('what expired while it did not listen, it reads when it begins', async () => {
  await say('collection:missed')
  const { rows } = await pool().query<{ at: Date }>(`SELECT at FROM expired_tags WHERE tag = 'collection:missed'`)
  const heard = await listen()
  expect(heard.get('collection:missed')).toBeGreaterThanOrEqual(rows[0]!.at.getTime())
})

test('cut off, it comes back and reads what it missed', async () => {
  const heard = await listen()
  await pool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'fullcourt-tags' AND datname = current_database()`)
  await say('collection:players')
  await vi.waitFor(() => expect(heard.has('collection:players')).toBe(true), { timeout: 5_000 })
})
