import { test as base } from '@playwright/test'
import type pg from 'pg'
import { openWorld, type World } from '../../scripts/test/world.mjs'
import { bearWithFirefox } from './firefox'
import { openPool } from './pool'

export type WorldOptions = {
  /** A test file that changes shared data names an environment here, which then runs only this file. */
  worldName: string
  /** Whether this environment also has its own PostgreSQL server, which its tests may stop. */
  ownCluster: boolean
}
type WorldFixtures = { world: World; db: pg.Pool }

/** Playwright's test on a site of the worker's own: its server, database, files and page cache. */
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
      // Helpers read the environment variables of this worker's environment from here on.
      Object.assign(process.env, world.env, { FULLCOURT_SERVER_LOG: world.logFile })
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  db: [
    // The environment provides the database address.
    async ({ world: _world }, use) => {
      const pool = openPool()
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, provide) => provide(world.url),
})
