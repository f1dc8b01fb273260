import { makeMember } from '../support/members'
import { readServerLog } from '../support/logins'
import { expect, hydrated, test, visit } from '../support/site'
import { queryMails } from '../support/mails'

const WRONG = 'Invalid access code. Please try again.'

test('a parent opens an account by mail, signs out and in again, and requests a new password', async ({ page, db }) => {
  const email = `parent.${Date.now()}@example.org`
  const password = 'four words for film'
  await visit(page, '/login')
  await page.getByRole('link', { name: /Parents/ }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await hydrated(page)
  await page.getByLabel('Your name').fill('Pat Testwell')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  await visit(page, await linkOf(email))
  await hydrated(page)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL('/film-room')
  await expect(page.getByText('Signed in successfully')).toBeVisible()
  await expect(page.getByText('Welcome, Pat Testwell!')).toBeVisible()
  await expect(page.getByText('Welcome back, Pat Testwell!')).toHaveCount(0)
  const me = await (await page.request.get('/api/me')).json()
  expect(me).toEqual({ id: expect.any(String), email, name: 'Pat Testwell', role: 'parent' })

  await visit(page, '/player-registration?form=player')
  await expect(page.locator('#parentName')).toHaveValue('Pat Testwell')
  await expect(page.locator('#parentEmail')).toHaveValue(email)

  await visit(page, '/film-room', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await visit(page, '/login?view=parents')
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not those words')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeFocused()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If this address has an account')).toBeVisible()
  await visit(page, await linkOf(email))
  await hydrated(page)
  await page.locator('#password').fill('brand new words')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('brand new words')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/film-room')
  expect(readServerLog()).not.toMatch(/four words|brand new words|parent\.\d+@/)

  async function linkOf(to: string): Promise<string> {
    const { rows } = await queryMails(db, 'SELECT text FROM mails WHERE "to" = $1 ORDER BY created_at DESC LIMIT 1', [
      to,
    ])
    return /http\S+/.exec(rows[0].text)![0]
  }
})

test('failures without a message of their own show the specified ones', async ({ page }) => {
  await page.route(/\/members\/sign-/, (route) => route.fulfill({ status: 500, body: '{}' }))
  for (const [view, button, message] of [
    ['parents', 'Sign in', 'Error signing in'],
    ['sign-up', 'Create account', 'Error creating account'],
  ]) {
    await visit(page, `/login?view=${view}`)
    await hydrated(page)
    if (view === 'sign-up') await page.getByLabel('Your name').fill('Pat')
    await page.getByLabel('Email').fill('pat@example.org')
    await page.getByLabel('Password').fill('four words for film')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(message!)).toBeVisible()
  }
})

test('/api/me and /members/me return no one without a session', async ({ request }) => {
  for (const path of ['/api/me', '/members/me']) {
    const answer = await request.get(path)
    expect(await answer.json()).toBeNull()
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  }
  const forged = await request.get('/api/me', { headers: { cookie: 'member=forged; __Host-member=forged' } })
  expect(await forged.json()).toBeNull()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a code signs in, a wrong code shows an error, and logout signs out', async ({ page, db }) => {
    const { code } = await makeMember(db)
    await visit(page, '/login')
    await page.locator('[name=accessCode]').fill('QQQQQQQQQQ')
    await page.getByRole('button', { name: 'Enter film room' }).click()
    await expect(page.getByText(WRONG)).toBeVisible()
    await page.locator('[name=accessCode]').fill(code)
    await page.getByRole('button', { name: 'Enter film room' }).click()
    await expect(page).toHaveURL('/film-room')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await visit(page, '/film-room')
    await expect(page.locator('#accessCode')).toBeVisible()
  })

  test('a rejected sign-up returns with its input', async ({ page }) => {
    await visit(page, '/login?view=sign-up')
    await page.getByLabel('Your name').fill('Pat Testwell')
    await page.getByLabel('Email').fill('pat.testwell@example.org')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please choose a password of at least 10 characters.')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Pat Testwell')
    await expect(page.getByLabel('Password')).toHaveValue('')
  })
})
