import type { Page } from '@playwright/test'
import { adminPaths } from '../../../src/lib/admin-paths'
import { paths } from '../../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible'
import { changeInAdmin } from '../../support/admin'
import { expect, reactReady, test, visit } from '../../support/site'
import { expectEventually, reading } from '../../support/eventually'
import { signInAs } from '../../support/staff-session'
import { styled } from '../../support/styled'

const PAGES = ['/youth-academy', '/academy', '/registration']

test('every page shows a changed fee, totals included, within two seconds', async ({ page, request }) => {
  for (const path of PAGES) expect(await (await request.get(path)).text()).toContain('$399.98')
  await signInAs(page, 'treasurer')

  await saveMonthlyFee(page, '209.99')
  for (const path of ['/', ...PAGES]) {
    const text = async () => (await request.get(path)).text()
    await expectEventually(text, (shown) => shown.toContain('$209.99'))
  }
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('$409.98')
    expect(html, path).not.toContain('$399.98')
  }

  await saveMonthlyFee(page, '$199.99')
  for (const path of PAGES) await expectEventually(reading(request, path), (shown) => shown.toContain('$399.98'))
})

test('a new fee is confirmed with the affected pages, appears there at once, and is recorded in the history', async ({
  page,
  request,
}) => {
  const pricing = async () => (await request.get(paths.pricing)).text()
  await signInAs(page, 'treasurer')
  await visit(page, adminPaths.global('fees'))
  await reactReady(page, '#action-save')
  const [save, dialog] = [page.getByRole('button', { name: 'Save' }), page.getByRole('dialog')]
  await changeInAdmin(page, () => page.getByLabel('Monthly fee').fill('209.99'))
  await save.click()
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/^Change what \w+ places say\?$/)
  await expect(dialog).toContainText(/Monthly fee, now\$199\.99New\$209\.99DifferenceMore \$10\.00, 5 %/)
  for (const place of ['Home', 'Academy', 'Youth academy', 'Fees and registration', 'Programs', 'Tryout form'])
    await expect(dialog.getByRole('listitem').filter({ hasText: place }).first()).toBeVisible()
  await expectAccessible(page, styled('dialog'))

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await pricing()).not.toContain('$209.99')
  await save.click()
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expectEventually(pricing, (shown) => shown.toContain('$209.99'))
  const history = page.getByRole('region', { name: 'What changed' })
  await expect(history.getByRole('listitem').first()).toContainText(/, .*Monthly fee: \$199\.99 \$209\.99/)
  await expectAccessible(page, styled('history'))

  await page.setViewportSize({ width: 390, height: 844 })
  await changeInAdmin(page, () => page.getByLabel('Monthly fee').fill('199.99'))
  await save.click()
  await expect(dialog).toContainText('Less $10.00, 4.8 %')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, styled('dialog'))
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expectEventually(pricing, (shown) => shown.not.toContain('$209.99'))
  await expect(history.getByRole('listitem').first()).toContainText('Monthly fee: $209.99 $199.99')
})

test('saves an invalid amount without a confirmation dialog', async ({ page }) => {
  await signInAs(page, 'treasurer')
  await visit(page, adminPaths.global('fees'))
  await reactReady(page, '#action-save')
  const words = page.getByLabel('What the link says')
  const before = await words.inputValue()
  for (const text of ['All our fees', before]) {
    await changeInAdmin(page, () => words.fill(text))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the form opens while a lock is stored without its user, as it is for a moment and after an account is deleted', async ({
  page,
  db,
}) => {
  await signInAs(page, 'treasurer')
  await db.query(`INSERT INTO payload_locked_documents (global_slug) VALUES ('fees')`)
  await visit(page, adminPaths.global('fees'))
  await expect(page.getByLabel('Monthly fee')).toBeEnabled()
  await db.query(`DELETE FROM payload_locked_documents WHERE global_slug = 'fees'`)
})

// Enters amounts in common notations; an invalid amount is rejected and stays in the field.
async function saveMonthlyFee(page: Page, amount: string): Promise<void> {
  await visit(page, '/admin/globals/fees')
  const fee = page.getByLabel('Monthly fee')
  await expect(fee).toHaveValue(/^\$\d{3}\.99$/)
  await changeInAdmin(page, () => fee.fill('20,99 a month'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an amount in dollars, such as 75 or 199.99.')).toBeVisible()
  await expect(fee).toHaveValue('$20,99 a month')
  await changeInAdmin(page, () => fee.fill(amount))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(fee).toHaveValue(/^\$(209|199)\.99$/)
}
