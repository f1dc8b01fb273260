import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ExpectedError } from '../lib/expected-error.mjs'
import { findInstalled, installFromSystem } from '../lib/system-program.mjs'
import { startBareServer } from './throughput.mjs'

const run = promisify(execFile)
const CONNECTIONS = 20
const REQUESTS_PER_SECOND = 5_000
const SECONDS = 10

/**
 * Measures the response times of requests that come at an even rate, of an address and of a bare server that sends the same bytes. A
 * generator that sends a second's requests as fast as it can would measure a full load in the first part of each second.
 * @param {string} url
 * @returns {Promise<{ site: Steady, bare: Steady }>}
 * @throws {ExpectedError} without h2load @throws {Error} when a response is not successful
 * @typedef {{ p99: number, rate: number }} Steady the 99th percentile in milliseconds, at this many requests per second
 */
export async function measureSteadyLoad(url) {
  const h2load = await findH2load()
  const server = await startBareServer(url)
  try {
    return { bare: await measure(h2load, server.url), site: await measure(h2load, url) }
  } finally {
    server.stop()
  }
}

async function measure(h2load, url) {
  const folder = await mkdtemp(join(tmpdir(), 'steady-load-'))
  try {
    const log = join(folder, 'requests.tsv')
    const rate = [`--rps=${REQUESTS_PER_SECOND / CONNECTIONS}`, `--duration=${SECONDS}`, `--clients=${CONNECTIONS}`]
    await run(h2load, ['--h1', ...rate, `--log-file=${log}`, '--header=accept-encoding: br', url])
    return readRequests(url, await readFile(log, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function findH2load() {
  const find = () => findInstalled(['h2load'])
  const h2load = find() ?? ((await installFromSystem('nghttp2-client', 'h2load')) || find())
  if (h2load) return h2load
  throw new ExpectedError(
    'Response times at an even rate are measured with h2load, which is missing. Install it, for example: apt install nghttp2-client',
  )
}

// A line is: start, status, duration; both times in microseconds.
function readRequests(url, log) {
  const requests = log
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number))
  const bad = requests.filter(([, status]) => status !== 200).length
  if (bad > 0) throw new Error(`${url} answered ${bad} requests badly.`)
  const durations = requests.map(([, , duration]) => duration / 1000).sort((one, other) => one - other)
  return { p99: durations[Math.floor(durations.length * 0.99)], rate: requests.length / SECONDS }
}
