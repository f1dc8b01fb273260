import { readdirSync, statSync } from 'node:fs'
import { memoryOf } from '../bench/memory.mjs'
import { formatTable, kilobytes } from '../bench/table.mjs'
import { launchBrowser } from '../lib/browser.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { freePort } from '../lib/port.mjs'
import { step } from '../lib/progress.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { startSite } from '../lib/site-process.mjs'
import { TEST_DIST_DIR, throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'

const HOME = '/'
const FORM = '/player-registration'
const RATIO_GOAL = 0.45
const WEIGHT_GOALS = { [HOME]: 155_000, [FORM]: 190_000 }

/** `npm run bench`: measures one production server with a throwaway database and prints a table. */
export function main() {
  return runMain(bench)
}

async function bench() {
  await installIfNeeded()
  const dataDir = await throwawayDataDir()
  const overrides = { PORT: String(await freePort()), NEXT_DIST_DIR: TEST_DIST_DIR, FORM_RATE_LIMIT: 'off' }
  const env = throwawayEnvironment(dataDir, overrides)
  const site = await startSite({ env, logFile: inRoot('reports', 'bench-server.log') })
  const before = memoryOf(site.serverPid)
  const weights = await step('Weighing the scripts', () => weigh(site.url))
  const rates = await step('Counting requests', () => measureRates(site.url))
  const posts = await step('Posting forms', async () => (await import('../bench/form-posts.mjs')).postForms(site.url))
  const after = memoryOf(site.serverPid)
  const lines = formatTable([
    ...rateRows(rates),
    ...weightRows(weights),
    ...postRows(posts),
    ...memoryRows(before, after),
  ])
  console.log(`\n${lines.join('\n')}`)
}

async function weigh(url) {
  const { measureScripts } = await import('../bench/page-weight.mjs')
  const browser = await launchBrowser()
  const weights = {}
  for (const path of [HOME, FORM, `${FORM}?form=player`]) {
    const page = await browser.newPage()
    weights[path] = (await measureScripts(page, url + path)).bytes
    await page.close()
  }
  await browser.close()
  return weights
}

async function measureRates(url) {
  const { requestsPerSecond } = await import('../bench/throughput.mjs')
  const page = await (await fetch(url + HOME)).text()
  const { path, size } = fileOfSize(page.length)
  const [file, home, form] = await requestsPerSecond([url + path, url + HOME, url + FORM])
  return { file, home, form, size }
}

/** The file of the build that is nearest in size to the home page, so that like is compared with like. */
function fileOfSize(wanted) {
  const folder = 'static/chunks'
  const files = readdirSync(inRoot(TEST_DIST_DIR, folder))
    .map((name) => ({ path: `/_next/${folder}/${name}`, size: statSync(inRoot(TEST_DIST_DIR, folder, name)).size }))
    .filter(({ path }) => /\.(js|css)$/.test(path))
  return files.sort((a, b) => Math.abs(a.size - wanted) - Math.abs(b.size - wanted))[0]
}

function rateRows({ file, home, form, size }) {
  const goal = `${RATIO_GOAL} or more`
  const row = (name, rate) => {
    const value = `${(rate / file).toFixed(2)} (${Math.round(rate)}/s)`
    return { name: `${name}, of the static file's rate`, value, goal, met: rate / file >= RATIO_GOAL }
  }
  return [
    { name: `Static file of ${kilobytes(size)}`, value: `${Math.round(file)}/s` },
    row('Home', home),
    row('Registration', form),
  ]
}

function weightRows(weights) {
  return Object.entries(weights).map(([path, bytes]) => {
    const limit = WEIGHT_GOALS[path.split('?')[0]]
    const goal = `${limit / 1000} kB or less`
    return { name: `Compressed JavaScript of ${path}`, value: kilobytes(bytes), goal, met: bytes <= limit }
  })
}

function postRows({ perSecond, p50, p99, count }) {
  return [
    { name: `Forms stored (${count} in all)`, value: `${perSecond.toFixed(1)}/s` },
    { name: 'Form answered, half of them within', value: `${p50.toFixed(0)} ms` },
    { name: 'Form answered, 99 of 100 within', value: `${p99.toFixed(0)} ms` },
  ]
}

function memoryRows(before, after) {
  const row = (when, bytes) => ({ name: `Memory of the server ${when}`, value: `${Math.round(bytes / 1e6)} MB` })
  return [row('at first', before), row('after all this', after)]
}
