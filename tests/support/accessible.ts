import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { styled } from './styled'

const SOURCE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8')
const LANDMARKS = ['landmark-one-main', 'landmark-no-duplicate-main', 'landmark-main-is-top-level', 'region']
/** Payload draws the head of a document outside of its own main landmark. */
const PAYLOAD_HEAD = ['.doc-header']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Slides of the deck that are not rendered yet; all render soon after the page is idle. */
export const UNDRAWN_SLIDES = `${styled('deck')} :is(${styled('slide')}, ${styled('tour')}):not([data-rendered])`

/** Expects no WCAG 2.2 AA violation on the current page; in the back office only in our own part, as the frame is Payload's. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Axe treats parts that are not rendered yet as overlapping.
  await expect(page.locator(UNDRAWN_SLIDES)).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  expect(await page.evaluate(findViolations, { part, rules: TAGS }), new URL(page.url()).pathname).toEqual([])
}

/** Expects all content of a page of the office to be in a landmark, and the page's own part in the only `main`. */
export async function expectLandmarks(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  expect(
    await page.evaluate(findViolations, { part: 'html', except: PAYLOAD_HEAD, rules: LANDMARKS }),
    page.url(),
  ).toEqual([])
}

/** Expects no horizontal scrolling once the layout is stable: the admin collapses its menu only after it has loaded. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!
  const message = `${new URL(page.url()).pathname} at ${width}`
  const measured = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(measured, { message }).toBeLessThanOrEqual(width)
}

// Runs in the browser. Rules that pass are not reported: that would take three times as long.
async function findViolations({
  part,
  except = [],
  rules,
}: {
  part: string
  except?: string[]
  rules: string[]
}): Promise<string[]> {
  const { run } = (window as typeof window & { axe: typeof axe }).axe
  const { violations } = await run(
    { include: [part], exclude: except },
    { runOnly: rules, resultTypes: ['violations'] },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
