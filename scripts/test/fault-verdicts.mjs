/** Failures that do not count as detection: the faulty code does not run at all, or a timeout occurred. */
const NO_ANSWER =
  /SyntaxError|is not defined|Transform failed|Failed to (load|resolve)|Cannot find (module|package)|timed out in|syntax error at|could not determine data type/

/**
 * Returns whether a test run detected a fault. Only a failing test counts, because a file that cannot be loaded would fail for
 * any error in the fault itself.
 * @param {object | undefined} report vitest's JSON report
 * @returns {'caught' | 'NOT CAUGHT' | 'no answer'}
 */
export function judge(report) {
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.some(({ failureMessages }) => !failureMessages.some((message) => NO_ANSWER.test(message)))) return 'caught'
  return report?.success && tests.length > 0 ? 'NOT CAUGHT' : 'no answer'
}

/** Returns the files with a failing test or without any passing one. @param {object | undefined} report */
export function redFiles(report, files) {
  const results = report?.testResults ?? []
  return files.filter((file) => {
    const result = results.find(({ name }) => name.replaceAll('\\', '/').endsWith(`/${file}`))
    return result?.status !== 'passed' || result.assertionResults.length === 0
  })
}

/** @typedef {import('./faults.mjs').Fault & { verdict: string, seconds: number }} Tried */

/** Formats a line of the table. @param {Tried} tried */
export function faultLine({ verdict, seconds, caughtBy, name }) {
  return `  ${verdict.padEnd(10)} ${String(Math.round(seconds)).padStart(4)} s  ${caughtBy.layer.padEnd(4)}  ${name}`
}

/** Formats all faults grouped by file, and a summary. @param {Tried[]} tried @returns {string[]} */
export function faultTable(tried) {
  const rooms = [...new Set(tried.map(({ room }) => room))]
  const lines = rooms.flatMap((room) => [room, ...tried.filter((one) => one.room === room).map(faultLine), ''])
  const caught = tried.filter(({ verdict }) => verdict === 'caught').length
  return [...lines, `${caught} of ${tried.length} faults caught`]
}
