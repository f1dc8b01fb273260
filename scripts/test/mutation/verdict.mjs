/** PostgreSQL errors for statements that cannot be parsed: such a mutant is invalid, because a programmer would notice it. */
const UNREADABLE = /syntax error at|could not determine data type|bind message supplies|there is no parameter/

/** @typedef {'killed' | 'survived' | 'timeout' | 'invalid'} Verdict */
/** @typedef {import('./sources.mjs').Mutant & { verdict: Verdict, tests: number, seconds: number, before: string }} Tried */

/**
 * Returns the verdict on a test run with a mutant. @param {object | undefined} report vitest's JSON report @returns {Verdict}
 */
export function judge(report) {
  if (!report) return 'timeout'
  if (report.success) return 'survived'
  const messages = report.testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.length > 0
      ? failed.map(({ failureMessages }) => failureMessages.join('\n'))
      : message
        ? [message]
        : []
  })
  return messages.length > 0 && messages.every((message) => UNREADABLE.test(message)) ? 'invalid' : 'killed'
}

/** Formats one line of the report. @param {Tried} tried */
export function resultLine({ verdict, seconds, tests, file, line, operator }) {
  const time = `${String(Math.round(seconds)).padStart(4)} s`
  return `  ${verdict.padEnd(8)} ${time}  ${String(tests).padStart(2)} files  ${file}:${line}  ${operator}`
}

/** Formats the survivors with their changes, and the score. @param {Tried[]} tried @returns {string[]} */
export function report(tried) {
  const survivors = tried.filter(({ verdict }) => verdict === 'survived')
  const changes = survivors.flatMap(({ file, line, operator, tests, before, text }) => [
    '',
    `${file}:${line}  ${operator}${tests === 0 ? ' (no unit or integration test calls it)' : ''}`,
    ...before.split('\n').map((row) => `  - ${row}`),
    ...text.split('\n').map((row) => `  + ${row}`),
  ])
  const count = (verdict) => tried.filter((one) => one.verdict === verdict).length
  const sums = `${count('killed')} killed, ${count('timeout')} timed out, ${survivors.length} survived, ${count('invalid')} invalid`
  return [...changes, '', `${sums}: ${scoreOf(tried)} % of the valid ones were detected`]
}

/** Returns the share of the valid mutants that a test detected, in percent. @param {Tried[]} tried */
export function scoreOf(tried) {
  const valid = tried.filter(({ verdict }) => verdict !== 'invalid')
  const detected = valid.filter(({ verdict }) => verdict !== 'survived')
  return valid.length === 0 ? 100 : Math.floor((100 * detected.length) / valid.length)
}
