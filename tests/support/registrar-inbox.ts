import type { Locator, Page } from '@playwright/test'
import { inboxReady } from './inbox-page'
import { FRESH, LATE, READ, type Morning } from './registrar-morning'
import { expect, visit } from './site'
import { signInAs } from './staff-session'
import { styled } from './styled'

const ENTRY = { width: 1440, height: 900 }

const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Inbox', exact: true })
const entries = (page: Page): Locator => inbox(page).locator(styled('list')).getByRole('listitem')
const outcome = (page: Page): Locator => inbox(page).getByRole('status')

/** Signs in and follows the number of waiting registrations from the office dashboard to the inbox. */
export async function openWorkQueue(page: Page): Promise<void> {
  await page.setViewportSize(ENTRY)
  await signInAs(page, 'registrar')
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Needs you today', level: 1 })).toBeVisible()
  const row = page.locator('[data-work="player-registrations"]')
  // Other tests submit registrations as well.
  expect(Number(await row.locator('b').textContent())).toBeGreaterThanOrEqual(LATE + FRESH)
  await row.click()
  await expect(page).toHaveURL('/admin/inbox?kind=player-registrations&status=waiting&sort=due')
  await inboxReady(page)
  await inbox(page).getByText('Filters (1)').click()
  await expect(inbox(page).locator(styled('filters')).getByRole('combobox', { name: 'Status' })).toHaveValue('waiting')
}

/** Filters the inbox to the registrations of this test, then to the overdue ones. */
export async function filterOverdue(page: Page, { tag, firstName }: Morning): Promise<void> {
  const filters = inbox(page).locator(styled('filters'))
  await filters.getByRole('combobox', { name: 'Status' }).selectOption('Any status')
  await filters.getByRole('combobox', { name: 'Tag' }).selectOption(tag)
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(entries(page)).toHaveCount(LATE + FRESH)
  await inboxReady(page)
  await filters.getByRole('checkbox', { name: 'Overdue' }).check()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(inbox(page).getByText('Filters (2)')).toBeVisible()
  await expect(entries(page)).toHaveCount(LATE)
  await expect(entries(page).filter({ hasText: /Overdue \d+ d/ })).toHaveCount(LATE)
  await expect(entries(page).filter({ hasText: `${firstName} Okoro` })).toContainText('Pending')
}

/** Moves all overdue entries in bulk, then the remaining ones together with a mail. */
export async function moveMany(page: Page): Promise<void> {
  await inboxReady(page)
  await page.getByLabel(`Select all ${LATE}`).check()
  const bar = page.getByRole('region', { name: 'Selected entries' })
  await expect(bar).toContainText(`${LATE} selected`)
  await bar.getByLabel('New status').selectOption({ label: `In review (${LATE - READ} of ${LATE} can)` })
  await bar.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(outcome(page)).toContainText(`${LATE - READ} changed, ${READ} skipped because:`)
  await expect(outcome(page).getByText('It is “In review” already.')).toHaveCount(READ)
  await expect(entries(page).filter({ hasText: 'In review' })).toHaveCount(LATE)

  await expect(bar).toContainText(`${READ} selected`)
  await bar.getByLabel('New status').selectOption('evaluation')
  const question = bar.getByRole('region', { name: 'Before it is sent' })
  await expect(question).toContainText(`This goes to ${READ} families.`)
  await expect(question.getByRole('region', { name: 'As the family reads it' }).first()).toBeVisible()
  await bar.getByRole('button', { name: `Move and write to ${READ} families` }).click()
  await expect(outcome(page)).toContainText(`${READ} changed.`)
  await expect(outcome(page)).toContainText(`${READ} mails wait 10 minutes before leaving.`)
  await expect(outcome(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(entries(page)).toHaveCount(LATE - READ)
}

/** Finds the family by a misspelled name and opens its registration by keyboard. */
export async function openOne(page: Page, { id, firstName }: Morning): Promise<void> {
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(`${firstName} Okkoro`)
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toContainText('comes close')
  await expect(entries(page)).toHaveText([new RegExp(`${firstName} Okoro`)])
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `${firstName} Okoro` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/collections/player-registrations/${id}`)
}
