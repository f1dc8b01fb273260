import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually } from '../support/eventually'
import { styled } from '../support/styled'

const PATHS = ['/train', '/basketball-training', '/private-training', '/performance', '/tournaments']
const WIDTHS = [360, 768, 1024, 2560]

function main(page: Page) {
  return page.getByRole('main')
}

async function expectTrail(page: Page, name: string) {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Train', name])
  await expect(crumbs.getByRole('link', { name: 'Train' })).toHaveAttribute('href', '/train')
  await expect(crumbs.getByText(name)).toHaveAttribute('aria-current', 'page')
}

test.describe('train with us', () => {
  test.beforeEach(({ page }) => visit(page, '/train').then(() => undefined))

  test('shows its line in capitals', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TRAIN WITH US')
    await expect(main(page).getByText('ELITE TRAINING. RELENTLESS FOCUS. NO SHORTCUTS.', { exact: true })).toBeVisible()
  })

  test('offers three things, each one link', async ({ page }) => {
    const section = main(page).getByRole('region', { name: 'One way of working' })
    await expect(section.getByRole('listitem')).toHaveCount(3)
    for (const [title, action, href] of [
      ['Basketball Training', 'Learn More', '/basketball-training'],
      ['Strength & Conditioning', 'View Programs', '/performance'],
      ['Private Training', 'View Options', '/private-training'],
    ] as const) {
      const card = section.getByRole('link', { name: action })
      await expect(card).toHaveAttribute('href', href)
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    }
  })

  test('helps to choose, up to the tournaments, and ends with the registration', async ({ page }) => {
    const choice = main(page).getByRole('region', { name: 'Start from your child' })
    await expect(choice.getByRole('link', { name: 'Tournaments' })).toHaveAttribute('href', '/tournaments')
    await expect(choice.getByRole('heading', { level: 3 })).toHaveCount(await choice.getByRole('link').count())
    // The number of the lane of the same offer; what is beyond the three has none.
    await expect(choice.locator(styled('laneNumber'))).toHaveText(['1', '3', '2', ''])
    const register = main(page).getByRole('link', { name: 'Register a player' })
    await expect(register).toHaveAttribute('href', '/player-registration')
  })

  test('is the target of the bar and the footer', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Training' }).click()
    await expect(page).toHaveURL('/train')
    const current = page.getByRole('banner').getByRole('link', { name: 'Train', exact: true })
    await expect(current).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('basketball training', () => {
  test.beforeEach(({ page }) => visit(page, '/basketball-training').then(() => undefined))

  test('is under Train and shows times and ages', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BASKETBALL TRAINING')
    await expectTrail(page, 'Basketball Training')
    const facts = ['Monday and Friday', '6PM-8PM', '2 × 2-hour practices', 'Ages 6-17']
    await expect(main(page).getByRole('definition')).toHaveText(facts)
  })

  test('covers two hours, minute by minute', async ({ page }) => {
    const practice = main(page).getByRole('region', { name: 'Two hours, minute by minute' })
    const rows = practice.getByRole('listitem')
    await expect(rows.first()).toContainText('6:00')
    await expect(rows.last()).toContainText('8:00')
    const lengths = await rows.getByText(/^\d+ min$/).allTextContents()
    expect(lengths.map((length) => parseInt(length)).reduce((sum, minutes) => sum + minutes, 0)).toBe(120)
    await expect(practice).toContainText('120 minutes')
  })

  test('links to the registration', async ({ page }) => {
    for (const name of ['Register a player', 'Register for training'])
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/player-registration')
  })
})

test.describe('private training', () => {
  test.beforeEach(({ page }) => visit(page, '/private-training').then(() => undefined))

  test('is under Train', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRIVATE TRAINING')
    await expectTrail(page, 'Private Training')
  })

  test('shows rates, and what is never charged', async ({ page }) => {
    await expect(main(page).getByText('$75-$99/hour', { exact: true })).toBeVisible()
    const rates = main(page).getByRole('region', { name: 'You pay for the hour' })
    const row = (name: string) => rates.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(row('1-on-1')).toContainText('$99.99 per hour')
    await expect(row('Small group')).toContainText('$75.00 per player per hour')
    await expect(row('Small group')).toContainText('2-4 players, minimum 2')
    // The coach, and a circle for each player; those who need not come are dashed.
    await expect(row('1-on-1').locator('.player')).toHaveText(['C', '1'])
    await expect(row('Small group').locator('.player')).toHaveText(['C', '1', '2', '3', '4'])
    await expect(row('Small group').locator('.player [stroke-dasharray]')).toHaveCount(2)
    await expect(row('Packages')).toContainText('Packages of 5+ sessions save up to 15%')
    await expect(rates).toContainText('No registration fee')
    await expect(rates).toContainText('within 24 hours')
    await expect(rates).not.toContainText(/[{}]|undefined|NaN/)
    await expect(main(page).getByRole('heading', { name: '8U to college', exact: true })).toBeVisible()
  })

  test('is booked by phone or in writing, in four steps', async ({ page }) => {
    const booking = main(page).getByRole('region', { name: 'From a call to the court' })
    await expect(booking.getByRole('listitem')).toHaveCount(4)
    const calls = main(page).getByRole('link', { name: /call to book.*\(623\) 555-0142/i })
    await expect(calls).toHaveCount(2)
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', 'tel:+16235550142')
    await expect(main(page).getByRole('link', { name: 'Write to us' }).first()).toHaveAttribute('href', '/contact')
  })

  test('shows rates and savings as soon as staff change them', async ({ page, request, baseURL }) => {
    await signInAs(page, 'editor')
    const address = '/api/globals/private-training-page'
    const headers = { origin: baseURL! }
    const { rates } = (await (await page.request.get(`${address}?depth=0`, { headers })).json()) as {
      rates: { items: { cents: number }[]; package: { percent: number } }
    }
    const save = (data: unknown) => page.request.post(address, { headers, data: { rates: data, _status: 'published' } })
    const text = async () => (await request.get('/private-training')).text()
    const [single, ...others] = rates.items
    const changed = {
      ...rates,
      items: [{ ...single, cents: 10450 }, ...others],
      package: { ...rates.package, percent: 12 },
    }
    try {
      expect((await save(changed)).status()).toBe(200)
      await expectEventually(text, (shown) => shown.toContain('$104.50'))
      expect(await text()).toContain('save up to 12%')
    } finally {
      expect((await save(rates)).status()).toBe(200)
    }
    await expectEventually(text, (shown) => shown.toContain('$99.99'))
  })
})

