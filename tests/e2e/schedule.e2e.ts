import type { Page } from '@playwright/test'
import type pg from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { Hand } from '../support/hand'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, reactReady, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const POPUP = '[role=group][aria-label=Schedule]'
const planned = (page: Page) => page.locator('.doc-controls .fc-tag')

/** A published article, opened by an editor. */
async function openArticle(page: Page, db: pg.Pool): Promise<void> {
  await db.query(`DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish'`)
  const { rows } = await db.query<{ id: string }>('SELECT id FROM posts WHERE _status = $1 ORDER BY number LIMIT 1', [
    'published',
  ])
  await signInAs(page, 'editor')
  await visit(page, adminPaths.document('posts', rows[0]!.id))
  await reactReady(page, styled('bar'))
}

onDeskAndPhone(
  'an article is scheduled with two clicks, moved, taken off with one and put back with one',
  async ({ page, db }) => {
    await openArticle(page, db)
    const hand = new Hand()
    await hand.click(page.getByRole('button', { name: 'Schedule', exact: true }))
    const popup = page.locator(POPUP)
    await expect(popup).toContainText(/Goes out \w+day, \w+ \d+ at 7:00 AM, Phoenix time, as it is saved then\./)
    await expectAccessible(page, POPUP)
    await hand.click(popup.getByRole('button', { name: 'Schedule for tomorrow 7 AM' }))
    await expect(planned(page)).toHaveText(/^Goes out .*, 7 AM$/)
    expect(hand.acts).toBe(2)
    await expectAccessible(page, styled('bar'))

    await page.getByRole('button', { name: 'Change the time' }).click()
    await popup.getByRole('button', { name: '4 PM' }).click()
    await popup.getByRole('button', { name: /^Schedule for .* 4 PM$/ }).click()
    await expect(planned(page)).toHaveText(/^Goes out .*, 4 PM$/)
    await revisit(page)
    await expect(planned(page)).toHaveText(/^Goes out .*, 4 PM$/)

    await page.getByRole('button', { name: 'Take it off' }).click()
    await expect(planned(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Put it back' }).click()
    await expect(planned(page)).toHaveText(/^Goes out .*, 4 PM$/)
    await page.getByRole('button', { name: 'Take it off' }).click()
    await expect(planned(page)).toHaveCount(0)
  },
)

test('rejects a time in the past, by keyboard too, and Escape closes', async ({ page, db }) => {
  await openArticle(page, db)
  const button = page.getByRole('button', { name: 'Schedule', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const popup = page.locator(POPUP)
  await popup.getByLabel('Day').fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expect(popup.getByRole('alert')).toHaveText('That moment is over. Choose one that is still to come.')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()
  await expect(planned(page)).toHaveCount(0)
})

test('on a phone the form is at the bottom of the page', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openArticle(page, db)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const popup = page.locator(POPUP)
  await expect(popup.getByRole('button', { name: 'Schedule for tomorrow 7 AM' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, POPUP)
  await popup.getByRole('button', { name: 'Take offline' }).click()
  await popup.getByRole('button', { name: 'Schedule for tomorrow 7 AM' }).click()
  await expect(planned(page)).toHaveText(/^Goes offline .*, 7 AM$/)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Take it off' }).click()
  await expect(planned(page)).toHaveCount(0)
})

test('a failed publication is first on Today, with the reason, for roles that may publish it', async ({ page, db }) => {
  await db.query(`DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish'`)
  await signInAs(page, 'editor')
  const headers = { origin: process.env.PUBLIC_URL! }
  const data = { title: 'Late news', _status: 'draft' }
  const made = await page.request.post('/api/posts?draft=true', { headers, data })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await db.query(
    `INSERT INTO payload_jobs (task_slug, queue, wait_until, has_error, error, input)
     VALUES ('schedulePublish', 'default', now() - interval '1 hour', true, $1, $2)`,
    [
      JSON.stringify({ message: 'The following field is invalid: Article > Excerpt' }),
      JSON.stringify({ type: 'publish', doc: { relationTo: 'posts', value: doc.id } }),
    ],
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, adminPaths.home)
  const panel = page.getByRole('region', { name: 'Did not go out' })
  await expect(panel).toContainText('Before it can go out, fix: Article > Excerpt.')
  await expect(panel.getByRole('link', { name: 'Late news' })).toHaveAttribute(
    'href',
    adminPaths.document('posts', doc.id),
  )
  await expectAccessible(page, styled('panel'))
  await expectNoSidewaysScroll(page)
  await signInAs(page, 'treasurer')
  await visit(page, adminPaths.home)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(panel).toHaveCount(0)
  await db.query(`DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish'`)
  await db.query('DELETE FROM posts WHERE id = $1', [doc.id])
})
