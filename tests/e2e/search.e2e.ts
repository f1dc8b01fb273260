import { expectNoSidewaysScroll } from '../support/accessible'
import { both, expect, test, visit } from '../support/site'
import { styled } from '../support/styled'

test('the bar links to the search, and the search to the page', both, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('  tryout ')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ results for “tryout”$/)
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first.locator('mark').first()).toHaveText(/tryout/i)
  await first.getByRole('link', { name: 'Tryout registration' }).click()
  await expect(page).toHaveURL('/player-registration')
})

test('results show their type: pages, programs, questions, coaches, cities and articles', async ({ page }) => {
  for (const [query, kind, title, href] of [
    ['academy training', 'Program', 'Academy Training', '/programs'],
    ['what does it cost', 'Question', 'What does it cost?', '/faqs'],
    ['ines fable', 'Coach', 'Ines Fable', '/coaches'],
    ['scottsdale', 'City', /Scottsdale/, '/locations/scottsdale-basketball'],
    ['elite squads', 'Page', 'ELITE SQUADS', '/teams'],
    ['ride home', 'Article', /ride home/i, /^\/blog\//],
  ] as const) {
    await visit(page, `/search?q=${encodeURIComponent(query)}`)
    const result = page.getByRole('main').getByRole('listitem').filter({ hasText: kind })
    const link = result.getByRole('link', { name: title, exact: true }).first()
    await expect(link, query).toHaveAttribute('href', href)
  }
})

test('amounts in results are the current ones', async ({ page }) => {
  await visit(page, '/search?q=cost')
  await expect(page.getByRole('main')).toContainText('$199.99')
  await expect(page.getByRole('main')).not.toContainText('{')
})

test('tolerates typos, and the page says so', async ({ page }) => {
  for (const [query, title] of [
    ['basketbal traning', 'Basketball training'],
    ['tryuot', 'Tryout registration'],
  ] as const) {
    await visit(page, `/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(`“${query}”`)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${title}$`, 'i') })
        .first(),
    ).toBeVisible()
  }
})

test('children are never found', async ({ page }) => {
  for (const name of ['Avery', 'Suri I.']) {
    await visit(page, `/search?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('main').locator('a[href^="/player/"]')).toHaveCount(0)
  }
})

test('an empty result offers links; an empty query shows popular searches', async ({ page }) => {
  await visit(page, '/search?q=zzzzqqq')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqq”' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  for (const path of ['/search', '/search?q=', '/search?q=%25%25', '/search?q=a&q=b']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'Often looked for' })).toBeVisible()
  }
})

test('special characters are literal, and long queries are cut', async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('<script>alert(1)</script>"\' OR 1=1 --')}`)
  await expect(page.getByRole('heading', { name: /^Nothing found for “<script>alert/ })).toBeVisible()
  expect((await visit(page, `/search?q=${'x'.repeat(5_000)}`))?.status()).toBe(200)
  expect((await visit(page, '/search?q=%00%ff'))?.status()).toBeLessThan(500)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form queries the server', async ({ page }) => {
    await visit(page, '/search')
    await page.getByRole('searchbox').fill('uniforms')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=uniforms')
    await expect(page.getByRole('link', { name: 'Are uniforms included?' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('uniforms')
  })
})

test('the bar stays on one line with the search in it', async ({ page }) => {
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/search')
    const bar = page.getByRole('banner')
    const quiet = bar.locator(styled('secondRow'))
    const below = (await quiet.isVisible()) ? (await quiet.boundingBox())!.height : 0
    expect((await bar.boundingBox())!.height - below).toBeLessThan(90)
    await expectNoSidewaysScroll(page)
  }
})
