import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ISOLATED = '**/*.isolated.test.ts'

/** Set by scripts/test/mutation, which then runs only the tests that call what it changes. */
const recorder = process.env.RECORD_CALLS ? ['scripts/test/mutation/record-calls.ts'] : []

const resolve = {
  alias: [
    { find: /^@\//, replacement: here('./src/') },
    { find: /^@collections\//, replacement: here('./collections/') },
    { find: '@payload-config', replacement: here('./payload.config.ts') },
    // The guard against use in the browser throws in plain Node.
    { find: 'server-only', replacement: here('./tests/support/empty.ts') },
  ],
}

/** Tests against PostgreSQL; each process has a database of its own (tests/int/environment.ts). */
const integration = {
  // Else Node 20 often ends silently while it loads the editor's packages (see scripts/lib/child.mjs).
  execArgv: ['--conditions=production'],
  setupFiles: ['tests/int/setup.ts', ...recorder],
  restoreMocks: true,
  // Milliseconds after which something hangs. How fast things are is the benchmarks' business.
  testTimeout: 120_000,
  hookTimeout: 240_000,
}

/** Tests of what needs no database. What reads the settings finds some; no time zone or other setting outlives its test. */
const alone = {
  env: {
    DATABASE_URL: 'postgres://unknown@localhost/unknown',
    PAYLOAD_SECRET: 'only-for-unit-tests-0123456789abcdef',
    FIELD_KEYS: 'unit:MDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk8=',
  },
  unstubEnvs: true,
  setupFiles: recorder,
}

/** The files of a process share what they import: loading it again for each took twice as long as all tests. */
const unit = {
  resolve,
  test: {
    ...alone,
    name: 'unit',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', '{collections,runtime,scripts,seed}/**/*.test.ts'],
    exclude: [ISOLATED],
  },
}

export default defineConfig({
  test: {
    // Of two cores, those that wait for PostgreSQL leave some idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      unit,
      // These load a module again in every test, or before all others.
      { resolve, test: { ...alone, name: 'unit-isolated', include: [ISOLATED] } },
      {
        resolve,
        test: {
          ...integration,
          name: 'int',
          include: ['tests/int/*.test.ts'],
          // Forms are counted per process: together the files of one look like a flood. Tests of a limit turn it on.
          env: { FORM_RATE_LIMIT: 'off' },
          // Payload takes seconds to load: the files of a process share it, and nothing but it.
          isolate: false,
        },
      },
      // These replace a module or a setting that others would keep, so each has a process of its own.
      { resolve, test: { ...integration, name: 'int-isolated', include: ['tests/int/isolated/*.test.ts'] } },
    ],
    // Every file cuts the connections to the database of the one before.
    onConsoleLog: (text) => !text.startsWith('Database connection lost'),
  },
})
