import { readJson } from '../lib/files.mjs'

/**
 * What one layer of the tests came to. Of those that passed, `second` did so on their second try only.
 * @typedef {{ name: string, passed: number, failed: number, second?: number }} Tally
 */

/**
 * Counts a vitest run. A file that could not be loaded, and a run that failed without a failing test, count as one.
 * @param {string} name @param {string} report path of vitest's JSON report @param {number} exitCode
 * @returns {Tally}
 */
export function countVitest(name, report, exitCode) {
  const result = readJson(report)
  if (!result) return { name, passed: 0, failed: 1 }
  const unloaded = result.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  })
  return settle({ name, passed: result.numPassedTests, failed: result.numFailedTests + unloaded.length }, exitCode)
}

/**
 * Counts a Playwright run; see countVitest.
 * @returns {Tally}
 */
export function countPlaywright(name, report, exitCode) {
  const stats = readJson(report)?.stats
  if (!stats) return { name, passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = stats
  return settle({ name, passed: expected + flaky, failed: unexpected, second: flaky }, exitCode)
}

/** One layer's line in the report of `npm test`. */
export function line({ name, passed, failed, second = 0 }) {
  return `${name}: ${passed} passed, ${failed} failed${second > 0 ? `, ${second} only on a second try (to be mended)` : ''}`
}

/** The last line of `npm test`. */
export function summary(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

function settle(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
