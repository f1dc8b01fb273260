import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium.mjs'
import { FIREFOX_PREFS } from './scripts/lib/firefox.mjs'

// Run through `npm run test:e2e`, which builds the site; each worker starts a world of its own (tests/support/environment.ts).
export default defineConfig({
  testDir: 'tests',
  // `npm run test:scale` needs Caddy, so these tests are not part of the others.
  testMatch: process.env.SCALE ? ['scale/**/*.scale.ts'] : ['e2e/**/*.e2e.ts', 'http/**/*.http.ts'],
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Of two cores three leave some idle: they wait for a server, a database or a browser.
  workers: 4,
  // Milliseconds after which something hangs, also on a machine three times slower. How fast things are is the benchmarks'
  // business.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/e2e.json' }]],
  use: { trace: 'off', screenshot: 'only-on-failure', timezoneId: 'America/Phoenix' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        reuseContext: true,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: CHROMIUM_ARGS },
      },
    },
    {
      name: 'firefox',
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
