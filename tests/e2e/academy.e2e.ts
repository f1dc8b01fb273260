import type { Locator, Page } from '@playwright/test'
import { applicationInput } from '../support/factories'
import { APPLICATION_CASES } from '../support/rule-cases'
import { expect, expectMessage, fill, hydrated, revisit, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const REGISTRATION = '/player-registration'

function main(page: Page) {
  return page.getByRole('main')
}

/** Returns the part of the fee box for one fee: its amount, how often it is paid, and what it is for. */
function fee(page: Page, term: string): Locator {
  return page.locator('#fees dl > div').filter({ has: page.getByText(term, { exact: true }) })
}

async function expectFees(page: Page, packages: string[]) {
  await expect(fee(page, 'Monthly fee')).toContainText(/\$199\.99 a month/)
  await expect(fee(page, 'One-time registration fee')).toContainText(/\$199\.99 once/)
  await expect(fee(page, 'Total to get started')).toContainText('$399.98')
  await expect(fee(page, 'One-time registration fee').getByRole('listitem')).toHaveText(packages)
  await expect(main(page)).not.toContainText('398.99')
}

test('the academy page links to both programs and to the registration, with every fee', async ({ page }) => {
  await visit(page, '/academy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('THE ACADEMY')
  await expect(main(page)).toContainText('A structured pathway for players aged 6-18')
  for (const name of ['Request Academy Information', 'JOIN THE ACADEMY', 'Register Now']) {
    const link = main(page).getByRole('link', { name, exact: true })
    await expect(link).toHaveText(name)
    await expect(link).toHaveAttribute('href', REGISTRATION)
  }
  const youth = main(page).getByRole('link', { name: /Youth Academy/ })
  await expect(youth).toContainText('6-14')
  await expect(youth).toHaveAttribute('href', '/youth-academy')
  const advanced = main(page).getByRole('link', { name: /Advanced Academy/ })
  await expect(advanced).toContainText('elite high-school program')
  await expect(advanced).toHaveAttribute('href', '/advanced-academy')
  await expectFees(page, ['Game jersey', 'Warmups', 'Travel bag'])
})

test('the youth academy shows its practices, four tiers in order, its fees and the location', async ({ page }) => {
  await visit(page, '/youth-academy')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Academy', 'Youth Academy'])
  await expect(crumbs.getByRole('link', { name: 'Academy' })).toHaveAttribute('href', '/academy')
  await expect(crumbs.getByText('Youth Academy')).toHaveAttribute('aria-current', 'page')
  await expect(main(page)).toContainText('ages 6-14')
  const practice = page.getByRole('region', { name: /Two 2-hour practices weekly/i })
  await expect(practice.getByRole('listitem')).toHaveText(['Monday6PM–8PM', 'Friday6PM–8PM'])
  const tiers = page.getByRole('region', { name: /four tiers/i }).getByRole('listitem')
  await expect(tiers).toHaveCount(4)
  for (const [index, parts] of [
    ['U8', 'First Touch', 'Ages 6-7'],
    ['U10', 'Foundation Phase', 'Ages 8-9'],
    ['U12', 'System Phase', 'Ages 10-11'],
    ['U14', 'Identity Phase', 'Ages 12-13'],
  ].entries()) {
    for (const part of parts) await expect(tiers.nth(index)).toContainText(part)
  }
  await expectFees(page, ['Game jersey', 'Practice gear', 'Equipment'])
  const apart = page.getByRole('region', { name: 'What Sets Us Apart' })
  await expect(apart).toContainText(/elite skill development/i)
  await expect(apart).toContainText(/year-round structure/i)
  for (const link of await main(page).getByRole('link', { name: 'Register Now' }).all()) {
    await expect(link).toHaveAttribute('href', REGISTRATION)
  }
  for (const [name, href] of [
    ['Upcoming Tryouts & Clinics', '/events'],
    ['Submit Player Info', REGISTRATION],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('the pricing page has its slogan, fees, benefits, steps, phone and a link to the form', async ({ page }) => {
  await visit(page, '/registration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JOIN IN. GET READY.')
  await expect(main(page)).toContainText('8 to 18')
  await expectFees(page, ['Game jersey', 'Practice gear', 'Equipment', 'Game jersey', 'Warmups', 'Travel bag'])
  const benefits = page.getByRole('region', { name: 'What the fees pay for' })
  await expect(benefits.getByRole('listitem')).toHaveCount(6)
  const steps = page.getByRole('region', { name: /four steps/i })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  const call = main(page).getByRole('link', { name: 'Call (623) 555-0142' }).first()
  await expect(call).toHaveAttribute('href', 'tel:+16235550142')
  await main(page).getByRole('link', { name: 'Start registration' }).click()
  await expect(page).toHaveURL('/player-registration?form=player')
})

test.describe('the advanced academy', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/advanced-academy')
    await hydrated(page)
  })

  test('has its breadcrumb, its program and both ways to apply', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('listitem')).toHaveText(['Academy', 'Advanced Academy'])
    await expect(crumbs.getByRole('link', { name: 'Academy' })).toHaveAttribute('href', '/academy')
    await expect(main(page)).toContainText('elite high-school program')
    await expect(main(page).getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', REGISTRATION)
    await main(page).getByRole('link', { name: 'Apply for a place' }).click()
    await expect(page.getByRole('heading', { name: 'Apply for a place' })).toBeInViewport()
  })

  test('stores an application, confirms it with its reference and clears the draft in the tab', async ({
    page,
    db,
  }) => {
    const fullName = `Riley Sent${Date.now()}`
    await fill(page, applicationInput({ fullName, instagram: '@riley.samplewood' }))
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { name: 'Application received' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Application received' })).toBeInViewport()
    const { rows } = await db.query('SELECT * FROM applications WHERE full_name = $1', [fullName])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ grade: '10', instagram: '@riley.samplewood', status: 'pending' })
    expect(rows[0].submitted_at).toEqual(rows[0].created_at)
    await expect(page.getByText(rows[0].reference)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Riley')
  })

  test('an empty application shows an error for each field and sends nothing', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(main(page).getByRole('alert')).toBeFocused()
    for (const [name, value, message] of APPLICATION_CASES) {
      if (value === '') await expectMessage(page, name, message)
    }
    await expect(main(page).getByRole('alert').getByRole('link')).toHaveCount(5)
    expect(posts).toEqual([])
  })

  test('keeps every answer after a failure, also after a reload', async ({ page }) => {
    await page.route('**/forms/application', (route) => route.abort())
    await fill(page, applicationInput())
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Everything you typed is still here.')
    await revisit(page)
    for (const [name, value] of Object.entries(applicationInput())) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value as string)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a rejected application returns with every answer and is then sent', async ({ page, db }) => {
    const fullName = `Riley Noscript${Date.now()}`
    await visit(page, '/advanced-academy')
    await fill(page, applicationInput({ fullName, email: 'nonsense' }))
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page).toHaveURL('/forms/application/again')
    await expect(main(page).getByRole('alert')).toContainText('Please enter a valid email address.')
    await expect(page.locator('#fullName')).toHaveValue(fullName)
    await expect(page.locator('#grade')).toHaveValue('10')
    await page.locator('#email').fill('family.samplewood@example.org')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible()
    const { rows } = await db.query('SELECT reference FROM applications WHERE full_name = $1', [fullName])
    expect(rows).toHaveLength(1)
    await expect(page.getByText(rows[0].reference)).toBeVisible()
  })
})

test('a registrar adds an application in the back office', async ({ page, db }) => {
  const fullName = `Riley Phoned${Date.now()}`
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/applications/create')
  await page.getByLabel('Full Name').fill(fullName)
  await page.locator('#field-grade').click()
  await page.getByRole('option', { name: '11th Grade' }).click()
  await page.getByLabel('Email').fill('family.samplewood@example.org')
  await page.getByLabel('Phone').fill('(623) 555-0105')
  await page.getByLabel('Why Join').fill('Told us on the phone.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully created/i)).toBeVisible()
  const { rows } = await db.query('SELECT * FROM applications WHERE full_name = $1', [fullName])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ grade: '11', status: 'pending', phone_normalised: '+16235550105' })
  expect(rows[0].reference).toMatch(/^AP-/)
})
