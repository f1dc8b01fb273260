import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium.mjs'
import { FIREFOX_PREFS } from './scripts/lib/firefox.mjs'
import type { EnvironmentOptions } from './tests/support/environment'

/** Of two cores three workers leave some idle: they wait for a server, a database or a browser. */
const WORKERS = Math.min(2 * availableParallelism(), 8)

/** The folders of tests that change what others read, and of tests that stop servers. */
const SERIAL = ['alone', 'faults']
const IN_SERIAL = SERIAL.map((folder) => `**/${folder}/**`)
const outside = (folder: string) => new RegExp(`^(?!.*/${folder}/)`)

const chromium = {
  ...devices['Desktop Chrome'],
  reuseContext: true,
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: CHROMIUM_ARGS },
}

// Run through `npm run test:e2e`, which builds the site; each worker starts a site of its own (tests/support/environment.ts).
export default defineConfig<object, EnvironmentOptions>({
  testDir: 'tests',
  // `npm run test:scale` needs Caddy, so these tests are not part of the others.
  testMatch: process.env.SCALE ? ['scale/**/*.scale.ts'] : ['e2e/**/*.e2e.ts', 'http/**/*.http.ts'],
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: WORKERS,
  // Milliseconds after which something hangs, also on a machine three times slower. How fast things are is the benchmarks'
  // business.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/e2e.json' }]],
  use: { trace: 'off', screenshot: 'only-on-failure', timezoneId: 'America/Phoenix' },
  projects: [
    // With more than one worker, each would start most of the sites of these tests. First, because they take long.
    ...SERIAL.map((folder) => ({
      name: `chromium-${folder}`,
      testIgnore: outside(folder),
      workers: 1,
      use: { ...chromium, environmentName: 'alone' },
    })),
    { name: 'chromium', testIgnore: IN_SERIAL, use: chromium },
    {
      name: 'firefox',
      testIgnore: IN_SERIAL,
      grep: /@firefox/,
      // So few tests are not worth four sites of their own.
      workers: 2,
      use: {
        browserName: 'firefox',
        // The one that families have, by the protocol that it speaks itself.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.PLAYWRIGHT_FIREFOX,
          firefoxUserPrefs: FIREFOX_PREFS,
          // As root it refuses to start in a home that is another user's.
          env: { ...process.env, HOME: process.env.FULLCOURT_TEMPLATE },
        },
      },
    },
  ],
})
