import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const resolve = {
  alias: [
    { find: /^@\//, replacement: here('./src/') },
    { find: /^@collections\//, replacement: here('./collections/') },
    { find: '@payload-config', replacement: here('./payload.config.ts') },
    // The guard against use in the browser throws in plain Node.
    { find: 'server-only', replacement: here('./tests/support/empty.ts') },
  ],
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'collections/**/*.test.ts', 'scripts/**/*.test.ts', 'seed/**/*.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          // Else Node 20 often ends silently while it loads the editor's packages (see scripts/lib/child.mjs).
          execArgv: ['--conditions=production'],
          // One database serves them all, so they take turns.
          fileParallelism: false,
          // Milliseconds after which something hangs. How fast things are is the benchmarks' business.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
