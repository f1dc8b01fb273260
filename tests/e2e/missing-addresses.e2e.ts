import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { Hand } from '../support/hand'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test('a missing address is redirected to the suggested page with one click, or to a chosen page, and undone', async ({
  page,
  db,
}) => {
  await db.query('DELETE FROM missing_addresses')
  await db.query(
    `INSERT INTO missing_addresses VALUES ('/coach/d-ruiz', (now() AT TIME ZONE 'America/Phoenix')::date, 12),
       ('/qzx', (now() AT TIME ZONE 'America/Phoenix')::date, 41)`,
  )
  await signInAs(page, 'editor')
  await visit(page, adminPaths.home)
  await reactReady(page, styled('address'))
  const panel = page.getByRole('region', { name: 'Missing addresses' })
  const [often, alike] = [panel.getByRole('listitem').nth(0), panel.getByRole('listitem').nth(1)]
  await expect(panel).toContainText('Last 7 days')
  await expect(often.locator('b').first()).toHaveText('41 times')
  await expect(alike.locator('b').first()).toHaveText('12 times')
  await expect(alike.getByRole('status')).toHaveText('Perhaps /coaches')
  for (const [row, count] of [
    [often, '41'],
    [alike, '12'],
  ] as const)
    expect((await row.innerText()).split(count), 'the count is shown once').toHaveLength(2)
  await expectAccessible(page, styled('panel'))

  const hand = new Hand()
  await hand.click(alike.getByRole('button', { name: 'Send there: /coach/d-ruiz to /coaches' }))
  await expect(alike.getByRole('status')).toHaveText('Leads to /coaches now.')
  expect(hand.acts).toBe(1)
  await expect(alike.getByRole('button', { name: 'Undo: /coach/d-ruiz leads to /coaches' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alike.getByRole('status')).toHaveText('Perhaps /coaches')
  await expect(alike.getByRole('button', { name: 'Another page: /coach/d-ruiz' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alike.getByLabel('Page for /coach/d-ruiz')).toHaveValue('/coaches')
  await page.keyboard.press('Escape')
  await expect(alike.getByRole('button', { name: 'Another page: /coach/d-ruiz' })).toBeFocused()

  await often.getByRole('button', { name: 'Send to ...: /qzx' }).click()
  await expect(often.getByLabel('Page for /qzx')).toBeFocused()
  await often.getByLabel('Page for /qzx').fill('/nowhere')
  await page.keyboard.press('Enter')
  await expect(often.getByRole('alert')).toHaveText('Choose a page of this site, such as /events.')
  await often.getByLabel('Page for /qzx').fill('/events')
  await often.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(often.getByRole('status')).toHaveText('Leads to /events now.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, styled('panel'))
  await often.getByRole('button', { name: /^Undo/ }).click()
  await expect(often.getByRole('status')).toBeEmpty()
})
