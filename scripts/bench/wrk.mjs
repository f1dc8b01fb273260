import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ExpectedError } from '../lib/expected-error.mjs'
import { findInstalled, installFromSystem } from '../lib/system-program.mjs'

const run = promisify(execFile)
const CONNECTIONS = 8

/** Returns the path of wrk. A load generator in JavaScript would be slower than the server under test. @throws {ExpectedError} */
export async function findWrk() {
  const wrk = findInstalled(['wrk']) ?? (await installFromSystem('wrk', 'wrk'))
  if (wrk) return wrk
  throw new ExpectedError(
    'Requests per second are measured with wrk, which is missing. Install it, for example: apt install wrk',
  )
}

/**
 * Measures the requests per second that a server answers on eight connections.
 * @param {string} wrk its path @param {string} url @param {number} seconds
 * @param {Record<string, string>} [headers]
 * @throws {Error} when a response is not successful
 */
export async function countRequests(wrk, url, seconds, headers = {}) {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run(wrk, ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, ...flags, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer every request: ${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1])
}
