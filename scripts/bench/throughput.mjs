import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from '../lib/locations.mjs'
import { median } from './median.mjs'
import { countRequests, findWrk } from './wrk.mjs'

const WARM_UP_SECONDS = 1
const SECONDS = 4
const ROUNDS = 3
const ENCODINGS = ['identity', 'br']

/**
 * Measures requests per second of several addresses, compared to a bare server that sends the bytes of the first one. They are
 * measured in turns, so that a temporary slowdown of the machine affects all of them.
 * @param {string} site @param {string[]} paths
 * @returns {Promise<{ bare: Rates, rates: Rates[] }>} medians of three rounds, in the order given
 * @typedef {{ identity: number, br: number }} Rates
 */
export async function measureThroughput(site, paths) {
  const wrk = await findWrk()
  const bare = await startBareServer(site + paths[0])
  try {
    const urls = [bare.url, ...paths.map((path) => site + path)]
    const rounds = []
    for (const url of urls) await countRequests(wrk, url, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(wrk, urls))
    const [bareRates, ...rates] = urls.map((_, index) => mediansOf(rounds.map((round) => round[index])))
    return { bare: bareRates, rates }
  } finally {
    bare.stop()
  }
}

async function measureRound(wrk, urls) {
  const round = []
  for (const url of urls) {
    const rates = {}
    for (const encoding of ENCODINGS)
      rates[encoding] = await countRequests(wrk, url, SECONDS, { 'accept-encoding': encoding })
    round.push(rates)
  }
  return round
}

function mediansOf(rounds) {
  return Object.fromEntries(ENCODINGS.map((encoding) => [encoding, median(rounds.map((rates) => rates[encoding]))]))
}

/** Starts a server that sends the bytes of an address from memory. @param {string} url */
export async function startBareServer(url) {
  const program = inRoot('scripts', 'bench', 'bare-server.mjs')
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() }
}
