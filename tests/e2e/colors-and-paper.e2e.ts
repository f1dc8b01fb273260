import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { readPdfText } from '../support/pdf-text'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test.describe('with forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

  test('every button has an edge, and the lines of the headline do not overlap', async ({ page }) => {
    for (const path of ['/', '/contact', '/donate', '/registration']) {
      await visit(page, path)
      const edges = await page
        .locator('.btn:visible')
        .evaluateAll((buttons) => buttons.map((button) => parseFloat(getComputedStyle(button).borderTopWidth)))
      expect(edges.length, path).toBeGreaterThan(1)
      expect(Math.min(...edges), path).toBeGreaterThanOrEqual(1)
      expect(await overlapOfLines(page), path).toBe(0)
    }
  })

  test('the selected tab and the current page are recognizable', async ({ page }) => {
    await visit(page, '/player-registration')
    const [chosen, other] = [page.locator('.tabs .tab[aria-current]'), page.locator('.tabs .tab:not([aria-current])')]
    expect(await groundOf(chosen)).not.toBe(await groundOf(other))
    await visit(page, '/blog')
    const topics = page.locator(styled('topicTabs'))
    expect(await groundOf(topics.locator('[aria-current]'))).not.toBe(
      await groundOf(topics.locator('a:not([aria-current])').first()),
    )
    await visit(page, '/programs')
    await expect(page.locator(`${styled('barLink')}[aria-current]`)).toHaveCSS('text-decoration-line', 'underline')
    const edge = await page
      .locator(`${styled('barLink')}:not([aria-current])`)
      .first()
      .evaluate((link) => [getComputedStyle(link).borderBottomColor, getComputedStyle(document.body).backgroundColor])
    expect(edge[0]).toBe(edge[1])
  })

  test('in the office the current page and tab have the color of the system', async ({ page }) => {
    await signInAs(page, 'registrar')
    await visit(page, adminPaths.inbox())
    for (const list of [page.locator(styled('links')), page.locator(styled('tabs'))]) {
      const current = list.locator('a[aria-current]').first()
      await expect(current).toHaveCSS('forced-color-adjust', 'none')
      expect(await groundOf(current)).not.toBe(await groundOf(list.locator('a:not([aria-current])').first()))
    }
  })
})

test('printed prices are black on white, and no card is split across pages', async ({ page }) => {
  await visit(page, '/registration')
  await page.emulateMedia({ media: 'print' })
  const inks = await page
    .locator('main :is(dt, dd, b, span, p, li, h2):visible')
    .evaluateAll((texts) => texts.filter((text) => !text.closest('svg')).map((text) => getComputedStyle(text).color))
  expect([...new Set(inks)]).toEqual(['rgb(0, 0, 0)'])
  await expect(page.locator(`${styled('feeBox')} ${styled('total')}`)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const sheets = (await readPdfText(await page.pdf({ format: 'Letter' }))).map((text) => text.replaceAll(/\s/g, ''))
  const [first, last] = ['Monthlyfee', 'Totaltogetstarted'].map((text) => sheets.findIndex((one) => one.includes(text)))
  expect(first).toBeGreaterThanOrEqual(0)
  expect(last).toBe(first)
  const included = ['Agroupofthesameage', 'Thefirstjerseypackage']
  expect(sheets.filter((sheet) => included.some((text) => sheet.includes(text)))).toHaveLength(1)
})

/** Returns the largest overlap in pixels between the backgrounds of two lines of the largest headline. */
function overlapOfLines(page: Page): Promise<number> {
  return page.locator('h1').evaluate((headline) => {
    const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
    const lines: DOMRect[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0))
    }
    const tops = [...new Set(lines.map(({ top }) => Math.round(top)))].sort((one, other) => one - other)
    const height = Math.max(...lines.map((line) => line.height))
    return Math.max(0, ...tops.slice(1).map((top, index) => Math.round(tops[index]! + height - top)))
  })
}

function groundOf(tab: ReturnType<Page['locator']>): Promise<string> {
  return tab.evaluate((element) => getComputedStyle(element).backgroundColor)
}
