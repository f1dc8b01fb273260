import { applicationInput, contactInput, registrationInput } from '../support/factories'
import { enterAs, makeMember, memberCookie } from '../support/members'
import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'
import { styled } from '../support/styled'

const PAGE = '/form-submissions'

test('visitors are redirected to sign in and back, and see nothing', async ({ request }) => {
  const response = await request.get(PAGE, { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers().location).toMatch(/\/admin\/login\?redirect=\/form-submissions$/)
  expect(await response.text()).not.toMatch(/example\.org|submission-/)
})

test('parents, coaches and editors get 403 and no data', async ({ request, db }) => {
  const parent = await makeMember(db, { role: 'parent', hasCode: false })
  const roles = ['coach', 'editor'].map((role) => staffHeaders(request, role))
  for (const headers of [{ cookie: await memberCookie(db, parent.id) }, ...(await Promise.all(roles))]) {
    const response = await request.get(PAGE, { headers })
    expect(response.status()).toBe(403)
    expect(await response.text()).not.toMatch(/Player Registrations|@example\.org/)
  }
})

test('a player of the film room gets 403 and no data', async ({ page, context, db, baseURL }) => {
  const member = await makeMember(db, { hasCode: false })
  await enterAs(context, db, member.id, baseURL!)
  const response = await visit(page, PAGE)
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the registrar')
  expect(await response!.text()).not.toMatch(/Player Registrations|@example\.org/)
  await expectAccessible(page)
})

test('a registrar signs in and sees all submissions, newest first, in exactly three tabs', async ({ page }) => {
  const mark = `Subm${Date.now()}`
  const script = `<script>document.title='run'</script><img src=x onerror="document.title='run'">`
  const post = async (form: string, data: object) => {
    const sent = await page.request.post(`/forms/${form}`, { data })
    expect(sent.status()).toBe(201)
  }
  await post('registration', registrationInput({ lastName: mark, goals: script, emergencyContactName: 'Robin Sample' }))
  await post('application', applicationInput({ fullName: `Riley ${mark}`, instagram: '@riley', whyJoin: script }))
  await post('contact', contactInput({ name: mark, message: script }))

  await visit(page, PAGE)
  await signInAs(page, 'registrar')
  const response = await visit(page, PAGE)
  expect(response?.status()).toBe(200)
  const headers = response!.headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form Submissions')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([/^Player Registrations \(\d+\)$/, /^Applications \(\d+\)$/, /^General Forms \(\d+\)$/])
  const counts = (await tabs.allInnerTexts()).map((text) => Number(/\((\d+)\)/.exec(text)?.[1]))
  const total = counts.reduce((sum, count) => sum + count, 0)
  await expect(page.locator(styled('total'))).toContainText(String(total))

  const registration = page.getByRole('article', { name: new RegExp(mark) })
  await expect(registration.getByText(script)).toBeVisible()
  await expect(registration.locator('.tag.secondary')).toHaveText('Pending')
  for (const value of ['Apr 9, 2012', 'pat.cruz@example.org', 'Sample Middle School', 'Robin Sample', '(623) 555-0103'])
    await expect(registration.getByText(value, { exact: true })).toBeVisible()
  await expect(registration.getByText(/^Submitted \w{3} \d/)).toBeVisible()
  await expectAccessible(page)

  await tabs.nth(1).click()
  const application = page.getByRole('article', { name: new RegExp(mark) })
  for (const value of ['10', 'family.samplewood@example.org', '(623) 555-0104', '@riley', script])
    await expect(application.getByText(value, { exact: true })).toBeVisible()
  await tabs.nth(2).click()
  await expect(page.getByRole('article', { name: mark }).getByText(script)).toBeVisible()
  await expect(page).toHaveTitle(/Form Submissions/)
  await expectAccessible(page)
  await page
    .getByRole('article', { name: mark })
    .getByRole('link', { name: /^Open / })
    .click()
  await page.waitForURL(/\/admin\/collections\/form-entries\/[0-9a-f-]{36}/)
})
