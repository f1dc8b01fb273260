import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/server/env'
import { pool } from '@/server/database/pool'
import { checkRate, countNewEntry, isFlooded } from '@/server/rate-limit'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(() => void vi.spyOn(env(), 'FORM_RATE_LIMIT', 'get').mockReturnValue(100))

const from = (client: string) => ({ headers: new Headers({ 'x-fullcourt-client': client }) })

async function counted(key: string): Promise<number | undefined> {
  const { rows } = await pool().query<{ points: number }>('SELECT points FROM rate_limits WHERE key = $1', [key])
  return rows[0]?.points
}

test('a limit on mails counts the requests of all instances', async () => {
  const request = from('198.51.100.77')
  expect(await checkRate('member-mail', request)).toBeNull()
  // Another instance has taken the others.
  await pool().query(`UPDATE rate_limits SET points = 30 WHERE key = 'member-mail:198.51.100.77'`)
  expect(await checkRate('member-mail', request)).toBeGreaterThan(800)
  expect(await checkRate('member-mail', from('198.51.100.78'))).toBeNull()
})

test('a limit on load asks no database', async () => {
  expect(await checkRate('search', from('198.51.100.79'))).toBeNull()
  expect(await counted('search:198.51.100.79')).toBeUndefined()
})

test('a form is flooded from the 200th new entry until ten minutes after the first', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const count = () => countNewEntry('any', from('198.51.100.80'))
  // A submission checks for a flood before it is counted.
  expect(await isFlooded('any')).toBe(false)
  for (let counted = 0; counted < 199; counted += 1) await count()
  expect(await isFlooded('any')).toBe(false)
  await count()
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(await isFlooded('any')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await isFlooded('any')).toBe(false)
  vi.useRealTimers()
})
