const INTERVAL_ON_SCREEN = 1000
const INTERVAL_IN_LOG = 15_000

/**
 * Runs a long step and shows its duration in seconds: on one line of a terminal, or as a line every 15 s in a log file.
 * Rethrows errors of the work.
 * @template T
 * @param {string} label of the step, such as "Building the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const live = process.stdout.isTTY
  process.stdout.write(live ? `  ${label} ...` : `  ${label} ...\n`)
  const timer = setInterval(
    () => process.stdout.write(live ? `\r  ${label} ... ${seconds()} s` : `  ${label} ... ${seconds()} s so far\n`),
    live ? INTERVAL_ON_SCREEN : INTERVAL_IN_LOG,
  )
  try {
    const result = await work()
    process.stdout.write(`${live ? '\r' : ''}  ${label}: done in ${seconds()} s\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? '\r' : ''}  ${label}: failed after ${seconds()} s\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
