import type { Locator, Page } from '@playwright/test'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { both, expect, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

// A unique city keeps the board small, regardless of other tests' entries.
const BOARD = '/admin/inbox?kind=player-registrations&view=board&city='

const column = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name} `) })

/** Drops a card once the board shows it as dragged. When the page moved under the mouse, it is taken again, as by a person. */
async function dragTo(card: Locator, target: Locator): Promise<void> {
  const { mouse } = card.page()
  await expect(async () => {
    await mouse.up()
    await card.hover()
    await mouse.down()
    await target.hover()
    await expect(card).toHaveAttribute('data-dragged', { timeout: 2_000 })
  }).toPass()
  await target.hover()
  await mouse.up()
}

type Made = { city: string; id: string }

test.describe('the board', () => {
  let made: Made

  test.beforeEach(async ({ page, db }) => {
    const id = await makeRegistration(db, { first: 'Eli', last: 'Boardman', parent: 'Rene', division: '10U' })
    made = { id, city: `Board ${id}`.slice(0, 30) }
    await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = $1', [id, made.city])
    await signInAs(page, 'registrar')
    await visit(page, `${BOARD}${encodeURIComponent(made.city)}`)
    await expect(column(page, 'Pending')).toContainText('Eli Boardman')
    await inboxReady(page)
  })

  const statusOf = async (db: { query: (sql: string, values: unknown[]) => Promise<{ rows: { status: string }[] }> }) =>
    (await db.query('SELECT status FROM inbox_entries WHERE entry_id = $1', [made.id])).rows[0]?.status

  test(
    'moves a card by keyboard, offers only the allowed statuses, and keeps focus on it',
    both,
    async ({ page, db }) => {
      await expectAccessible(page, styled('inbox'))
      const button = page.getByRole('button', { name: 'Move Eli Boardman to …' })
      await button.focus()
      await page.keyboard.press('Enter')
      const menu = column(page, 'Pending').getByRole('list').getByRole('list')
      await expect(menu.getByRole('button')).toHaveText([
        'In review',
        'Needs info',
        'Evaluation',
        'Declined',
        'Withdrawn',
        'Spam',
      ])
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(column(page, 'In review')).toContainText('Eli Boardman')
      await expect(button).toBeFocused()
      await expect.poll(() => statusOf(db)).toBe('in_review')
      await expect(page.locator(styled('inbox')).getByRole('status')).toHaveText('Eli Boardman goes to In review.')
      await expectAccessible(page, styled('inbox'))
    },
  )

  test('moves a card by drag, twice in a row', async ({ page, db }) => {
    const card = page.getByRole('listitem').filter({ hasText: 'Eli Boardman' })
    await dragTo(card, column(page, 'In review'))
    await expect(column(page, 'In review')).toContainText('Eli Boardman')
    await expect.poll(() => statusOf(db)).toBe('in_review')
    await dragTo(card, column(page, 'Needs info'))
    await expect(column(page, 'Needs info')).toContainText('Eli Boardman')
    await expect.poll(() => statusOf(db)).toBe('needs_info')
    await card.getByRole('link', { name: 'Write to the family' }).click()
    await expect(page).toHaveURL(`/admin/collections/player-registrations/${made.id}`)
  })

  test('a card dropped on a disallowed column returns and shows the reason', async ({ page, db }) => {
    // A column cannot be targeted when it is out of view or moves because the menu opens.
    await page.setViewportSize({ width: 2600, height: 900 })
    await revisit(page)
    await inboxReady(page)
    await expect(page.getByRole('link', { name: /^Inbox/ })).toBeInViewport()
    const card = page.getByRole('listitem').filter({ hasText: 'Eli Boardman' })
    await dragTo(card, column(page, 'Accepted'))
    await expect(column(page, 'Pending')).toContainText('“Pending” cannot become “Accepted”.')
    expect(await statusOf(db)).toBe('pending')
  })

  test('a card that a colleague has moved returns, shows a message, and then its new column', async ({ page, db }) => {
    // Between the click and the server, because the board reloads by itself when it learns of a change.
    await page.route('**/staff/inbox/move', async (route) => {
      await db.query(`UPDATE player_registrations SET status = 'declined', revision = revision + 1 WHERE id = $1`, [
        made.id,
      ])
      await route.continue()
    })
    await page.getByRole('button', { name: 'Move Eli Boardman to …' }).click()
    await column(page, 'Pending').getByRole('button', { name: 'In review' }).click()
    await expect(page.locator(styled('inbox')).getByRole('status')).toContainText('Someone else changed this')
    await expect(column(page, 'Declined')).toContainText('Eli Boardman')
    await expect(column(page, 'In review')).not.toContainText('Eli Boardman')
    expect(await statusOf(db)).toBe('declined')
  })

  test('the card returns and nothing is lost when the server does not respond', async ({ page, db }) => {
    await page.route('**/staff/inbox/move', (route) => route.abort())
    await page.getByRole('button', { name: 'Move Eli Boardman to …' }).click()
    await column(page, 'Pending').getByRole('button', { name: 'In review' }).click()
    await expect(page.locator(styled('inbox')).getByRole('status')).toContainText('could not be done just now')
    await expect(column(page, 'Pending')).toContainText('Eli Boardman')
    expect(await statusOf(db)).toBe('pending')
  })

  test('on a phone the columns scroll inside the board, not the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await revisit(page)
    await expect(column(page, 'Pending')).toContainText('Eli Boardman')
    await expectNoSidewaysScroll(page)
  })
})

test('a full column shows its newest fifty and links to the rest', async ({ page, db }) => {
  const city = `Crowd ${Date.now()}`
  for (let number = 0; number < 51; number += 1) await makeRegistration(db, { last: 'Crowded', status: 'waitlisted' })
  await db.query(`UPDATE inbox_entries SET city = $1 WHERE person = 'Avery Crowded'`, [city])
  await signInAs(page, 'registrar')
  await visit(page, `${BOARD}${encodeURIComponent(city)}`)
  const full = column(page, 'Waitlisted')
  await expect(full.getByRole('listitem')).toHaveCount(50)
  await full.getByRole('link', { name: 'All 51 in the list' }).click()
  await expect(page.locator(styled('inbox')).getByText('Select all 50')).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.locator(styled('inbox')).getByText('Select all 1')).toBeVisible()
  await page.getByRole('link', { name: 'Newer' }).click()
  await expect(page.locator(styled('inbox')).getByText('Select all 50')).toBeVisible()
})
