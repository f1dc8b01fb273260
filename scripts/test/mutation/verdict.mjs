/** PostgreSQL errors for statements that cannot be parsed: such a mutant is invalid, because a programmer would notice it. */
const UNREADABLE = /syntax error at|could not determine data type|bind message supplies|there is no parameter/

/** Failures of vitest that a busy machine also causes. */
const TIMED_OUT = /\b(Test|Hook) timed out in \d+ ?ms/

/**
 * `unreached`: survived, but only a browser or HTTP test may run it; `equal`: without an observable effect, and not tried;
 * `error`: no result, because the tests crashed.
 * @typedef {'killed' | 'survived' | 'unreached' | 'timeout' | 'equal' | 'invalid' | 'error'} Verdict
 */
/** @typedef {{ report?: object, hasTimedOut: boolean }} Run vitest's JSON report, if it wrote one */
/** @typedef {import('./sources.mjs').Mutant & { verdict: Verdict, tests: number, seconds: number, before: string }} Tried */

/**
 * Judges a test run with a mutant. Only a failed test is proof that it was detected: a test that timed out, or a file that
 * failed outside a test, is `unconfirmed`.
 * @param {Run} run @returns {Verdict | 'unconfirmed'}
 */
export function judge({ report, hasTimedOut }) {
  if (hasTimedOut) return 'timeout'
  if (!report) return 'error'
  if (report.success) return isComplete(report) ? 'survived' : 'error'
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed)
  const tests = failed.map(({ failureMessages }) => failureMessages.join('\n')).filter(Boolean)
  const files = report.testResults.filter(({ assertionResults }) => !assertionResults.some(isFailed))
  const messages = [...tests, ...files.map(({ message }) => message).filter(Boolean)]
  if (messages.length === 0) return 'error'
  if (messages.every((message) => UNREADABLE.test(message))) return 'invalid'
  return tests.some((message) => !TIMED_OUT.test(message)) ? 'killed' : 'unconfirmed'
}

// A failure stops the other tests, sometimes before vitest has noted it: such a report has tests without a result and no failure.
function isComplete({ testResults }) {
  const hasRun = ({ assertionResults }) =>
    assertionResults.length > 0 && assertionResults.every(({ status }) => status !== 'pending')
  return testResults.every(hasRun)
}

function isFailed({ status }) {
  return status === 'failed'
}

/** Marks a survivor that no unit or integration test runs. @param {Verdict} verdict @param {boolean} isReached */
export function withReach(verdict, isReached) {
  return verdict === 'survived' && !isReached ? 'unreached' : verdict
}

/** Formats one line of the report. @param {Tried} tried */
export function resultLine({ verdict, seconds, tests, file, line, operator }) {
  const time = `${String(Math.round(seconds)).padStart(4)} s`
  return `  ${verdict.padEnd(8)} ${time}  ${String(tests).padStart(2)} files  ${file}:${line}  ${operator}`
}

/**
 * Formats the survivors with their changes, and the scores.
 * @param {Tried[]} tried @param {number} [wanted] the size of the sample
 * @returns {string[]}
 */
export function report(tried, wanted = tried.length) {
  const survivors = tried.filter(isSurvivor)
  const changes = survivors.flatMap(({ file, line, operator, verdict, before, text }) => [
    '',
    `${file}:${line}  ${operator}${verdict === 'unreached' ? ' (reached by browser or HTTP tests only, or by none)' : ''}`,
    ...before.split('\n').map((row) => `  - ${row}`),
    ...text.split('\n').map((row) => `  + ${row}`),
  ])
  const count = (verdict) => tried.filter((one) => one.verdict === verdict).length
  const sums = [
    `${count('killed')} killed, ${count('timeout')} timed out, ${count('survived')} survived`,
    `${count('unreached')} reached by browser or HTTP tests only`,
    `${count('equal')} without an effect, ${count('invalid')} invalid, ${count('error')} without a result`,
  ].join(', ')
  const scores = `  detected: ${scoreOf(tried.filter(({ verdict }) => verdict !== 'unreached'))} % of those that a unit or integration test reaches, ${scoreOf(tried)} % of all`
  const partial = tried.length < wanted ? [`  partial: ${tried.length} of ${wanted} were tried`] : []
  return [...changes, '', sums, scores, ...partial]
}

function isSurvivor({ verdict }) {
  return verdict === 'survived' || verdict === 'unreached'
}

/** Returns the share of the mutants with a result that a test detected, in percent; 0 without results. @param {Tried[]} tried */
export function scoreOf(tried) {
  const detected = tried.filter(({ verdict }) => verdict === 'killed' || verdict === 'timeout').length
  const valid = detected + tried.filter(isSurvivor).length
  return valid === 0 ? 0 : Math.floor((100 * detected) / valid)
}
