import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { styled } from './styled'

const SOURCE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Slides of the deck that are not drawn yet: all are, soon after the page is at rest. */
export const UNDRAWN_SLIDES = `${styled('deck')} :is(${styled('slide')}, ${styled('tour')}):not([data-rendered])`

/** No violation of WCAG 2.2 AA on the page as it is now; of the back office, whose frame is Payload's, our own part. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Axe takes parts that are not drawn yet to lie over each other.
  await expect(page.locator(UNDRAWN_SLIDES)).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  expect(await page.evaluate(findViolations, { part, tags: TAGS }), new URL(page.url()).pathname).toEqual([])
}

/** Nothing scrolls sideways once the page has come to rest: the admin folds its menu away only after it has loaded. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!
  const message = `${new URL(page.url()).pathname} at ${width}`
  const measured = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(measured, { message }).toBeLessThanOrEqual(width)
}

// In the browser. What passes is not listed: that would take three times as long.
async function findViolations({ part, tags }: { part: string; tags: string[] }): Promise<string[]> {
  const { run } = (window as typeof window & { axe: typeof axe }).axe
  const { violations } = await run({ include: [part] }, { runOnly: tags, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
