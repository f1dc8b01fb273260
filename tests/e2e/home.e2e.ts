// Tests that change the home page are all in this file, so that they run one after another.
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually, reading } from '../support/eventually'

test('the home page has every section of the specification', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOU’LL BE READY')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /LEARN MORE/ })).toHaveAttribute('href', '/player-registration')
  await expect(main.getByRole('heading', { name: /our programs/i })).toBeVisible()
  await expect(main.locator('a[href="/youth-academy"]').filter({ hasText: /6.14/ })).toHaveCount(1)
  await expect(main.locator('a[href="/teams"]').filter({ hasText: /tournament\s*teams/i })).toHaveCount(1)
  for (const item of [
    'Speed and agility',
    'Strength and power',
    'Stamina conditioning',
    'Mobility and injury prevention',
    'Basketball IQ and spacing',
  ]) {
    await expect(main.getByText(item, { exact: true })).toBeVisible()
  }
  await expect(main.locator('a[href="/register"]')).not.toHaveCount(0)
  await expect(main.getByText('She used to watch the ball. Now she watches the game.')).toBeVisible()
  await expect(page.locator('#contact')).toHaveCount(1)
  for (const words of [/non-profit|501\(c\)\(3\)/i, /Surprise/, /Arizona/, /European-style/])
    await expect(page.locator('body')).toContainText(words)
})

test('an age shows its stage, the practices and the fee, without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await visit(page, '/')
  const stage = page.getByRole('region', { name: 'Seven stages. One direction.' })
  const goal = stage.getByText('Knows own strengths and plays to them within the team.')
  await expect(stage.getByRole('radio')).toHaveCount(13)
  await expect(goal).toBeHidden()
  await stage.getByRole('radio', { name: '11' }).check()
  await page.keyboard.press('ArrowRight')
  await expect(stage.getByRole('radio', { name: '12' })).toBeChecked()
  await expect(goal).toBeVisible()
  await expect(stage.getByRole('definition')).toHaveText(['Two practices weekly 2 hours each', '$199.99 a month'])
  await expect(stage.getByRole('link', { name: 'Register for tryouts' })).toBeVisible()
  await stage.getByRole('radio', { name: 'Prep' }).check()
  await expect(goal).toBeHidden()
  await expect(stage.getByText('$199.99')).toBeHidden()
  await expect(stage.getByRole('link')).toHaveAttribute('href', '/#contact')
  await page.close()
})

test('a text that staff changed appears on the next page load', async ({ page, request, baseURL }) => {
  await signInAs(page, 'editor')
  const headers = { origin: baseURL! }
  const before = (await (await page.request.get('/api/globals/home-page', { headers })).json()) as { hero: object }
  const lede = `Words of ${Date.now()}.`
  const save = (hero: object) => page.request.post('/api/globals/home-page', { headers, data: { ...before, hero } })
  expect((await save({ ...before.hero, lede })).status()).toBe(200)
  await expectEventually(reading(request, '/'), (shown) => shown.toContain(lede))
  expect((await save(before.hero)).status()).toBe(200)
  await expectEventually(reading(request, '/'), (shown) => shown.not.toContain(lede))
})

test('the content security policy is updated when staff change a page', async ({ page, request, baseURL }) => {
  await signInAs(page, 'editor')
  const read = { headers: { origin: baseURL! } }
  const { hero } = (await (await page.request.get('/api/globals/home-page', read)).json()) as { hero: object }
  const save = (lede: string) =>
    page.request.post('/api/globals/home-page', { ...read, data: { hero: { ...hero, lede } } })
  const lede = `Policy of ${Date.now()}.`
  expect((await save(lede)).status()).toBe(200)
  await expectEventually(reading(request, '/'), (shown) => shown.toContain(lede))
  for (let time = 0; time < 3; time++) {
    const refused: string[] = []
    page.on('console', (message) => /Content.Security.Policy/i.test(message.text()) && refused.push(message.text()))
    const response = await visit(page, '/', { waitUntil: 'networkidle' })
    expect(await response!.headerValue('content-security-policy')).toContain("'sha256-")
    expect(refused).toEqual([])
  }
  expect((await save((hero as { lede: string }).lede)).status()).toBe(200)
})
