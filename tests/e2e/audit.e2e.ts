import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test('an admin filters the audit log and downloads it as a file', async ({ page }) => {
  await signInAs(page, 'admin')
  await visit(page, '/admin/audit')
  await page.getByLabel('Part').selectOption('Sign-ins')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/area=sign-ins/)
  await expect(page.getByRole('row').nth(1)).toContainText(/Dana Reyes.*Signed in.*Staff/)
  await page.getByRole('button', { name: 'Export this list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export this list' })
  await expectAccessible(page, 'dialog[open]')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-[\d-]+\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.includes(',Sign-ins,Signed '))).toBe(true)
  await expect(dialog).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, styled('page'))
})
