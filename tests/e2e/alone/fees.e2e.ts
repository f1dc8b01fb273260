import type { Page } from '@playwright/test'
import { changeInAdmin } from '../../support/admin'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { expectSoon, reading } from '../../support/soon'

test.use({ worldName: 'alone_fees' })

const PAGES = ['/youth-academy', '/academy', '/registration']

test('a treasurer changes a fee: every page shows it, total included, within two seconds', async ({
  page,
  request,
}) => {
  for (const path of PAGES) expect(await (await request.get(path)).text()).toContain('$399.98')
  await signInAs(page, 'treasurer')

  await saveMonthlyFee(page, '209.99')
  for (const path of ['/', ...PAGES]) {
    const text = async () => (await request.get(path)).text()
    await expectSoon(text, (shown) => shown.toContain('$209.99'))
  }
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('$409.98')
    expect(html, path).not.toContain('$399.98')
  }

  await saveMonthlyFee(page, '$199.99')
  for (const path of PAGES) await expectSoon(reading(request, path), (shown) => shown.toContain('$399.98'))
})

// Typed as people write an amount; what is no amount is refused, and stays for whoever typed it.
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
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(fee).toHaveValue(/^\$(209|199)\.99$/)
}
