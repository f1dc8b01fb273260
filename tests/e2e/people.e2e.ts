import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually, reading } from '../support/eventually'
import { styled } from '../support/styled'

const PICTURE = 'seed/media/sponsor-pick-and-roll-bakery.png'

function main(page: Page) {
  return page.getByRole('main')
}

test.describe('coaches', () => {
  test('are shown with their name, their role and what to ask them about', async ({ page }) => {
    await visit(page, '/coaches')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our coaches')
    const coaches = main(page).getByRole('article')
    expect(await coaches.count()).toBeGreaterThanOrEqual(4)
    const founder = main(page).getByRole('article', { name: 'Marcus Reyes' })
    await expect(founder).toContainText('Director and founder')
    await expect(founder.getByRole('term')).toHaveText(['Ask about'])
    for (const coach of await coaches.all()) {
      for (const part of [coach.getByRole('heading'), coach.locator('.label'), coach.getByRole('paragraph')])
        await expect(part).not.toBeEmpty()
    }
    await expect(main(page)).not.toContainText(/undefined|null/)
  })

  test('a coach added by staff appears with the year; one in the trash disappears', async ({
    page,
    request,
    baseURL,
  }) => {
    await signInAs(page, 'editor')
    const headers = { origin: baseURL! }
    const name = `Tess Newcomer-${Date.now()}`
    const data = { name, role: 'Assistant coach', bio: 'Tess has just joined.', focus: 'Passing', number: '31' }
    const added = await page.request.post('/api/coaches', {
      headers,
      data: { ...data, since: 2024, order: 900, _status: 'published' },
    })
    expect(added.status()).toBe(201)
    const { doc } = (await added.json()) as { doc: { id: string } }
    await expectEventually(reading(request, '/coaches'), (shown) => shown.toContain(name))
    await visit(page, '/coaches')
    const coach = main(page).getByRole('article', { name })
    await expect(coach).toContainText('Assistant coach')
    await expect(coach.getByRole('definition')).toHaveText(['Passing', '2024'])
    const removed = await page.request.delete(`/api/coaches/${doc.id}`, { headers })
    expect(removed.status()).toBe(200)
    await expectEventually(reading(request, '/coaches'), (shown) => shown.not.toContain(name))
  })

  test('rejects an invalid jersey number', async ({ page, baseURL }) => {
    await signInAs(page, 'editor')
    const refused = await page.request.post('/api/coaches', {
      headers: { origin: baseURL! },
      data: { name: 'A B', role: 'Coach', bio: 'Text.', focus: 'Passing', number: 'x1', _status: 'published' },
    })
    expect(refused.status()).toBe(400)
  })
})

test.describe('testimonials', () => {
  test('each has its text, its name, its role, its stars and a picture or a play', async ({ page }) => {
    await visit(page, '/testimonials')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In their words')
    const items = main(page).locator(`${styled('testimonials')} > li`)
    expect(await items.count()).toBeGreaterThanOrEqual(3)
    const first = items.filter({ hasText: 'Maria L.' })
    await expect(first.getByRole('blockquote')).toContainText('She used to watch the ball.')
    await expect(first).toContainText('Parent of a U12 player, Peoria')
    await expect(first.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
    await expect(items.filter({ hasText: 'Priya S.' }).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(main(page).locator(styled('testimonialPicture'))).toHaveCount(await items.count())
  })

  test('one added by staff appears with its portrait and its own stars', async ({ page, request, baseURL }) => {
    await signInAs(page, 'editor')
    const headers = { origin: baseURL! }
    const alt = `A smiling parent, ${Date.now()}`
    const file = { name: 'parent.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) }
    const uploaded = await page.request.post('/api/media', {
      headers,
      multipart: { file, _payload: JSON.stringify({ alt }) },
    })
    expect(uploaded.status()).toBe(201)
    const image = ((await uploaded.json()) as { doc: { id: string } }).doc.id
    const added = await page.request.post('/api/testimonials', {
      headers,
      data: {
        name: 'Newly A.',
        role: 'Parent',
        content: 'Said now.',
        rating: 3,
        image,
        order: 900,
        _status: 'published',
      },
    })
    expect(added.status()).toBe(201)
    const { doc } = (await added.json()) as { doc: { id: string } }
    await expectEventually(reading(request, '/testimonials'), (shown) => shown.toContain(alt))
    await visit(page, '/testimonials')
    const item = main(page)
      .locator(`${styled('testimonials')} > li`)
      .filter({ hasText: 'Newly A.' })
    await expect(item.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible()
    await item.scrollIntoViewIfNeeded()
    const portrait = item.getByRole('img', { name: alt })
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect((await page.request.delete(`/api/testimonials/${doc.id}`, { headers })).status()).toBe(200)
    await expectEventually(reading(request, '/testimonials'), (shown) => shown.not.toContain(alt))
    expect((await page.request.delete(`/api/media/${image}`, { headers })).status()).toBe(200)
  })
})

test.describe('legal pages', () => {
  for (const [path, title] of [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ] as const) {
    test(`${path} has its date and a link to each of its headings, and the footer links to it`, async ({ page }) => {
      await visit(page, '/coaches')
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main(page).getByRole('time')).toHaveText('November 1, 2026')
      const side = main(page).getByRole('complementary', { name: 'On this page' })
      const headings = await main(page).locator('.prose h2').allTextContents()
      expect(headings.length).toBeGreaterThan(5)
      await expect(side.getByRole('link')).toHaveText(headings)
      await side.getByRole('link').last().click()
      await expect(main(page).locator('.prose h2').last()).toBeInViewport()
    })
  }
})
