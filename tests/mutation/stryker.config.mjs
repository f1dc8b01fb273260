/**
 * Mutates rules and pure, general-purpose code, to see whether a unit test fails.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/features/*/rules/**/*.ts', 'src/lib/**/*.ts', '!src/**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Ignores values created once at module load, mostly tables of texts: each such mutant would rerun every test.
  ignoreStatic: true,
  ignorePatterns: ['.data*', '.next*', 'look', 'reports', 'test-results', 'public'],
  tempDirName: 'reports/mutation/copies',
  incremental: true,
  incrementalFile: 'reports/mutation/known.json',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  thresholds: { high: 95, low: 85, break: 85 },
}
