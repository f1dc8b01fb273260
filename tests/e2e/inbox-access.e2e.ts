import { makeRegistration } from '../support/inbox'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test('visitors sign in first and are redirected back', async ({ page }) => {
  await visit(page, '/admin/inbox?division=12U')
  await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Finbox%3Fdivision%3D12U')
})

for (const role of ['coach', 'editor']) {
  test(`a ${role} sees no entry and no link to one`, async ({ page, db }) => {
    const last = `Closed${role}`
    await makeRegistration(db, { last })
    await signInAs(page, role)
    await expect(page.getByRole('link', { name: /^Inbox/ })).toHaveCount(0)
    const answer = await visit(page, '/admin/inbox')
    expect(await answer?.text()).not.toContain(last)
    await expect(page.getByText('Your account may not open this page.')).toBeVisible()
  })
}

test('a treasurer sees donations and tours, and no family', async ({ page, db }) => {
  const last = 'Familyname'
  await makeRegistration(db, { last })
  await signInAs(page, 'treasurer')
  await visit(page, '/admin/inbox?kind=player-registrations')
  const tabs = page.getByRole('navigation', { name: 'Kinds of entries' })
  await expect(tabs.getByRole('link')).toHaveText([/^All/, /^Tours/, /^Pledges/, /^Sponsors/, /^Spam/])
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator(styled('inbox'))).not.toContainText(last)
})

test('a request without a session can neither search nor move', async ({ page, request, baseURL }) => {
  const headers = { origin: baseURL! }
  for (const action of ['search', 'move', 'assign', 'tag', 'view'])
    expect((await request.post(`/staff/inbox/${action}`, { headers, data: {} })).status()).toBe(401)
  await signInAs(page, 'editor')
  const search = await page.request.post('/staff/inbox/search', { headers, data: { text: 'Amara' } })
  expect(search.status()).toBe(403)
})