test.describe('performance', () => {
  test.beforeEach(({ page }) => visit(page, '/performance').then(() => undefined))

  test('shows how often and for whom', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('STRENGTH & CONDITIONING')
    await expect(main(page).getByRole('definition').filter({ hasText: '2-4 per week' })).toBeVisible()
    await expect(main(page).getByRole('definition').filter({ hasText: 'U10 to Prep' })).toBeVisible()
  })

  test('links to its facilities and back to all training', async ({ page }) => {
    await expectTrail(page, 'Strength & Conditioning')
    await expect(main(page).getByRole('link', { name: 'All training' })).toHaveAttribute('href', '/train')
    await main(page).getByRole('link', { name: 'See the facilities' }).click()
    await expect(page).toHaveURL('/performance#facilities')
    const facilities = page.locator('#facilities')
    await expect(facilities.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(facilities.getByRole('listitem')).toHaveCount(3)
  })
})

test('tournaments show the path there, the requirements, and where to start', async ({ page }) => {
  await visit(page, '/tournaments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TOURNAMENTS')
  const pathway = main(page).getByRole('region', { name: 'Five steps up' })
  await expect(pathway).toContainText('Tournament pathway')
  await expect(pathway.getByRole('listitem')).toHaveCount(5)
  const readiness = main(page).getByRole('region', { name: 'Ready looks like this' })
  await expect(readiness).toContainText('Readiness criteria')
  await expect(readiness.getByRole('listitem')).toHaveCount(6)
  await expect(main(page).getByRole('link', { name: 'See the academy' })).toHaveAttribute('href', '/academy')
  const register = main(page).getByRole('link', { name: 'Register a player' })
  await expect(register.first()).toHaveAttribute('href', '/register')
  await register.first().click()
  await expect(page).toHaveURL('/player-registration')
})

test('no training page scrolls horizontally, from a small phone to a wide screen', async ({ page }) => {
  for (const path of PATHS) {
    await visit(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  }
})
