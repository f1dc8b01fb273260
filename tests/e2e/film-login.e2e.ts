import type { Page } from '@playwright/test'
import { divisionId, enterAs, makeMember, openSession } from '../support/members'
import { expectAccessible } from '../support/accessible'
import { both, expect, expectMessage, hydrated, smoke, test, visit } from '../support/site'

const WRONG = 'Invalid access code. Please try again.'

// Wrong codes of one test must not rate-limit the address for the next ones.
test.afterEach(async ({ db }) => {
  await db.query("DELETE FROM rate_limits WHERE key LIKE 'wrong:%'")
})

async function enter(page: Page, code: string): Promise<void> {
  await visit(page, '/login')
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(code)
  await page.getByRole('button', { name: 'Enter film room' }).click()
}

test('an empty code is rejected without a request', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await enter(page, '   ')
  await expect(page.getByText('Please enter your access code.')).toBeVisible()
  await expectMessage(page, 'accessCode', 'Please enter your access code.')
  await expect(page.locator('#accessCode')).toBeFocused()
  expect(posts).toEqual([])
})

test('a wrong code shows an error after at least half a second, and gives no access', async ({ page, context }) => {
  await visit(page, '/login')
  await hydrated(page)
  await page.locator('[name=accessCode]').fill('QQQQQ-QQQQQ')
  const started = Date.now()
  await page.getByRole('button', { name: 'Enter film room' }).click()
  const button = page.getByRole('button', { name: 'Verifying', exact: true })
  await expect(button).toBeDisabled()
  await expect(page.getByText(WRONG)).toBeVisible()
  expect(Date.now() - started).toBeGreaterThanOrEqual(500)
  await expectMessage(page, 'accessCode', WRONG)
  await expect(page.locator('#accessCode')).toHaveValue('QQQQQ-QQQQQ')
  await expectAccessible(page)
  expect((await context.cookies()).filter(({ name }) => name.includes('member'))).toEqual([])
  await expect(page).toHaveURL('/login')
})

test('a player is welcomed, then welcomed back, and logout removes all data', both, async ({ page, db, context }) => {
  const { code, name } = await makeMember(db, { name: 'Quinn E.', divisions: ['12U'] })
  await visit(page, '/login')
  await page.evaluate(() => {
    localStorage.setItem('tba_completed_videos', '["1"]')
    localStorage.setItem('other_x', 'kept')
  })
  await enter(page, ` ${code.toLowerCase()} `)
  await expect(page).toHaveURL('/film-room')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(`Welcome, ${name}!`)).toBeVisible()
  await expect(page.getByRole('main').getByText(`Welcome, ${name}!`)).toBeVisible()
  await expect(page.getByText(`Welcome back, ${name}!`)).toHaveCount(0)
  const cookies = await context.cookies()
  expect(cookies.find((cookie) => cookie.name === 'member')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ other_x: 'kept', member: '1' })
  await expect(page.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page')

  await page.evaluate(() => localStorage.setItem('tba_watched_films', '["1"]'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ other_x: 'kept' })
  expect((await context.cookies()).filter((cookie) => cookie.name === 'member')).toEqual([])
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)

  // The library page contains the same greeting, so this checks the notification.
  await enter(page, code)
  const notices = page.getByRole('region', { name: /Notifications/ })
  await expect(notices.getByText(`Welcome back, ${name}!`)).toBeVisible()
})

test('opening a film asks a visitor to log in, and redirects to it afterwards', smoke, async ({ page, db }) => {
  const { code } = await makeMember(db, { divisions: ['12U'] })
  await visit(page, '/login?next=%2Ffilm-room%2Fno-such-film')
  await expect(page.getByText('Please log in to access film content.')).toBeVisible()
  await page.getByRole('link', { name: /Parents/ }).click()
  await expect(page.getByText('Please log in to access film content.')).toBeVisible()
  await page.getByRole('link', { name: /Access code/ }).click()
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/film-room/no-such-film')
})

for (const next of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', 'https://evil.example', 'javascript:x'])
  test(`the redirect never leaves the site: ${next}`, async ({ page, db }) => {
    const { code } = await makeMember(db)
    await visit(page, `/login?next=${encodeURIComponent(next)}`)
    await hydrated(page)
    await page.locator('[name=accessCode]').fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/film-room')
  })

test('a signed-in member is redirected to the film room', async ({ page, context, db, baseURL }) => {
  const { id } = await makeMember(db, { hasCode: false })
  await enterAs(context, db, id, baseURL!)
  await visit(page, '/login')
  await expect(page).toHaveURL('/film-room')
})

test('keeps the code and shows an error when the server does not respond', async ({ page }) => {
  await page.route('**/members/sign-in/code', (route) => route.abort())
  await enter(page, '7K4QM-X9TRB')
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(page.locator('#accessCode')).toHaveValue('7K4QM-X9TRB')
})

test('shows an error and stays signed in when logout fails', async ({ page, context, db, baseURL }) => {
  const { id } = await makeMember(db, { hasCode: false })
  await enterAs(context, db, id, baseURL!)
  await page.route('**/members/logout', (route) => route.abort())
  await visit(page, '/film-room', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Error signing out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('by keyboard alone: to the card, in, and out again', async ({ page, db }) => {
  const { code } = await makeMember(db)
  await visit(page, '/login')
  await hydrated(page)
  await page.getByRole('link', { name: /Parents/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#accessCode')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/film-room')
  await page.getByRole('link', { name: 'Library' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('sessions of a revoked code end with the next request', async ({ page, context, db, baseURL }) => {
  const member = await makeMember(db, { divisions: [await divisionId(db, '12U')], hasCode: false })
  const cookie = await openSession(db, member.id)
  await context.addCookies([{ ...cookie, url: baseURL! }])
  await visit(page, '/film-room')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await db.query('UPDATE members SET is_active = false WHERE id = $1', [member.id])
  await visit(page, '/film-room')
  await expect(page.locator('#accessCode')).toBeVisible()
})
