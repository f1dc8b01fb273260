import type { Locator, Page } from '@playwright/test'
import type pg from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { moveTo, sendAnswer } from '../support/answer'
import { makeRegistration } from '../support/inbox'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, reactReady, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { answerOf } from '../support/status-mails'
import { styled } from '../support/styled'

const PANEL = styled('mails')
const SUBJECT = 'My own subject'

/** Writes an answer to a new registration, which a colleague then changes, and sends it. */
async function sendStaleAnswer(page: Page, db: pg.Pool, move: string, change: string): Promise<string> {
  const id = await makeRegistration(db, { last: `Late${Date.now()}` })
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', id))
  await reactReady(page, '#fc-answer-status')
  await moveTo(page, move).check()
  await page.getByLabel('Subject').fill(SUBJECT)
  await page.locator('#fc-answer-body').fill('We call you tomorrow.')
  await db.query(`UPDATE player_registrations SET ${change}, revision = revision + 1 WHERE id = $1`, [id])
  await sendAnswer(page.locator(PANEL)).click()
  return id
}

const panel = (page: Page): Locator => page.locator(PANEL)

async function statusOf(db: pg.Pool, id: string): Promise<unknown> {
  const { rows } = await db.query<{ status: string }>('SELECT status FROM player_registrations WHERE id = $1', [id])
  return rows[0]?.status
}

onDeskAndPhone('an answer to an entry that changed first loses no text, and is sent anyway', async ({ page, db }) => {
  const id = await sendStaleAnswer(page, db, 'Evaluation', `school_name = 'Another School'`)
  const refusal = panel(page).getByRole('alert')
  await expect(refusal).toHaveText('This changed after you opened it. It is still Pending. Your text is kept.')
  await expect(refusal).toBeInViewport()
  await expect(page.getByText('Reload to see what is new')).toHaveCount(0)
  await expect(panel(page).getByLabel('Subject')).toHaveValue(SUBJECT)
  await expect(sendAnswer(panel(page))).toHaveCount(0)
  expect(await answerOf(db, id)).toBeUndefined()
  await expectAccessible(page, PANEL)
  await expectNoSidewaysScroll(page)
  await panel(page).getByRole('button', { name: 'Send it anyway' }).click()
  await expect(panel(page).getByText('Now Evaluation')).toBeVisible()
  expect(await answerOf(db, id)).toMatchObject({ subject: SUBJECT })
})

onDeskAndPhone('an answer without a move is sent anyway, and keeps the status of a colleague', async ({ page, db }) => {
  const id = await sendStaleAnswer(page, db, 'Stays', `status = 'in_review'`)
  await expect(panel(page).getByRole('alert')).toHaveText('Someone else moved this to In review. Your text is kept.')
  await panel(page).getByRole('button', { name: 'Send it anyway' }).click()
  await expect(panel(page).getByText('Now In review')).toBeVisible()
  expect(await statusOf(db, id)).toBe('in_review')
  expect(await answerOf(db, id)).toMatchObject({ subject: SUBJECT })
})

onDeskAndPhone('an answer whose move is not possible any more can be sent without it', async ({ page, db }) => {
  const id = await sendStaleAnswer(page, db, 'Evaluation', `status = 'declined'`)
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Someone else moved this to Declined. From there it cannot go to Evaluation. Your text is kept.',
  )
  await panel(page).getByRole('button', { name: 'Send it without a move' }).click()
  await expect(panel(page).getByText('Now Declined')).toBeVisible()
  expect(await statusOf(db, id)).toBe('declined')
  expect(await answerOf(db, id)).toMatchObject({ subject: SUBJECT })
})
