import { setTimeout as wait } from 'node:timers/promises'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { findLogin } from '../lib/logins.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { enter } from './film-room.mjs'
import { family, postTryout } from './form-posts.mjs'
import { memoryOf } from './memory.mjs'
import { openStaffPage, signIn } from './staff-requests.mjs'

/** ENDURANCE_MINUTES=10 makes a shorter run, to try it. */
const MINUTES = Number(process.env.ENDURANCE_MINUTES ?? 120)
/** In minutes. */
const RESTART_EVERY = Math.min(20, Math.ceil(MINUTES / 3))
const PER_SECOND = 20
const MINUTE_MS = 60_000
/** Memory before this minute is not part of the slope: pages and compiled code are loaded once. */
const WARM_MINUTES = Math.min(10, Math.floor(MINUTES / 2))
/** A restart of the database besides those every twenty minutes, so that what the first one loads is loaded when the slope begins. */
const WARM_RESTART = Math.floor(WARM_MINUTES / 2)
/** How long requests may fail after the database was stopped. */
const RECOVERY_MS = 15_000
const SLOPE_GOAL = 5
const MEMORY_GOAL = 450
const PLAYER = `SELECT name FROM members WHERE role = 'player' ORDER BY created_at LIMIT 1`
const STORED = `SELECT email FROM tryout_registrations WHERE email LIKE 'bench-%'`
const WORDS = 'footwork crossover layup rebound defense passing shooting balance strength recovery sleep water'.split(
  ' ',
)

/**
 * Measures whether the server can run for years: twenty requests a second of visitors, members and staff for two hours, while
 * the database restarts every twenty minutes.
 * @param {{ url: string, databaseUrl: string, dataDir: string, serverPid: number }} site a throwaway site without rate limits
 * @returns {Promise<{ name: string, value: string, goal?: string, met?: boolean }[]>}
 */
export async function measureEndurance(site) {
  const run = {
    failures: new Map(),
    answered: 0,
    sent: new Set(),
    memory: [],
    most: [],
    samples: [],
    calmAfter: 0,
    restart: null,
  }
  const next = await chooseRequests(site, run)
  const [began, waiting] = [performance.now(), new Set()]
  for (let tick = 0; performance.now() - began < MINUTES * MINUTE_MS; tick += 1) {
    if (tick % PER_SECOND === 0) run.samples.push(memoryOf(site.serverPid) / 1e6)
    if (tick % (60 * PER_SECOND) === 0) passMinute(site, run, tick / (60 * PER_SECOND))
    const request = answer(next(tick), run).finally(() => waiting.delete(request))
    waiting.add(request)
    await wait(Math.max(0, began + (tick * 1000) / PER_SECOND - performance.now()))
  }
  await Promise.all([...waiting, run.restart])
  return toRows(run, await countMissing(site.databaseUrl, run.sent))
}

// The memory rises and falls by some 30 MB between two collections: a minute's figure is the mean of its seconds.
function passMinute({ dataDir }, run, minute) {
  run.memory.push(mean(run.samples))
  run.most.push(Math.max(...run.samples))
  run.samples = []
  if (minute % 10 === 0) console.log(`  minute ${minute}: ${Math.round(run.memory.at(-1))} MB`)
  if (minute === 0 || (minute !== WARM_RESTART && minute % RESTART_EVERY !== 0)) return
  run.calmAfter = Infinity
  const cluster = createCluster({ dataDir })
  // Awaited at the end only: requests go on during the restart.
  run.restart = cluster
    .stop()
    .then(() => cluster.start())
    .then(() => (run.calmAfter = performance.now() + RECOVERY_MS))
}

/** Returns a function that starts one of twenty requests per second: twelve pages, three searches, a form, members and staff. */
async function chooseRequests({ url, databaseUrl, dataDir }, run) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const member = await withClient(databaseUrl, async (client) => {
    return enter(client, (await client.query(PLAYER)).rows[0].name)
  })
  const staff = await signIn(url, findLogin(dataDir, 'registrar'))
  const openPage = (path, headers = {}) => read(fetch(url + path, { headers: { 'accept-encoding': 'br', ...headers } }))
  const isInbox = (page) => page.includes('data-row=')
  const isToday = (page) => page.includes('Waiting for an answer')
  return (tick) => {
    const kind = tick % PER_SECOND
    if (kind < 12) return () => openPage(pages[tick % pages.length])
    if (kind < 15) return () => openPage(`/search?q=${WORDS[tick % WORDS.length]}+${tick % 997}`)
    if (kind < 16) return () => sendForm(url, run)
    if (kind < 18) return () => openPage('/film-room', { cookie: member })
    if (kind < 19) return () => openStaffPage(url, staff, '/admin/inbox', isInbox)
    return () => openStaffPage(url, staff, '/admin', isToday)
  }
}

async function sendForm(url, run) {
  const values = family()
  await read(postTryout(url, values))
  run.sent.add(values.email)
}

async function read(response) {
  const { status, ok, body } = await response
  await body?.pipeTo(new WritableStream())
  if (!ok) throw new Error(`status ${status}`)
}

// A failed request counts only when the database was at work from its start to its end.
async function answer(request, run) {
  const { calmAfter } = run
  const isCalm = performance.now() > calmAfter
  try {
    await request()
    run.answered += 1
  } catch (error) {
    if (isCalm && run.calmAfter === calmAfter)
      run.failures.set(error.message, (run.failures.get(error.message) ?? 0) + 1)
  }
}

async function countMissing(databaseUrl, sent) {
  const { rows } = await withClient(databaseUrl, (client) => client.query(STORED))
  const stored = new Set(rows.map(({ email }) => email))
  return [...sent].filter((email) => !stored.has(email)).length
}

function toRows({ failures, answered, sent, memory, most }, missing) {
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  const perHour = slopeOf(memory.slice(WARM_MINUTES)) * 60
  const last = Math.max(...most.slice(-10))
  return [
    { name: `Requests answered in ${MINUTES} minutes`, value: String(answered) },
    {
      name: `Requests failed ${[...failures.keys()].join(', ')}`.trim(),
      value: String(failed),
      goal: 'none',
      met: failed === 0,
    },
    {
      name: `Of ${sent.size} acknowledged forms, not stored`,
      value: String(missing),
      goal: 'none',
      met: missing === 0,
    },
    { name: `Memory after ${WARM_MINUTES} minutes`, value: `${Math.round(memory[WARM_MINUTES] ?? NaN)} MB` },
    {
      name: 'Most memory of the last ten minutes',
      value: `${Math.round(last)} MB`,
      goal: `${MEMORY_GOAL} MB or less`,
      met: last <= MEMORY_GOAL,
    },
    {
      name: 'Memory grows by',
      value: `${perHour.toFixed(1)} MB an hour`,
      goal: `${SLOPE_GOAL} MB or less`,
      met: perHour <= SLOPE_GOAL,
    },
  ]
}

/** Returns the slope of a least-squares line through values one unit apart. */
function slopeOf(values) {
  const [middle, level] = [(values.length - 1) / 2, mean(values)]
  const covariance = values.reduce((sum, value, index) => sum + (index - middle) * (value - level), 0)
  return covariance / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
