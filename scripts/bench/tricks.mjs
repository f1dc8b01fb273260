import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../lib/browser.mjs'
import { withoutHint } from '../../runtime/next/compile-hints.mjs'
import { fetchScriptsAtOnce } from '../../runtime/next/page-scripts.mjs'
import { median } from './median.mjs'

const ROUNDS = 15
const TRICKS = { 'Scripts after the first paint': fetchScriptsAtOnce, 'Compile hints': withoutHint }
/** Slow 4G in milliseconds and bytes per second, on a phone that is four times slower than this machine. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** Measures the benefit of each workaround that uses Next internals: loads the home page in turns with and without it. */
export async function measureTricks(site) {
  const browser = await launchBrowser()
  const rows = []
  for (const [name, undo] of Object.entries(TRICKS)) {
    const sides = [await openSide(site, (text) => text), await openSide(site, undo)]
    const loads = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { url }] of sides.entries()) loads[index].push(await loadPage(browser, url))
    }
    for (const { server } of sides) server.close()
    for (const key of Object.keys(loads[0][0])) rows.push({ name: `${name}: ${key}`, value: compare(key, loads) })
  }
  await browser.close()
  return rows
}

function compare(key, [those, others]) {
  const [value, without] = [those, others].map((loads) => Math.round(median(loads.map((load) => load[key]))))
  const less = those.filter((load, index) => load[key] < others[index][key]).length
  return `${value} instead of ${without} ms, less in ${less} of ${ROUNDS}`
}

/** Starts a proxy that modifies the pages and scripts of the site and caches them. */
async function openSide(site, change) {
  const kept = {}
  const server = createServer(async ({ url }, response) => {
    const { type, body } = await (kept[url] ??= fetchChanged(site + url, change))
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body)
  })
  await once(server.listen(0), 'listening')
  return { server, url: `http://localhost:${server.address().port}/` }
}

async function fetchChanged(url, change) {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { type, body: gzipSync(/html|javascript/.test(type) ? change(bytes.toString()) : bytes) }
}

async function loadPage(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForSelector('[data-ready]', { state: 'attached' })
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const paint = await page.evaluate(findLargestPaint)
  await page.close()
  return { 'largest paint': paint, 'processor, to start the scripts': startOf(traceEvents) }
}

function findLargestPaint() {
  return new Promise((resolve) => {
    const tell = (list) => resolve(list.getEntries().at(-1).startTime)
    new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

// Sums the CPU time of script evaluation (`tdur`), in milliseconds, which barely depends on the load of the machine.
function startOf(events) {
  return events.reduce((sum, { name, tdur = 0 }) => (name === 'EvaluateScript' ? sum + tdur / 1000 : sum), 0)
}
