import type { Page } from '@playwright/test'
import { readServerLog } from '../support/logins'
import { expect, smoke, test, visit } from '../support/site'

const BAR = ['/', '/academy', '/train', '/programs', '/about', '/contact']

function bar(page: Page) {
  return page.locator('header').first()
}

async function barStyle(page: Page) {
  return bar(page).evaluate((header) => {
    const bars = [header, ...header.querySelectorAll('*')].map((element) => getComputedStyle(element))
    return {
      background: getComputedStyle(header).backgroundColor,
      blur: bars.some((style) => style.backdropFilter.includes('blur')),
    }
  })
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

test.describe('the bar', () => {
  test('has six links in order and Join Now', smoke, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await visit(page, '/')
    const links = bar(page).getByRole('navigation').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs.filter((href) => BAR.includes(href ?? ''))).toEqual(BAR)
    await expect(bar(page).getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/player-registration')
    await expect(links.first()).toHaveText('Home')
    await expect(page.getByRole('button', { name: /menu/i })).toBeHidden()
  })

  test('is transparent up to 50 px, dark and blurred beyond, and transparent again at the top', async ({ page }) => {
    await visit(page, '/')
    expect(await barStyle(page)).toEqual({ background: 'rgba(0, 0, 0, 0)', blur: false })
    await scrollTo(page, 50)
    await expect.poll(() => barStyle(page)).toEqual({ background: 'rgba(0, 0, 0, 0)', blur: false })
    await scrollTo(page, 51)
    await expect.poll(async () => (await barStyle(page)).blur).toBe(true)
    expect((await barStyle(page)).background).not.toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 0)
    await expect.poll(() => barStyle(page)).toEqual({ background: 'rgba(0, 0, 0, 0)', blur: false })
  })
})

test.describe('the quiet second row', () => {
  const QUIET = ['/film-room', '/events', '/registration', 'tel:+16235550142']

  test('links to film room, events, fees and the telephone, and collapses on the first scroll', async ({ page }) => {
    await visit(page, '/about')
    const row = bar(page).getByRole('navigation', { name: 'For families' })
    const hrefs = () => row.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(await hrefs()).toEqual(QUIET)
    for (const link of await row.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    const headline = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(headline.y).toBeGreaterThan((await bar(page).boundingBox())!.height)
    await scrollTo(page, 300)
    await expect(row).toBeHidden()
    await expect(bar(page).getByRole('link', { name: 'Join Now' })).toBeVisible()
    await bar(page).getByRole('link', { name: 'Join Now' }).focus()
    await expect(row).toBeVisible()
    await scrollTo(page, 0)
    await row.getByRole('link', { name: 'Film room' }).click()
    await expect(page).toHaveURL('/film-room')
  })

  test('is in the phone menu below the six links, with the number to call', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/')
    await expect(bar(page).getByRole('navigation', { name: 'For families' })).toBeHidden()
    await page.getByRole('button', { name: /menu/i }).first().click()
    const links = page.getByRole('dialog').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([...BAR, ...QUIET, '/player-registration'])
    await expect(page.getByRole('dialog')).toContainText('Monday-Friday, 9:00 AM - 6:00 PM')
    await page.getByRole('dialog').getByRole('link', { name: 'Events' }).click()
    await expect(page).toHaveURL('/events')
  })
})

test.describe('the side menu, below 768 px', () => {
  test.use({ viewport: { width: 767, height: 900 } })

  test('slides in with every link, traps focus, and restores it', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await visit(page, '/')
    await expect(bar(page).getByRole('link', { name: 'Academy', exact: true })).toBeHidden()
    const button = page.getByRole('button', { name: /menu/i }).first()
    await button.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    const hrefs = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(expect.arrayContaining([...BAR, '/player-registration']))
    for (let tab = 0; tab < 14; tab++) {
      await page.keyboard.press('Tab')
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    expect(warnings).toEqual([])
  })

  test('navigates to a chosen link and closes', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Join Now' }).click()
    await expect(page).toHaveURL('/player-registration')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the back-to-top button appears after more than 500 px and scrolls to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const button = page.getByRole('button', { name: /top/i })
  await scrollTo(page, 500)
  await expect(button).toBeHidden()
  await scrollTo(page, 501)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('the footer names the academy, its sponsors, its status and this year', async ({ page }) => {
  await visit(page, '/player-registration')
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const eight = ['/', '/about', '/academy', '/train', '/teams', '/#contact', '/funding-deck', '/performance-tracker']
  expect(hrefs).toEqual(expect.arrayContaining([...eight, 'tel:+16235550142', 'mailto:hello@example.org']))
  await expect(footer.locator('a[href="/funding-deck"]')).toHaveAttribute('target', '_blank')
  await expect(footer.locator('a[href="/funding-deck"]')).toHaveAttribute('rel', /noopener/)
  await expect(footer.getByRole('link', { name: 'Programs' })).toHaveAttribute('href', '/academy')
  await expect(footer.locator('a[href^="mailto:"][href*="subject="]')).toHaveCount(1)
  await expect(footer.locator('a[target=_blank] :is(img, svg[role=img])')).toHaveCount(2)
  await expect(footer).toContainText('501(c)(3)')
  await expect(footer).toContainText('00-0000000')
  await expect(footer).toContainText(String(new Date().getFullYear()))
})

test('the contact link of any page scrolls to the form', async ({ page }) => {
  await visit(page, '/player-registration')
  await page.getByRole('contentinfo').locator('a[href="/#contact"]').click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact')).toBeInViewport()
})

test('navigating to another page starts at its top', async ({ page }) => {
  await visit(page, '/')
  await scrollTo(page, 900)
  await bar(page).getByRole('link', { name: 'Join Now' }).click()
  await expect(page).toHaveURL('/player-registration')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('every page has metadata for search engines and shared links', async ({ page, baseURL }) => {
  for (const [path, canonical] of [
    ['/?utm=x', '/'],
    ['/player-registration', '/player-registration'],
  ] as const) {
    await visit(page, path)
    const href = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(href!).pathname).toBe(canonical)
    expect(new URL(href!).search).toBe('')
    await expect(page).toHaveTitle(/\| The Basketball Academy$/)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name']) {
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.+/)
    }
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /basketball/)
  }
  expect((await page.request.get(`${baseURL}/share.png`)).status()).toBe(200)
})

test('a missing page shows a message with a link home, and logs its path to the console', smoke, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const response = await visit(page, '/no-such-page?token=private')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/404$/)
  await expect.poll(() => logged.some((line) => line.includes('/no-such-page'))).toBe(true)
  expect(logged.join()).not.toContain('private')
  const lines = readServerLog()
    .split('\n')
    .filter((line) => line.includes('/no-such-page'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toContain('private')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
