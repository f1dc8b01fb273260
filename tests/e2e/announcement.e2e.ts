import type pg from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { changeInAdmin } from '../support/admin'
import { Hand } from '../support/hand'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const TEXT = 'No practice tonight: the gym in Surprise is closed. Thursday is as planned.'

// The other tests of this worker expect pages without the announcement.
async function removeAll(db: pg.Pool): Promise<void> {
  await db.query(`DELETE FROM announcements`)
  await db.query(`SELECT expire_tag('collection:announcements')`)
}

test.afterEach(({ db }) => removeAll(db))

onDeskAndPhone(
  'a registrar publishes an announcement with two clicks, every page shows it, and it is taken down and restored',
  async ({ page, request }) => {
    const reads = async (path: string) => (await (await request.get(path)).text()).includes(TEXT)
    await signInAs(page, 'registrar')
    await visit(page, adminPaths.home)
    const [hand, panel] = [new Hand(), page.getByRole('region', { name: 'Announcement' })]
    await hand.click(panel.getByRole('link', { name: 'Announce something' }))
    await changeInAdmin(page, () => page.getByLabel('Text').fill(TEXT))
    await hand.click(page.getByRole('button', { name: 'Save' }))
    await page.waitForURL(/\/announcements\/[0-9a-f-]{36}/)
    expect(hand.acts).toBe(2)
    for (const path of ['/', '/blog', '/film-room']) await expect.poll(() => reads(path)).toBe(true)

    await visit(page, adminPaths.home)
    await expect(panel.getByRole('article')).toContainText(TEXT)
    await expectAccessible(page, styled('announcement'))
    await panel.getByRole('button', { name: 'Take down' }).click()
    await expect(panel.getByRole('status')).toHaveText('Taken down.')
    await expect.poll(() => reads('/')).toBe(false)
    await panel.getByRole('button', { name: 'Put it back' }).click()
    await expect.poll(() => reads('/')).toBe(true)
  },
)

test('on a phone the announcement is above the bar, which stays visible on scroll', async ({ page, db }) => {
  await db.query(
    `INSERT INTO announcements (text, starts_at, ends_at, href, link_label)
     VALUES ($1, now() - interval '1 hour', now() + interval '1 hour', '/events', 'See the dates')`,
    [TEXT],
  )
  await db.query(`SELECT expire_tag('collection:announcements')`)
  await page.setViewportSize({ width: 390, height: 844 })
  const line = page.getByRole('complementary', { name: 'Announcement' })
  await expect(async () => {
    await visit(page, '/')
    await expect(line).toContainText(TEXT, { timeout: 1000 })
  }).toPass()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, styled('announcement'))
  const home = page.getByRole('banner').getByRole('link', { name: /home page/ })
  const [lineBox, homeBox] = [await line.boundingBox(), await home.boundingBox()]
  expect(homeBox!.y).toBeGreaterThanOrEqual(lineBox!.y + lineBox!.height)
  await page.mouse.wheel(0, 1500)
  await expect(line).not.toBeInViewport()
  await expect(home).toBeInViewport()
  await visit(page, '/')
  await line.getByRole('link', { name: 'See the dates' }).click()
  await expect(page).toHaveURL('/events')
})
