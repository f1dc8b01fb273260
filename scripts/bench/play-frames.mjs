import { launchBrowser } from '../lib/browser.mjs'
import { findLogin, readMemberCodes } from '../lib/logins.mjs'

/** The slowdown of a phone's CPU compared to this machine. */
const SLOWER = 4
/** Frames per second of the screen; a play may miss one of them. */
const GOAL = 59
/** Longer than any play that is measured; frames end with the play. */
const RUN_MS = 12_000
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame']
/** What the main thread does for a frame; none of them contains another one. */
const WORK = ['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']
/** Without a frame for this long, the play has ended; in microseconds. */
const END = 500_000

/**
 * Measures the frames of a running play on a slowed CPU, in traces of the browser: the home page, a film's page and the preview
 * of the editor.
 * @param {{ url: string, dataDir: string }} site a throwaway site with demo data
 * @returns {Promise<{ name: string, value: string, goal: string, met: boolean }[]>}
 */
export async function measurePlayFrames({ url, dataDir }) {
  const browser = await launchBrowser()
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const parts = [
    ['Home page', PHONE, () => '/', startLive],
    ['Film page', PHONE, () => enterFilm(context, url, dataDir), startFilm],
    ['Preview of the play editor', DESK, () => enterEditor(context, url, dataDir), startPreview],
  ]
  const rows = []
  for (const [name, viewport, enter, start] of parts) {
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    await page.goto(url + (await enter()), { waitUntil: 'networkidle' })
    rows.push(toRow(name, await traceRun(browser, page, start)))
    await page.close()
  }
  await browser.close()
  return rows
}

/** Returns a page with the play at rest and the button that runs it. */
async function startLive(page) {
  // The play runs once by itself first.
  await page.getByRole('button', { name: 'Play it again' }).waitFor()
  return page.getByRole('button', { name: 'Play it again' })
}

async function startFilm(page) {
  const button = page
    .getByRole('group', { name: 'Controls of the play' })
    .getByRole('button', { name: 'Play', exact: true })
  await button.scrollIntoViewIfNeeded()
  return button
}

async function startPreview(page) {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  return startLive(page)
}

async function enterFilm(context, url, dataDir) {
  const code = readMemberCodes(dataDir)
    .lines.find((line) => line.startsWith('player'))
    .split(/\s+/)
    .at(-1)
  await post(context, `${url}/members/sign-in/code`, { accessCode: code })
  const library = await (await context.request.get(`${url}/film-room`)).text()
  const [, path] = library.match(/href="(\/film-room\/[\w-]+)"/) ?? []
  if (!path) throw new Error('The library has no film.')
  return path
}

async function enterEditor(context, url, dataDir) {
  await post(context, `${url}/api/staff/login`, findLogin(dataDir, 'coach'))
  // Headers of a navigation by address bar; without them the session cookie is ignored.
  const headers = { 'sec-fetch-site': 'none' }
  const { docs } = await (await context.request.get(`${url}/api/plays?limit=1`, { headers })).json()
  return `/admin/collections/plays/${docs[0].id}`
}

async function post(context, address, data) {
  const answer = await context.request.post(address, { headers: { origin: new URL(address).origin }, data })
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}.`)
}

async function traceRun(browser, page, start) {
  const button = await start(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: CATEGORIES })
  await button.click()
  // Waiting for the button's text would poll in every frame.
  await page.waitForTimeout(RUN_MS)
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  return readFrames(traceEvents)
}

/**
 * Reads a trace: the frames of the compositor in the run of the play, its longest series without a gap, those that were dropped, and the
 * processor time of scripts, styles, layout and paint on the main thread.
 */
function readFrames(events) {
  const [first] = sortByTime(events.filter(({ name }) => name === 'FireAnimationFrame'))
  const frames = longestRun(
    sortByTime(events.filter(({ name, pid, ts }) => name === 'BeginFrame' && pid === first.pid && ts >= first.ts)),
  )
  const seconds = (frames.at(-1).ts - frames[0].ts) / 1e6
  const during = events.filter(({ pid, ts }) => pid === first.pid && ts >= frames[0].ts && ts <= frames.at(-1).ts)
  const dropped = during.filter(({ name }) => name === 'DroppedFrame').length
  const work = during.filter(({ name, tid }) => WORK.includes(name) && tid === first.tid)
  return {
    perSecond: (frames.length - 1 - dropped) / seconds,
    count: frames.length,
    dropped,
    // The time of the thread barely depends on the load of the machine.
    work: work.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / seconds,
  }
}

// Frames before the play, for example of the pressed button, are not of its run.
function longestRun(frames) {
  const starts = frames.flatMap(({ ts }, index) => (index === 0 || ts - frames[index - 1].ts > END ? [index] : []))
  const runs = starts.map((start, index) => frames.slice(start, starts[index + 1]))
  return runs.sort((one, other) => other.length - one.length)[0]
}

function sortByTime(events) {
  return events.sort((one, other) => one.ts - other.ts)
}

function toRow(name, { perSecond, count, dropped, work }) {
  const details = `${dropped} of ${count} dropped, ${work.toFixed(0)} ms of work a second`
  return {
    name: `${name}, a running play, CPU ${SLOWER} times slower`,
    value: `${perSecond.toFixed(1)} frames/s (${details})`,
    goal: `${GOAL} or more`,
    met: perSecond >= GOAL,
  }
}
