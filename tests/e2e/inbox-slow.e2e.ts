import { inboxReady } from '../support/inbox-page'
import { expect, test } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test('on a slow computer, filters opened before the scripts have loaded stay open', async ({ page }) => {
  await signInAs(page, 'registrar')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const filters = page.locator(styled('filters'))
  for (let opening = 0; opening < 4; opening += 1) {
    await page.goto('/admin/inbox', { waitUntil: 'commit' })
    // Playwright's own click would wait for the scripts: see tests/support/hydration.ts.
    await filters.locator('summary').evaluate((summary: HTMLElement) => summary.click())
    // A filter form that React renders again is another element, without this mark.
    await filters.evaluate((form) => form.setAttribute('data-opened', ''))
    await inboxReady(page)
    await expect(filters).toHaveAttribute('data-opened')
    await expect(filters).toHaveAttribute('open')
  }
})
