import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually, reading } from '../support/eventually'

const PATHS = ['/about', '/programs', '/contact', '/faqs']
const TRAINING = ['/train', '/basketball-training', '/private-training', '/performance', '/tournaments']

function main(page: Page) {
  return page.getByRole('main')
}

test.describe('about', () => {
  test.beforeEach(({ page }) => visit(page, '/about').then(() => undefined))

  test('has its breadcrumb and the section with the anchor that links target', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(crumbs.getByText('About')).toHaveAttribute('aria-current', 'page')
    await visit(page, '/about#about')
    await expect(page.locator('#about')).toHaveCount(1)
    await expect(page.locator('#about')).toBeInViewport()
  })

  test('names exactly the five principles', async ({ page }) => {
    const principles = main(page).getByRole('listitem').getByRole('heading', { level: 3 })
    const titles = (await principles.allTextContents()).map((title) => title.toLowerCase())
    expect(titles).toEqual([
      'faith-driven culture',
      'structured development',
      'elite competition',
      'professional environment',
      'complete player development',
    ])
  })

  test('links to the registration', async ({ page }) => {
    const join = main(page).getByRole('link', { name: 'Join Our Academy' })
    await expect(join).toHaveAttribute('href', '/register')
    await join.click()
    await expect(page).toHaveURL('/player-registration')
  })
})

