import { runTypeScript } from '../lib/child.mjs'
import { launchBrowser } from '../lib/browser.mjs'

const PATH = '/performance-tracker'
/** The slowdown of a phone's CPU compared to this machine. */
const SLOWER = 4
const ANSWERS = { age: '15', feet: '5', inches: '8', weight: '130' }

/**
 * Measures how long a plan takes to compute, with its explanation, over thousands of plans.
 * @returns {Promise<{ p50: number, p99: number, worst: number }>} milliseconds
 */
export async function measurePlans() {
  const options = { env: process.env, failure: 'The plans could not be worked out.' }
  return JSON.parse(await runTypeScript('scripts/bench/plan.ts', [], options))
}

/**
 * Measures the longest interaction, until the next paint, while a plan is created and used on a throttled CPU.
 * @param {string} site address of a running site
 * @returns {Promise<number>} milliseconds
 */
export async function measureInteractions(site) {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(site + PATH, { waitUntil: 'networkidle' })
  await page.locator('#age').focus()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    window.longest = 0
    // An event is reported only after the frame that showed it. A slow key press at the end is reported after all others, so
    // waiting for it is enough.
    addEventListener('keydown', ({ key }) => {
      const end = performance.now() + 50
      while (key === 'F9' && performance.now() < end);
    })
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId, startTime } of list.getEntries()) {
        if (startTime >= window.lastMark) window.isDone ||= name === 'keydown'
        else if (interactionId) window.longest = Math.max(window.longest, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  for (const [name, value] of Object.entries(ANSWERS)) await page.locator(`#${name}`).pressSequentially(value)
  await page.getByRole('button', { name: 'GET MY TRAINING PLAN' }).click()
  await page
    .getByRole('checkbox', { name: /^Day 1: / })
    .first()
    .click()
  for (const name of ['NUTRITION PLAN', 'GROCERY LIST', 'MEAL PLAN']) await page.getByRole('tab', { name }).click()
  await page.getByRole('button', { name: 'Swap lunch' }).click()
  await page.evaluate(() => {
    window.lastMark = performance.now()
  })
  await page.keyboard.press('F9')
  await page.waitForFunction(() => window.isDone)
  const longest = await page.evaluate(() => window.longest)
  await browser.close()
  return longest
}
