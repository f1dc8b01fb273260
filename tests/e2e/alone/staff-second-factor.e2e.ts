import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectAccessible } from '../../support/accessible'
import { readLogin } from '../../support/logins'
import { expect, test, visit } from '../../support/site'

test.use({ environmentName: 'factor' })

const STEP = 30_000
const OFFICE = /\/admin\/?$/

async function typePassword(page: Page): Promise<void> {
  const { email, password } = readLogin('editor')
  await visit(page, '/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

test('a second factor is set up by keyboard, requested at the sign-in, and replaced by a recovery code', async ({
  page,
  browser,
  db,
}) => {
  await typePassword(page)
  await expect(page).toHaveURL(OFFICE)
  await visit(page, '/admin/account')
  await page.getByRole('button', { name: 'Set it up' }).press('Enter')
  const key = page.locator('code').filter({ hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ })
  const secret = (await key.textContent())!.replaceAll(' ', '')
  await expect(page.getByLabel('The six digits that the app shows now')).toBeFocused()
  await expectAccessible(page, 'section[aria-labelledby="fc-factor-title"]')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not the code of now.')).toBeVisible()
  await expect(page.getByLabel('The six digits that the app shows now')).toHaveValue('000000')
  await page.getByLabel('The six digits that the app shows now').fill(generateSync({ secret }))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Recovery codes, back office' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = (await codes.getByRole('listitem').first().textContent())!
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: 'I have them' }).press('Enter')
  await expect(page.getByText('It is on: signing in asks for the code of your app.')).toBeVisible()

  const other = await browser.newContext({ baseURL: process.env.PUBLIC_URL })
  const elsewhere = await other.newPage()
  await typePassword(elsewhere)
  await expect(elsewhere.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(elsewhere, 'form')
  // The time step of the setup code is used up: use the code of the next one.
  await elsewhere.getByLabel('Code of your app').fill(generateSync({ secret, epoch: (Date.now() + STEP) / 1000 }))
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL(OFFICE)

  await visit(page, '/admin/logout')
  await expect(page).toHaveURL(/\/admin\/login/)
  await typePassword(page)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).press('Enter')
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.keyboard.type('AAAAA-AAAAA')
  await page.keyboard.press('Enter')
  const problem = page.getByText('This is not one of your recovery codes, or it was used already.')
  await expect(problem).toBeVisible()
  await page.getByRole('button', { name: 'Use the code of your app instead' }).click()
  await expect(problem).toBeHidden()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).press('Enter')
  await expect(page.getByLabel('Recovery code')).toHaveValue('')
  await page.keyboard.type(recoveryCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(OFFICE)

  await visit(page, '/admin/account')
  const sessions = page.getByRole('region', { name: 'Signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'section[aria-labelledby="fc-sessions-title"]')
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await visit(elsewhere, '/admin/inbox')
  await expect(elsewhere).toHaveURL(/\/admin\/login/)
  await other.close()
  const { rowCount } = await db.query('SELECT FROM staff_recovery_codes')
  expect(rowCount).toBe(9)
})
