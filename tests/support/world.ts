import { test as base } from '@playwright/test'
import type pg from 'pg'
import { openWorld, type World } from '../../scripts/test/world.mjs'
import { bearWithFirefox } from './firefox'
import { openPool } from './pool'

export type WorldOptions = {
  /** A file that changes what others read names a world here, and has it alone. */
  worldName: string
  /** Whether this world has a PostgreSQL of its own too, which its tests may stop. */
  ownCluster: boolean
}
type WorldFixtures = { world: World; db: pg.Pool }

/** Playwright's test on a site of the worker's own: its server, database, files and kept pages. */
export const worldTest = base.extend<object, WorldOptions & WorldFixtures>({
  worldName: ['', { option: true, scope: 'worker' }],
  ownCluster: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser }, use) => {
      bearWithFirefox(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ worldName, ownCluster }, use, { workerIndex }) => {
      const world = await openWorld(`${worldName || 'shared'}_${workerIndex}`, { ownCluster })
      // What helpers read of their surroundings is this worker's world from here on.
      Object.assign(process.env, world.env, { FULLCOURT_SERVER_LOG: world.logFile })
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  db: [
    // The world leads the way to the database.
    async ({ world: _world }, use) => {
      const pool = openPool()
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, provide) => provide(world.url),
})
