import { memoryOf } from '../bench/memory.mjs'
import { rateRows } from '../bench/rate-rows.mjs'
import { formatTable, kilobytes } from '../bench/table.mjs'
import { launchBrowser } from '../lib/browser.mjs'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { findLogin } from '../lib/logins.mjs'
import { freePort } from '../lib/port.mjs'
import { step } from '../lib/progress.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { startSite } from '../lib/site-process.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { TEST_DIST_DIR, throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'
import { listChunks } from '../../runtime/next/build.mjs'

const HOME = '/'
const FORM = '/player-registration'
const PLAN = '/performance-tracker'
const STATIC_PAGES = ['/blog', '/blog/footwork-before-the-crossover', FORM, '/teams']
const FRESH_SEARCHES_GOAL = 65
const POSTS_GOAL = 250
const WEIGHT_GOALS = { [HOME]: 150_000, [FORM]: 160_000, [PLAN]: 175_000 }
/** In milliseconds. */
const PLAN_GOALS = { worked: 5, interaction: 100 }
const BOARD_GOAL = 300
const LIBRARY_GOAL = 150
const SEARCH_GOAL = 2_000

/** Takes two hours, so it must be named. */
const ENDURANCE = 'endurance'

/** The available measurements, in order: the name on the command line, the progress message, and the function. */
const PARTS = [
  ['weight', 'Weighing the scripts', async ({ url }) => weightRows(await weigh(url))],
  ['rates', 'Counting requests', async ({ url }) => rateRows(await measureRates(url))],
  [
    'forms',
    'Posting forms',
    async ({ url }) => postRows(await (await import('../bench/form-posts.mjs')).postForms(url)),
  ],
  ['plans', 'Working out plans', async ({ url }) => planRows(await measurePlans(url))],
  [
    'search',
    'Searching the site',
    async ({ url }) =>
      searchRows(await measureSearch(url), await (await import('../bench/search.mjs')).measureSearches(url)),
  ],
  ['film-room', 'Opening the film room', async (site) => filmRoomRows(await measureFilms(site))],
  [
    'plays',
    'Running plays on a slow processor',
    async (site) => (await import('../bench/play-frames.mjs')).measurePlayFrames(site),
  ],
  ['tricks', 'Loading the home page with and without each trick', ({ url }) => measureTricks(url)],
  ['inbox', 'Opening the inbox with 50,000 registrations', measureInbox],
  ['office', 'Working in the office with 50,000 registrations', measureOffice],
  [
    ENDURANCE,
    'Serving for two hours, with a database that restarts',
    async (site) => (await import('../bench/endurance.mjs')).measureEndurance(site),
  ],
]

/** `npm run bench [-- part ...]`: measures a production server with a throwaway database and prints a table, also when a part fails. */
export function main(args) {
  return runMain(() => bench(args))
}

async function bench(wanted) {
  const parts = partsOf(wanted)
  await installIfNeeded()
  const dataDir = await throwawayDataDir()
  const overrides = { PORT: String(await freePort()), NEXT_DIST_DIR: TEST_DIST_DIR, FORM_RATE_LIMIT: 'off' }
  const env = throwawayEnvironment(dataDir, overrides)
  const { url, serverPid } = await startSite({ env, logFile: inRoot('reports', 'bench-server.log') })
  const { databaseUrl } = createCluster({ dataDir })
  const [before, rows] = [memoryOf(serverPid), []]
  try {
    for (const [, title, run] of parts)
      rows.push(...(await step(title, () => run({ url, databaseUrl, dataDir, serverPid }))))
  } finally {
    console.log(`\n${formatTable([...rows, ...memoryRows(before, memoryOf(serverPid))]).join('\n')}`)
  }
  return rows.some(({ met }) => met === false) ? 1 : 0
}

function partsOf(wanted) {
  const names = PARTS.map(([name]) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) throw new ExpectedError(`There is no "${unknown}" to measure. There are: ${names.join(', ')}.`)
  return PARTS.filter(([name]) => (wanted.length > 0 ? wanted.includes(name) : name !== ENDURANCE))
}

async function measureFilms({ url, databaseUrl }) {
  return (await import('../bench/film-room.mjs')).measureFilmRoom(url, databaseUrl)
}

async function measureInbox({ url, databaseUrl, dataDir, serverPid }) {
  const inbox = await import('../bench/inbox.mjs')
  return inbox.measureInbox(url, databaseUrl, findLogin(dataDir, 'registrar'), serverPid)
}

async function measureOffice({ url, databaseUrl, dataDir }) {
  const { measureOfficeDay } = await import('../bench/office.mjs')
  return measureOfficeDay(url, databaseUrl, findLogin(dataDir, 'registrar'))
}

async function measureTricks(url) {
  return (await import('../bench/tricks.mjs')).measureTricks(url)
}

/** Measures a search with the maximum number of short words in a query, in milliseconds. */
async function measureSearch(url) {
  const words = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2).slice(0, 100)
  const began = performance.now()
  const answer = await fetch(`${url}/search?${new URLSearchParams({ q: words })}`)
  if (!(await answer.text()).includes('</main>')) throw new Error(`The search answered ${answer.status}.`)
  return performance.now() - began
}

