import { expectFits } from '../support/content'
import { enterAs, makeMember, readMemberLogin } from '../support/members'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, hydrated, test, visit } from '../support/site'

for (const path of ['/login', '/login?view=parents', '/login?view=sign-up', '/login?view=reset-sent', '/film-room']) {
  test(`${path} fits a phone and a desktop, and is accessible`, ({ page }) => expectFits(page, path))
}

test('the bar of the film room fits 360 px and is accessible', async ({ page, context, db, baseURL }) => {
  const { id } = await makeMember(db, { role: 'coach', name: 'Coach Bartholomew Longname-Testington', hasCode: false })
  await enterAs(context, db, id, baseURL!)
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/film-room')
  await expectNoSidewaysScroll(page)
  for (const name of ['Library', 'Coach']) {
    await expect(page.getByRole('navigation', { name: 'Film room' }).getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
})

test('the landing page has the sign-in card first, then a description of the film room', async ({ page }) => {
  await visit(page, '/film-room')
  const order = await page.locator('#accessCode, main h2').evaluateAll((found) => found.map(({ id }) => id))
  expect(order.slice(0, 4)).toEqual(['card-heading', 'accessCode', 'how-heading', 'who-heading'])
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Who It’s For' })).toBeVisible()
  await expect(main.locator('blockquote')).toHaveCount(1)
  const masterclass = main.getByRole('region', { name: 'Defensive masterclass' })
  await expect(masterclass.getByRole('link')).toHaveCount(3)
  for (const link of await masterclass.getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await main.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/player-registration')
})

test('a player signs in on the landing page', async ({ page, db }) => {
  const { code } = await makeMember(db, { divisions: ['12U'] })
  await visit(page, '/film-room')
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(code)
  await page.getByRole('button', { name: 'Enter film room' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('the film room loads with a loading state, and neither view flashes', async ({ page, db, context, baseURL }) => {
  const signedOut = await (await page.request.get('/film-room')).text()
  expect(signedOut).toContain('Loading film room')
  expect(signedOut).not.toContain('Logout')
  const { id } = await makeMember(db, { hasCode: false })
  await enterAs(context, db, id, baseURL!)
  const signedIn = await (await page.request.get('/film-room')).text()
  expect(signedIn).toContain('Loading film room')
  expect(signedIn).toContain('Logout')
  expect(signedIn).not.toContain('How It Works')
  await visit(page, '/film-room')
  await expect(page.getByText('Loading film room')).toHaveCount(0)
})

test('a forged profile in the browser gives no access', async ({ page }) => {
  await visit(page, '/login')
  await page.evaluate(() => {
    for (const key of ['tba_access', 'tba_role', 'auth_user']) localStorage.setItem(key, '{"role":"admin"}')
    document.cookie = 'member-notice=welcome'
    document.cookie = 'role=admin'
  })
  await visit(page, '/film-room')
  await expect(page.locator('#accessCode')).toBeVisible()
})

test('the demo has 33 players, a coach, an admin and a parent, and their codes sign in', async ({ page, db }) => {
  const { rows } = await db.query<{ role: string; n: number }>(
    `SELECT m.role::text, count(*)::int AS n FROM members m JOIN member_secrets s ON s.member_id = m.id
     WHERE m.name NOT LIKE 'Test %' AND m.created_at < (SELECT min(created_at) FROM staff) GROUP BY 1 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { role: 'admin', n: 1 },
    { role: 'coach', n: 1 },
    { role: 'parent', n: 1 },
    { role: 'player', n: 33 },
  ])
  const { secret, name } = readMemberLogin('coach')
  await visit(page, '/login')
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(secret)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/film-room')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})

test('no response to the browser contains a code', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  for (const path of ['/login', '/film-room']) await visit(page, path, { waitUntil: 'networkidle' })
  const all = (await Promise.all(bodies)).join('\n')
  expect(all.length).toBeGreaterThan(100_000)
  for (const role of ['player', 'coach', 'admin', 'parent'] as const) {
    expect(all).not.toContain(readMemberLogin(role).secret)
    expect(all).not.toContain(readMemberLogin(role).secret.replace('-', ''))
  }
})
