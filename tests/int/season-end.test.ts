import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { expect, test, vi } from 'vitest'
import { down, up } from '@/migrations/20261123_145517_season_end'
import { pool } from '@/server/database/pool'
import { freshDatabase, payload } from './support'

freshDatabase()

/**
 * Migrates an academy that had set the film room's last day.
 * @returns what the migration logs about it
 */
async function migrate(said: string | null, season: string | null): Promise<string[]> {
  const { drizzle: db } = (await payload()).db as unknown as PostgresAdapter
  const warn = vi.fn<(line: string) => void>()
  await down({ db } as never)
  await pool().query('DELETE FROM film_settings; DELETE FROM seasons')
  await pool().query('INSERT INTO film_settings (season_ends_on) VALUES ($1)', [said && `${said}T12:00:00Z`])
  if (season)
    await pool().query(
      `INSERT INTO seasons (name, starts_on, ends_on, cutoff_on, state) VALUES ('2026-27', $1, $1, $1, 'current')`,
      [`${season}T12:00:00Z`],
    )
  await up({ db, payload: { logger: { warn } } } as never)
  return warn.mock.calls.map(([line]) => line)
}

test('the season’s last day applies, and the log records a different one of the film room', async () => {
  expect(await migrate('2027-05-31', '2027-07-31')).toEqual([
    'The film room let access codes work until 2027-05-31. New ones work until the end of 2026-27, 2027-07-31.',
  ])
  expect(await migrate('2027-05-31', null)).toEqual([
    'The film room let access codes work until 2027-05-31. New ones work for a year, since no season is current.',
  ])
})

test('logs nothing when both are the same or the film room has none', async () => {
  expect(await migrate('2027-07-31', '2027-07-31')).toEqual([])
  expect(await migrate(null, '2027-07-31')).toEqual([])
})
