import type { Page } from '@playwright/test'
import { formatDay } from '../../src/lib/dates'
import { ARTICLES } from '../support/articles'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { styled } from '../support/styled'

// Other tests publish their own articles in parallel: these tests look for the seeded ones, in order.
test('the blog lists twelve articles per page, newest first, each page with its own address', async ({ page }) => {
  await visit(page, '/blog')
  const titles: string[] = []
  const older = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Older articles' })
  for (const path of ['/blog', '/blog/page/2', '/blog/page/3']) {
    await expect(page).toHaveURL(new RegExp(`${path}(#articles)?$`))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    const onPage = await listOf(page).getByRole('heading', { level: 3 }).allTextContents()
    expect(onPage.length).toBeLessThanOrEqual(12)
    titles.push(...onPage)
    if (await older.isVisible()) await older.click()
  }
  const seeded = titles.filter((title) => ARTICLES.some((article) => article.title === title))
  expect(seeded).toEqual(ARTICLES.map(({ title }) => title))
})

test('on a phone a blog page is shorter than 11,000 px, and no illustration repeats directly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/blog', '/blog/page/2']) {
    await visit(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_000)
    const drawings = await page
      .locator(`main ${styled('postCard')} img`)
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).srcset))
    expect(drawings.length).toBeGreaterThan(9)
    expect(new Set(drawings).size).toBe(drawings.length)
  }
})

test('a card has all its parts and is one link', async ({ page }) => {
  await visit(page, '/blog')
  const list = listOf(page)
  const { title, date, excerpt, slug } = ARTICLES[0]!
  const card = list.getByRole('article', { name: title })
  await expect(card).toContainText(formatDay(date))
  await expect(card).toContainText(excerpt)
  await expect(card).toContainText('By Marcus Reyes')
  await expect(card.locator('.tag')).toHaveText('Player development')
  await expect(card.locator('img')).toHaveAttribute('srcset', /768w.*1280w/)
  await expect(card.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', `/blog/${slug}`)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('there are exactly seven tabs, each with an address; every other topic is listed under All', async ({ page }) => {
  await visit(page, '/blog')
  const tabs = page.getByRole('navigation', { name: 'Topics', exact: true }).getByRole('link')
  const labels = ['All', 'Development', 'Training', 'Recruiting', 'Locations', 'Parents', 'Academy']
  await expect(tabs).toHaveText(labels)
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  for (const [label, category] of [
    ['Development', 'playerDevelopment'],
    ['Parents', 'parentResources'],
  ] as const) {
    await tabs.getByText(label).click()
    await expect(tabs.filter({ hasText: label })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(new RegExp(`/blog/topic/${label.toLowerCase()}#articles$`))
    const ours = ARTICLES.filter((article) => article.category === category)
    const list = page.getByRole('region', { name: 'ALL ARTICLES' })
    for (const { title } of ours) await expect(list.getByRole('article', { name: title })).toBeVisible()
    const nutrition = ARTICLES.find((article) => article.category === 'nutrition')!
    await expect(list.getByRole('article', { name: nutrition.title })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'FEATURED INSIGHTS' }).getByRole('article')).toHaveCount(2)
  }
})

test('topics without a tab have a less prominent link; an unknown topic is not found', async ({ page, request }) => {
  await visit(page, '/blog')
  await page.getByRole('navigation', { name: 'More topics' }).getByRole('link', { name: 'Nutrition' }).click()
  await expect(page).toHaveURL(/\/blog\/topic\/nutrition/)
  await expect(page).toHaveTitle('Nutrition articles | The Basketball Academy')
  for (const path of ['/blog/topic/playerDevelopment', '/blog/topic/no-such-topic']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test('an article shows the same day in every time zone', async ({ page }) => {
      const oldest = ARTICLES.at(-1)!
      expect(oldest.date).toBe('2024-01-25')
      await visit(page, '/blog')
      await expect(listOf(page).getByRole('article', { name: ARTICLES[0]!.title })).toContainText('May 5, 2024')
      await visit(page, '/blog/page/3')
      await expect(listOf(page).getByRole('article', { name: oldest.title })).toContainText('Jan 25, 2024')
      await visit(page, `/blog/${oldest.slug}`)
      await expect(page.getByRole('article')).toContainText('January 25, 2024')
    })
  })
}

