import type { Page } from '@playwright/test'
import { PAGES } from '../../scripts/lib/pages.mjs'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'

const PAGES_A_TEST = 10
const MORE = [
  '/player/suri-i',
  '/locations/scottsdale-basketball',
  '/search?q=practice',
  '/login',
  '/registration-status',
]

/** WCAG 1.4.4: text at 200 % on a phone. WCAG 1.4.10: a desk of 1280 pixels at 400 % zoom is 320 pixels wide. */
const SETTINGS = [
  { name: '200 % text on a phone', width: 390, scale: 200 },
  { name: '400 % zoom on a desk', width: 320, scale: 100 },
]

const ADDRESSES = [...PAGES, ...MORE]
const GROUPS = Array.from({ length: Math.ceil(ADDRESSES.length / PAGES_A_TEST) }, (_, group) =>
  ADDRESSES.slice(group * PAGES_A_TEST, (group + 1) * PAGES_A_TEST),
)

for (const paths of GROUPS) {
  test(`${paths.join(', ')}: nothing scrolls sideways or breaks inside a word at 200 % text and 400 % zoom`, async ({
    page,
  }) => {
    for (const path of paths) {
      await visit(page, path)
      for (const { name, width, scale } of SETTINGS) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), scale)
        await expectNoSidewaysScroll(page)
        expect(await page.evaluate(findBrokenWords), `${path}, ${name}`).toEqual([])
        await expectInView(page)
      }
    }
  })
}

async function expectInView(page: Page): Promise<void> {
  const bar = page.locator('header').first()
  await expect(bar.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
}

// In the browser: words of headings that stand on two lines.
function findBrokenWords(): string[] {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}
