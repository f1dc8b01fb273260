import autocannon from 'autocannon'
import { median } from './median.mjs'

const CONNECTIONS = 20
const WARM_UP_SECONDS = 2
const SECONDS = 5
const ROUNDS = 3

/**
 * Requests a second of several addresses, measured in turns, so that a slow moment of the machine hits them all.
 * @param {string[]} urls
 * @returns {Promise<number[]>} the median of three rounds each, in the order given
 */
export async function requestsPerSecond(urls) {
  for (const url of urls) await run(url, WARM_UP_SECONDS)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = []
    for (const url of urls) rates.push(await run(url, SECONDS))
    rounds.push(rates)
  }
  return urls.map((_, index) => median(rounds.map((rates) => rates[index])))
}

async function run(url, duration) {
  const headers = { 'accept-encoding': 'gzip' }
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx + result.errors} times badly.`)
  return result.requests.average
}
