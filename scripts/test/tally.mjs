import { readJson } from '../lib/files.mjs'

/**
 * The result of one test layer.
 * @typedef {{ name: string, passed: number, failed: number, tests?: Timed[] }} Tally
 * @typedef {{ title: string, seconds: number }} Timed one test, with its file before its title
 */

/**
 * Counts a vitest run. A file that could not be loaded, or a failed run without a failing test, counts as one failure.
 * @param {string} name @param {string} report path of vitest's JSON report @param {number} exitCode
 * @returns {Tally}
 */
export function countVitest(name, report, exitCode) {
  const result = readJson(report)
  if (!result) return { name, passed: 0, failed: 1 }
  const unloaded = result.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  })
  const tests = result.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({ title: `${base(file)} ${title}`, seconds: duration / 1000 })),
  )
  return settle(
    { name, passed: result.numPassedTests, failed: result.numFailedTests + unloaded.length, tests },
    exitCode,
  )
}

/**
 * Counts a Playwright run; see countVitest. There are no retries, so a flaky test counts as failed.
 * @returns {Tally}
 */
export function countPlaywright(name, report, exitCode) {
  const result = readJson(report)
  if (!result?.stats) return { name, passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = result.stats
  return settle({ name, passed: expected, failed: unexpected + flaky, tests: specsOf(result.suites ?? []) }, exitCode)
}

/** Formats one layer's line in the report of `npm test`. */
export function line({ name, passed, failed }) {
  return `${name}: ${passed} passed, ${failed} failed`
}

/** Formats the last line of `npm test`. */
export function summary(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** Returns the slowest tests of all layers, slowest first. @param {Tally[]} tallies @param {number} count */
export function slowest(tallies, count) {
  return tallies
    .flatMap(({ name, tests = [] }) => tests.map((test) => ({ ...test, title: `${name}: ${test.title}` })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
}

function specsOf(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => timeIn(test, `${base(file)} ${title}`))),
    ...specsOf(inner),
  ])
}

function timeIn({ projectName, results }, title) {
  const seconds = results.reduce((total, { duration }) => total + duration / 1000, 0)
  return { title: `${title} (${projectName})`, seconds }
}

function base(file) {
  return file.split('/').at(-1)
}

function settle(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
