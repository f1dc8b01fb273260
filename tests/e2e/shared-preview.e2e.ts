import type { Page } from '@playwright/test'
import type pg from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { Hand } from '../support/hand'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const POPUP = '[role=group][aria-label="Share the draft"]'

async function openArticle(page: Page, db: pg.Pool): Promise<{ title: string }> {
  await db.query('DELETE FROM preview_links')
  const { rows } = await db.query<{ id: string; title: string }>(
    `SELECT id, title FROM posts WHERE _status = 'published' ORDER BY number LIMIT 1`,
  )
  await signInAs(page, 'editor')
  await visit(page, adminPaths.document('posts', rows[0]!.id))
  await reactReady(page, styled('bar'))
  return rows[0]!
}

test('a draft is shared with two clicks, read without an account, and revoked on Today', async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  const { title } = await openArticle(page, db)
  const hand = new Hand()
  await hand.click(page.getByRole('button', { name: 'Share', exact: true }))
  const popup = page.locator(POPUP)
  await hand.click(popup.getByRole('button', { name: 'Copy a link' }))
  const link = await popup.getByLabel('Link to share').inputValue()
  expect(hand.acts).toBe(2)
  await expectAccessible(page, POPUP)

  const visitor = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const reader = await visitor.newPage()
  await visit(reader, new URL(link).pathname)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByRole('note')).toContainText('This is a draft. It was shared with you until')
  await expectNoSidewaysScroll(reader)
  await expectAccessible(reader)

  await visit(page, adminPaths.home)
  const panel = page.getByRole('region', { name: 'Shared previews' })
  await expect(panel).toContainText(/Opened once\. Ends \w+, \w+ \d+\. Shared by /)
  await expectAccessible(page, styled('panel'))
  await panel.getByRole('button', { name: `End it: the link to ${title}` }).click()
  await expect(panel.getByRole('status')).toHaveText('It has ended.')
  const answer = await reader.reload()
  expect(answer?.status()).toBe(404)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  await visitor.close()
})

test('a link is revoked where it was created', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openArticle(page, db)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const popup = page.locator(POPUP)
  await popup.getByRole('button', { name: 'Copy a link' }).click()
  await expect(popup.getByRole('listitem')).toContainText(/^Opens until .*\. Not opened yet\./)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, POPUP)
  await popup.getByRole('button', { name: 'End it now' }).click()
  await expect(popup.getByRole('listitem')).toHaveCount(0)
  await expect(popup.getByLabel('Link to share')).toHaveCount(0)
})
