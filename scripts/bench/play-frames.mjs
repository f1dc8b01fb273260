import { launchBrowser } from '../lib/browser.mjs'
import { findLogin, readMemberCodes } from '../lib/logins.mjs'

/** The slowdown of a phone's CPU compared to this machine. */
const SLOWER = 4
/** Frames per second of the screen; a play may miss one of them. */
const GOAL = 59
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'blink.user_timing',
]
const STARTED = 'fullcourt-play-started'
const ENDED = 'fullcourt-play-ended'
/** What the main thread does for a frame; none of them contains another one. */
const WORK = ['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']

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
  // Waiting for the button's name from outside would poll in every frame.
  const end = button.evaluate(markRun, { STARTED, ENDED })
  await button.click()
  await end
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  return readFrames(traceEvents)
}

/** Runs in the page: marks the time at which the button becomes the one that pauses, and the time at which it is not any more. */
function markRun(button, { STARTED, ENDED }) {
  return new Promise((resolve) => {
    let isRunning = false
    const observer = new MutationObserver(() => {
      const nowRunning = (button.ariaLabel ?? button.textContent).startsWith('Pause')
      if (nowRunning === isRunning) return
      isRunning = nowRunning
      performance.mark(isRunning ? STARTED : ENDED)
      if (isRunning) return
      observer.disconnect()
      resolve()
    })
    observer.observe(button, { attributes: true, childList: true, characterData: true, subtree: true })
  })
}

/**
 * Reads a trace: the frames of the compositor while the play ran, those that were dropped, and the processor time of scripts,
 * styles, layout and paint on the main thread.
 */
function readFrames(events) {
  const started = events.find(({ name }) => name === STARTED)
  const ended = events.find(({ name }) => name === ENDED)
  const during = events.filter(({ pid, ts }) => pid === started.pid && ts >= started.ts && ts <= ended.ts)
  const seconds = (ended.ts - started.ts) / 1e6
  const count = during.filter(({ name }) => name === 'BeginFrame').length
  const dropped = during.filter(({ name }) => name === 'DroppedFrame').length
  const work = during.filter(({ name, tid }) => WORK.includes(name) && tid === started.tid)
  return {
    perSecond: (count - dropped) / seconds,
    seconds,
    count,
    dropped,
    // The time of the thread barely depends on the load of the machine.
    work: work.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / seconds,
  }
}

function toRow(name, { perSecond, seconds, count, dropped, work }) {
  const details = `${dropped} of ${count} in ${seconds.toFixed(1)} s dropped, ${work.toFixed(0)} ms of work a second`
  return {
    name: `${name}, a running play, CPU ${SLOWER} times slower`,
    value: `${perSecond.toFixed(1)} frames/s (${details})`,
    goal: `${GOAL} or more`,
    met: perSecond >= GOAL,
  }
}
