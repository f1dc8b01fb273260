import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium.mjs'

// Run through `npm run test:e2e`, which builds the site; each worker starts a world of its own (tests/support/world.ts).
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.e2e.ts', 'http/**/*.http.ts'],
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Of two cores a test leaves one idle for a third of its time: it waits for a server, a database or a browser.
  workers: 3,
  // Milliseconds after which something hangs. How fast things are is the benchmarks' business.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Phoenix',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: CHROMIUM_ARGS },
  },
})
