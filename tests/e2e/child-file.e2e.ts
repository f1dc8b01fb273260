import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const FILE = styled('page')

/** A player of the demo with an enrollment: with health notes, consents and an account. */
async function anyPlayer(db: Pool): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT p.id FROM players p JOIN enrolments e ON e.player_id = p.id
     WHERE e.state = 'complete' AND p.deleted_at IS NULL ORDER BY p.last_name LIMIT 1`,
  )
  return rows[0]!.id
}

function table(page: Page) {
  return page.getByRole('region', { name: 'What we hold' }).getByRole('table')
}

test('a registrar opens all data stored about a child from the player’s page', async ({ page, db }) => {
  const id = await anyPlayer(db)
  await signInAs(page, 'registrar')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, `/admin/collections/players/${id}`)
  await page.getByRole('link', { name: 'Everything we hold' }).click()
  await expect(page).toHaveURL(`/admin/child-file/players/${id}`)
  await expect(table(page).getByRole('rowheader', { name: /^Health and care/ })).toBeVisible()
  await expect(table(page).getByRole('row', { name: /^Who to call in an emergency/ })).toContainText(
    '90 days after the last practice',
  )
  const leaving = page.getByRole('region', { name: 'When it leaves' })
  await expect(leaving.getByRole('listitem').filter({ hasText: 'What the family agreed to' })).toContainText(/20\d\d/)
  await expectAccessible(page, FILE)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Who has looked' }).getByRole('listitem').first()).toContainText(
    'Opened everything we hold',
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, FILE)
  await expectNoSidewaysScroll(page)
})

test('other roles cannot open it, and an unknown person has none', async ({ page, db }) => {
  const id = await anyPlayer(db)
  await signInAs(page, 'coach')
  await visit(page, `/admin/child-file/players/${id}`)
  await expect(page.locator(FILE)).toContainText('Only the registrar and admins open the file of a child.')
  await expect(table(page)).toHaveCount(0)
  await signInAs(page, 'admin')
  await visit(page, '/admin/child-file/players/00000000-0000-4000-8000-000000000000')
  await expect(page.locator(FILE)).toContainText('Nothing is kept under this address.')
})