test.describe('programs', () => {
  test('shows both programs with all their facts', async ({ page }) => {
    await visit(page, '/programs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OUR PROGRAMS')
    await expect(main(page).getByRole('article')).toHaveCount(2)
    const academy = main(page).getByRole('article', { name: 'Academy Training' })
    for (const fact of ['Ages 6-17', '$199/month', 'Year-round', 'Two practices weekly, 2 hours each'])
      await expect(academy.getByText(fact, { exact: true })).toBeVisible()
    const single = main(page).getByRole('article', { name: 'Private Training' })
    for (const fact of ['All ages', '$99/hour', 'Per hour', 'Flexible scheduling'])
      await expect(single.getByText(fact, { exact: true })).toBeVisible()
    for (const card of [academy, single])
      await expect(card.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/player-registration')
  })

  test('compares them line by line, and adds up what a family pays to start', async ({ page }) => {
    await visit(page, '/programs')
    const tops = async (term: string) => {
      const values = await main(page).getByRole('term').filter({ hasText: term }).locator('+ dd').all()
      return Promise.all(values.map(async (value) => Math.round((await value.boundingBox())!.y)))
    }
    for (const term of ['Age', 'When', 'Price', 'Where']) {
      const [first, second, ...more] = await tops(term)
      expect([second, more], term).toEqual([first, []])
    }
    const sum = main(page).getByRole('region', { name: 'Ready to start?' })
    await expect(sum.getByRole('definition')).toHaveText(['$199.99', '$199.99', '$399.98'])
  })

  test('ends with links to the next steps', async ({ page }) => {
    await visit(page, '/programs')
    const register = main(page).getByRole('link', { name: 'REGISTER NOW', exact: true }).last()
    await expect(register).toHaveText('REGISTER NOW')
    await expect(register).toHaveAttribute('href', '/player-registration')
    await expect(main(page).getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact')
  })

  test('shows a price as soon as staff change it', async ({ page, request, baseURL }) => {
    await signInAs(page, 'editor')
    const query = '/api/programs?where[title][equals]=Academy%20Training'
    const headers = { origin: baseURL! }
    const { docs } = (await (await page.request.get(query, { headers })).json()) as { docs: { id: string }[] }
    const save = (price: number) => page.request.patch(`/api/programs/${docs[0]!.id}`, { headers, data: { price } })
    expect((await save(205)).status()).toBe(200)
    await expectEventually(reading(request, '/programs'), (shown) => shown.toContain('$205/month'))
    expect((await save(199)).status()).toBe(200)
    await expectEventually(reading(request, '/programs'), (shown) => shown.toContain('$199/month'))
  })
})

test.describe('contact', () => {
  test.beforeEach(({ page }) => visit(page, '/contact').then(() => undefined))

  test('shows where the academy trains and will train', async ({ page }) => {
    const places = main(page).getByRole('listitem')
    await expect(places.filter({ hasText: 'Surprise, AZ 85374' })).toBeVisible()
    for (const name of ['Central Phoenix', 'Scottsdale'])
      await expect(places.filter({ hasText: name, hasNot: page.getByRole('link') })).toContainText(/coming soon/i)
  })

  test('shows how far each city is', async ({ page }) => {
    await expect(main(page).getByRole('link', { name: /minutes from/ })).toHaveCount(5)
    const peoria = main(page).getByRole('link', { name: /20 minutes from\s+Peoria/ })
    await expect(peoria).toHaveAttribute('href', '/locations/peoria-basketball')
  })

  test('can be called or texted, with its hours', async ({ page }) => {
    const call = main(page).getByRole('link', { name: /call or text.*\(623\) 555-0142/i })
    await expect(call).toHaveAttribute('href', 'tel:+16235550142')
    const hours = main(page).getByRole('definition')
    await expect(hours).toHaveText(['9:00 AM - 6:00 PM', 'By appointment', 'Closed'])
    await expect(main(page).getByRole('term')).toHaveText(['Monday-Friday', 'Saturday', 'Sunday'])
  })

  test('links its profiles and its location on the map', async ({ page }) => {
    for (const name of [/facebook/i, /instagram/i, /map/i]) {
      const link = main(page).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })

  test('has no form', async ({ page }) => {
    await expect(main(page).locator('form')).toHaveCount(0)
  })
})

test.describe('questions', () => {
  test.beforeEach(({ page }) => visit(page, '/faqs').then(() => undefined))

  test('are under Support, eight of them', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FREQUENTLY ASKED QUESTIONS')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('listitem')).toHaveText(['Support', 'FAQs'])
    await expect(crumbs.getByText('FAQs')).toHaveAttribute('aria-current', 'page')
    await expect(main(page).getByRole('button')).toHaveCount(8)
  })

  test('expand one at a time and collapse again', async ({ page }) => {
    const questions = main(page).getByRole('button')
    const [first, third] = [questions.nth(0), questions.nth(2)]
    await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(0)
    await expect(async () => {
      await first.click()
      await expect(first).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
    }).toPass()
    await third.click()
    await expect(third).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(main(page).getByRole('region', { name: await third.innerText() })).toBeVisible()
    await third.click()
    await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(0)
  })

  test('open at a click on the number of the answer', async ({ page }) => {
    const cost = main(page).getByText('$399.98', { exact: true })
    await expect(async () => {
      // The area of the question's button covers the number.
      await cost.click({ force: true })
      const question = main(page).getByRole('button', { name: 'What does it cost?' })
      await expect(question).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
    }).toPass()
  })

  test('explain the jersey package and uniforms consistently, and use the amounts of the fees', async ({ page }) => {
    await expect(main(page)).toContainText('first jersey package is included')
    await expect(main(page)).toContainText('Additional or replacement uniforms cost extra')
    await expect(main(page)).toContainText('$399.98')
    await expect(main(page)).not.toContainText('{')
  })

  test('link to the contact form and to the registration', async ({ page }) => {
    const register = main(page).getByRole('link', { name: 'Register Now' })
    await expect(register).toHaveAttribute('href', '/register')
    await main(page).getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
  })
})

test('each page has metadata for search engines', async ({ page }) => {
  for (const path of [...PATHS, ...TRAINING]) {
    await visit(page, `${path}?utm=x`)
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!)
    expect(canonical.pathname + canonical.search).toBe(path)
    await expect(page).toHaveTitle(/\| The Basketball Academy$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  }
})