test('an article has its metadata, its text as markup, and related links', async ({ page, request }) => {
  const { title, excerpt, slug, date } = ARTICLES[0]!
  await visit(page, `/blog/${slug}`)
  await expect(page).toHaveTitle(`${title} | The Basketball Academy`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', excerpt)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/blog\/feed\.xml$/)
  const article = page.getByRole('article')
  await expect(article).toContainText(`By Marcus Reyes (Director and founder)`)
  await expect(article).toContainText(formatDay(date, 'MMMM d, yyyy'))
  await expect(article).toContainText(/\d min read/)
  await expect(article.locator(`${styled('cover')} img`)).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: 'Start with your own clips' })).toHaveAttribute('id', /./)
  await expect(article.locator('.prose').getByRole('listitem')).not.toHaveCount(0)
  await expect(article.locator('.prose script, .prose style, .prose iframe')).toHaveCount(0)
  const join = page.getByRole('link', { name: 'Register Now' })
  await expect(join).toHaveAttribute('href', '/register')
  const moved = await request.get('/register', { maxRedirects: 0 })
  expect(moved.headers().location).toContain('/player-registration')
  await page.getByRole('link', { name: 'Back to all articles' }).click()
  await expect(page).toHaveURL('/blog')
})

test('an article lists the three newest other articles', async ({ page }) => {
  for (const article of [ARTICLES[0]!, ARTICLES.at(-1)!]) {
    await visit(page, `/blog/${article.slug}`)
    const aside = page.getByRole('complementary', { name: 'Recent Articles' })
    const links = aside.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(3)
    await expect(links.filter({ hasText: article.title })).toHaveCount(0)
    await expect(aside.getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog')
  }
})

test('previous and next links lead from article to article, and end at the oldest', async ({ page }) => {
  const [oldest, next] = [ARTICLES.at(-1)!, ARTICLES.at(-2)!]
  await visit(page, `/blog/${oldest.slug}`)
  const neighbors = page.getByRole('navigation', { name: 'Newer article, Older article' })
  await expect(neighbors.getByRole('link')).toHaveCount(1)
  await neighbors.getByRole('link').click()
  await expect(page).toHaveURL(`/blog/${next.slug}`)
  await expect(neighbors.getByRole('link')).toHaveCount(2)
})

test('an unknown article redirects to the blog without a history entry', async ({ page, request }) => {
  const answer = await request.get('/blog/no-such-article', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, '/blog'])
  const ways = [
    () => visit(page, '/blog/no-such-article'),
    // Navigates like a link of the site, without loading a new document.
    () => page.evaluate('next.router.push("/blog/no-such-article")'),
  ]
  for (const go of ways) {
    await visit(page, '/about', { waitUntil: 'networkidle' })
    await go()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  }
})

test('the feed names the newest articles with their full addresses', async ({ request, baseURL }) => {
  const answer = await request.get('/blog/feed.xml')
  expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/)
  const feed = await answer.text()
  expect(feed).toContain(`<link>${baseURL}/blog/${ARTICLES[0]!.slug}</link>`)
  expect(feed).toContain(ARTICLES[0]!.excerpt)
})

test('no page scrolls sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  for (const path of ['/blog', '/blog/page/2', '/blog/topic/nutrition', `/blog/${ARTICLES[0]!.slug}`]) {
    await visit(page, path)
    await expectNoSidewaysScroll(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the blog is readable, its topics can be changed, and an unknown article redirects', async ({
    page,
  }: {
    page: Page
  }) => {
    await visit(page, '/blog/no-such-article')
    await expect(page).toHaveURL('/blog')
    await page.getByRole('link', { name: 'Recruiting' }).first().click()
    await page.getByRole('region', { name: 'ALL ARTICLES' }).getByRole('link', { name: 'Read More' }).first().click()
    await expect(page.locator('.prose p').first()).toBeVisible()
  })
})

function listOf(page: Page) {
  return page.getByRole('region', { name: 'ALL ARTICLES' })
}