async function weigh(url) {
  const { measureScripts } = await import('../bench/page-weight.mjs')
  const browser = await launchBrowser()
  const weights = {}
  for (const path of [HOME, FORM, `${FORM}?form=player`, PLAN]) {
    const page = await browser.newPage()
    weights[path] = await measureScripts(page, url + path)
    await page.close()
  }
  await browser.close()
  return weights
}

async function measurePlans(url) {
  const plan = await import('../bench/plan.mjs')
  return { worked: await plan.measurePlans(), interaction: await plan.measureInteractions(url) }
}

async function measureRates(url) {
  const { measureThroughput } = await import('../bench/throughput.mjs')
  const { measureSteadyLoad } = await import('../bench/steady-load.mjs')
  const html = await (await fetch(url + HOME)).text()
  const { path, size } = fileOfSize(html.length)
  const paths = [HOME, ...STATIC_PAGES, path]
  const { bare, rates } = await measureThroughput(url, paths)
  return { bare, rates, paths, size, steady: await measureSteadyLoad(url + HOME) }
}

/** Returns the file of the build with the size closest to the home page, for a fair comparison. */
function fileOfSize(wanted) {
  const distance = ({ size }) => Math.abs(size - wanted)
  return listChunks(inRoot(TEST_DIST_DIR)).sort((a, b) => distance(a) - distance(b))[0]
}

function weightRows(weights) {
  return Object.entries(weights).map(([path, { bytes, sent }]) => {
    const limit = WEIGHT_GOALS[path.split('?')[0]]
    const goal = `${limit / 1000} kB or less`
    const value = `${kilobytes(sent)} as sent, ${kilobytes(bytes)} gzipped`
    return { name: `Compressed JavaScript of ${path}`, value, goal, met: sent <= limit }
  })
}

function postRows({ perSecond, p50, p99, count }) {
  return [
    {
      name: `Forms stored (${count} in all)`,
      value: `${perSecond.toFixed(1)}/s`,
      goal: `${POSTS_GOAL}/s or more`,
      met: perSecond >= POSTS_GOAL,
    },
    { name: 'Form answered, half of them within', value: `${p50.toFixed(0)} ms` },
    { name: 'Form answered, 99 of 100 within', value: `${p99.toFixed(0)} ms` },
  ]
}

function planRows({ worked, interaction }) {
  const row = (name, value, limit) => ({
    name,
    value: `${value.toFixed(value < 10 ? 2 : 0)} ms`,
    goal: `${limit} ms or less`,
    met: value <= limit,
  })
  return [
    row('Plan worked out, 99 of 100 within', worked.p99, PLAN_GOALS.worked),
    row('Plan, longest interaction on a slow phone', interaction, PLAN_GOALS.interaction),
  ]
}

function filmRoomRows({ board, library }) {
  return [
    ...waitRows("Coach's board of 60 players and 100 films", board, BOARD_GOAL),
    ...waitRows('Library of 500 films', library, LIBRARY_GOAL),
  ]
}

function waitRows(name, { p50, p95, size }, limit) {
  const goal = `${limit} ms or less`
  return [
    { name: `${name}, its page`, value: kilobytes(size) },
    { name: `${name}, half of them within`, value: `${p50.toFixed(0)} ms` },
    { name: `${name}, 95 of 100 within`, value: `${p95.toFixed(0)} ms`, goal, met: p95 <= limit },
  ]
}

function searchRows(time, { repeated, fresh }) {
  const goal = `${SEARCH_GOAL} ms or less`
  const enough = fresh >= FRESH_SEARCHES_GOAL
  return [
    { name: 'The same search again', value: `${Math.round(repeated)}/s` },
    { name: 'New searches', value: `${Math.round(fresh)}/s`, goal: `${FRESH_SEARCHES_GOAL}/s or more`, met: enough },
    { name: 'Search for 50 words of one letter', value: `${time.toFixed(0)} ms`, goal, met: time <= SEARCH_GOAL },
  ]
}

function memoryRows(before, after) {
  const row = (when, bytes) => ({ name: `Memory of the server ${when}`, value: `${Math.round(bytes / 1e6)} MB` })
  return [row('at first', before), row('after all this', after)]
}
