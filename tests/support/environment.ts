import { test as base } from '@playwright/test'
import type pg from 'pg'
import { createEnvironment, type TestEnvironment } from '../../scripts/test/environment.mjs'
import { applyFirefoxWorkarounds } from './firefox'
import { waitInNewContexts } from './hydration'
import { openPool } from './pool'

export type EnvironmentOptions = {
  /** The site of a test file. Files of one worker with the same name share a site. */
  environmentName: string
  /** Whether this environment also has its own PostgreSQL server, which its tests may stop. */
  ownCluster: boolean
}
type EnvironmentFixtures = {
  /** More settings of the site's servers, given those that it has. */
  settings: (env: NodeJS.ProcessEnv) => Record<string, string>
  environment: TestEnvironment
  db: pg.Pool
}

/** Playwright's test on a site of the worker's own: its server, database, files and page cache. */
export const environmentTest = base.extend<object, EnvironmentOptions & EnvironmentFixtures>({
  environmentName: ['', { option: true, scope: 'worker' }],
  ownCluster: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser }, use) => {
      applyFirefoxWorkarounds(browser)
      waitInNewContexts(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  settings: [async ({}, use) => use(() => ({})), { scope: 'worker' }],
  environment: [
    async ({ environmentName, ownCluster, settings }, use, { workerIndex }) => {
      const name = `${environmentName || 'shared'}_${workerIndex}`
      const environment = await createEnvironment(name, { ownCluster, settings })
      // Helpers read the environment variables of this worker's environment from here on.
      Object.assign(process.env, environment.env, { FULLCOURT_SERVER_LOG: environment.logFile })
      await use(environment)
      await environment.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  db: [
    // The environment provides the database address.
    async ({ environment: _environment }, use) => {
      const pool = openPool()
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ environment }, provide) => provide(environment.url),
})
