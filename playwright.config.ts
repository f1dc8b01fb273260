import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/lib/chromium.mjs'

const ALONE = ['**/faults/**', '**/alone/**']

// Run through `npm run test:e2e`, which starts the site and hands over its address.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Milliseconds after which something hangs. How fast things are is the benchmarks' business.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL,
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Phoenix',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'site', testIgnore: ALONE },
    // These stop the database or change what every page shows, so nothing else may run beside them.
    { name: 'alone', testMatch: ALONE, workers: 1, fullyParallel: false, dependencies: ['site'] },
  ],
})
