import type { Page } from '@playwright/test'
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

  await saveMonthlyFee(page, 20999)
  for (const path of ['/', ...PAGES]) {
    const text = async () => (await request.get(path)).text()
    await expectSoon(text, (shown) => shown.toContain('$209.99'))
  }
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('$409.98')
    expect(html, path).not.toContain('$399.98')
  }

  await saveMonthlyFee(page, 19999)
  for (const path of PAGES) await expectSoon(reading(request, path), (shown) => shown.toContain('$399.98'))
})

async function saveMonthlyFee(page: Page, cents: number): Promise<void> {
  await visit(page, '/admin/globals/fees')
  await page.getByLabel('Monthly fee').fill(String(cents))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
}
