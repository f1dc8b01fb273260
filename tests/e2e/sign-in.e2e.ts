import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { readLogin } from '../support/logins'
import { expect, smoke, test, visit } from '../support/site'

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('staff sign in on the page that redirects families', smoke, async ({ page }) => {
  await visit(page, '/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByText('Families register on the public site.')).toBeVisible()
  await expectAccessible(page, 'main')
  await signIn(page, readLogin('registrar'))
  await expect(page.getByRole('heading', { name: 'Needs you today', level: 1 })).toBeVisible()
})

test('a wrong password gives no access and keeps the entered address', async ({ page }) => {
  const { email } = readLogin('editor')
  await visit(page, '/admin/login')
  await signIn(page, { email, password: 'not the password at all' })
  await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('opening an office page redirects there after the sign-in', async ({ page }) => {
  await visit(page, '/admin/inbox')
  await signIn(page, readLogin('admin'))
  await expect(page).toHaveURL(/\/admin\/inbox$/)
})
