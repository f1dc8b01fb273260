import type { Page, Route } from '@playwright/test'
import type { Pool } from 'pg'
import { moveTo, sendAnswer } from '../support/answer'
import { changeInAdmin } from '../support/admin'
import { registrationInput, tryoutInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { expect, reactReady, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { answerOf } from '../support/status-mails'
import { styled } from '../support/styled'

const PANEL = styled('mails')

test.beforeEach(({ page }) => signInAs(page, 'registrar'))

async function sendForm(page: Page, form: string, data: object): Promise<string> {
  const answer = await page.request.post(`/forms/${form}`, { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function openRegistration(page: Page): Promise<string> {
  const id = await sendForm(
    page,
    'registration',
    registrationInput({ lastName: `Mailed${Date.now()}${Math.random()}` }),
  )
  await visit(page, `/admin/collections/player-registrations/${id}`)
  await reactReady(page, '#fc-answer-status')
  return id
}

function panel(page: Page) {
  return page.locator(PANEL)
}

async function statusOf(db: Pool, id: string) {
  const { rows } = await db.query('SELECT status, revision::int FROM player_registrations WHERE id = $1', [id])
  return rows[0]
}

test('staff choose a status, read, edit and send its mail, and undo both in time', async ({ page, db }) => {
  const id = await openRegistration(page)
  await moveTo(panel(page), 'Needs info').check()
  const preview = panel(page).getByRole('region', { name: 'As the family reads it' })
  await expect(preview).toContainText('Hello Pat,')
  await expect(preview).toContainText('choose one or write it')
  await expect(sendAnswer(panel(page))).toBeDisabled()
  await panel(page).getByLabel('Choose a sentence').selectOption({ label: 'Which days' })
  await expect(preview).toContainText('on which weekdays practice would work for you')
  await expect(preview.getByRole('status')).toHaveCount(0)
  const message = panel(page).locator('#fc-answer-body')
  await message.fill(`${await message.inputValue()}\n\nSee you at {gym}`)
  await expect(preview.getByRole('status')).toContainText('“{gym}” is no word we can fill in.')
  await message.fill((await message.inputValue()).replace('See you at {gym}', 'We look forward to it.'))
  await expectAccessible(page, PANEL)
  await sendAnswer(panel(page)).click()
  const log = panel(page).getByRole('listitem').first()
  await expect(log).toContainText('Waiting')
  await expect(log).toContainText('written by Kim Moreno')
  await expect(panel(page).getByText('Now Needs info')).toBeVisible()
  const mail = await answerOf(db, id)
  expect(mail.text).toContain('We look forward to it.')
  expect(mail.text).not.toMatch(/[{}]/)
  await log.getByText('Read it').click()
  await expect(log).toContainText('We look forward to it.')
  await log.getByRole('button', { name: /^Undo/ }).click()
  await expect(log).toContainText('Undone')
  await expect(log.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  expect((await answerOf(db, id)).status).toBe('undone')
  expect(await statusOf(db, id)).toEqual({ status: 'pending', revision: 3 })
})

test('a family reads its answer in Spanish, and the next one starts in Spanish', async ({ page, db }) => {
  const id = await openRegistration(page)
  await moveTo(panel(page), 'Evaluation').check()
  const preview = panel(page).getByRole('region', { name: 'As the family reads it' })
  await expect(preview).toContainText('Hello Pat,')
  await panel(page).getByRole('radio', { name: 'Spanish' }).check()
  await expect(preview).toContainText('Hola, Pat:')
  await expectAccessible(page, PANEL)
  await sendAnswer(panel(page)).click()
  await expect(panel(page).getByText('Now Evaluation')).toBeVisible()
  expect(await answerOf(db, id)).toMatchObject({ language: 'es', subject: expect.stringContaining('Nos gustaría ver') })
  await revisit(page)
  await reactReady(page, '#fc-answer-status')
  await moveTo(panel(page), 'Waitlisted').check()
  await expect(panel(page).getByRole('radio', { name: 'Spanish' })).toBeChecked()
  await expect(preview).toContainText('no podemos prometer')
})

test('unsaved notes are kept, and saved after the answer', async ({ page, db }) => {
  const id = await openRegistration(page)
  const notes = page.getByLabel('Internal notes')
  await changeInAdmin(page, () => notes.fill('Calls after six.'))
  await moveTo(panel(page), 'In review').check()
  await panel(page).getByRole('button', { name: 'Move without a mail' }).click()
  await expect(panel(page).getByText('Now In review')).toBeVisible()
  expect(await answerOf(db, id)).toBeUndefined()
  await expect(notes).toHaveValue('Calls after six.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  const { rows } = await db.query('SELECT notes, status, revision::int FROM player_registrations WHERE id = $1', [id])
  expect(rows[0]).toEqual({ notes: 'Calls after six.', status: 'in_review', revision: 3 })
})

/** Delays the next reload of the entry's page until it is released. */
function holdRefresh(page: Page, id: string): Promise<Route> {
  let isHeld = false
  return new Promise<Route>((hold) => {
    void page.route(
      (url) => url.pathname.endsWith(id),
      (route) => {
        if (isHeld || !route.request().headers().rsc) return route.continue()
        isHeld = true
        hold(route)
      },
    )
  })
}

test('an answer that is started while the page reloads after a save keeps its text', async ({ page, db }) => {
  const id = await openRegistration(page)
  await changeInAdmin(page, () => page.getByLabel('Internal notes').fill('Calls after six.'))
  const refresh = holdRefresh(page, id)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const held = await refresh
  await moveTo(panel(page), 'Evaluation').check()
  await panel(page).getByLabel('Subject').fill('My own subject')
  await expect(page.getByLabel('Internal notes')).toBeDisabled()
  await held.continue()
  await expect(page.getByLabel('Internal notes')).toBeEnabled()
  await expect(panel(page).getByLabel('Subject')).toHaveValue('My own subject')
  await sendAnswer(panel(page)).click()
  await expect(panel(page).getByText('Now Evaluation')).toBeVisible()
  expect(await answerOf(db, id)).toMatchObject({ subject: 'My own subject' })
})

test('a mail canceled while the page reloads stays canceled, although the older response arrives last', async ({
  page,
  db,
}) => {
  const id = await openRegistration(page)
  await moveTo(panel(page), 'Evaluation').check()
  const refresh = holdRefresh(page, id)
  await sendAnswer(panel(page)).click()
  const held = await refresh
  const older = await held.fetch()
  const log = panel(page).getByRole('listitem').first()
  await log.getByRole('button', { name: /^Undo/ }).click()
  await expect(log).toContainText('Undone')
  await held.fulfill({ response: older })
  await expect(page.getByLabel('Internal notes')).toBeEnabled()
  await expect(panel(page).getByText('Now Pending')).toBeVisible()
  await expect(log).toContainText('Undone')
  expect(await statusOf(db, id)).toEqual({ status: 'pending', revision: 3 })
})

test('a tryout day lists families without an answer, closes only once there are none, and releases held mails', async ({
  page,
  db,
}) => {
  const { rows } = await db.query(
    `INSERT INTO tryout_days (title, day, release_at) VALUES ('Held day', '2099-08-01T12:00:00Z', '2099-08-02T01:00:00Z') RETURNING id`,
  )
  const day = rows[0].id as string
  const id = await sendForm(page, 'tryout', tryoutInput({ playerLastName: `Held${Date.now()}` }))
  await db.query(`UPDATE tryout_registrations SET tryout_day_id = $2, status = 'in_review' WHERE id = $1`, [id, day])
  await visit(page, `/admin/collections/tryout-registrations/${id}`)
  await reactReady(page, '#fc-answer-status')
  await moveTo(panel(page), 'Declined').check()
  await expect(panel(page)).toContainText('the mail goes out with the others Aug 1, 2099, 6:00 PM')
  await panel(page).getByRole('button', { name: 'Give no reason' }).click()
  await sendAnswer(panel(page)).click()
  await expect(panel(page).getByRole('listitem').first()).toContainText('Held')
  await visit(page, `/admin/collections/tryout-days/${day}`)
  await expect(panel(page)).toContainText('1 of 1 has had no answer yet.')
  await expectAccessible(page, PANEL)
  await expect(panel(page).getByRole('row').nth(1)).toContainText('Declined')
  await panel(page).getByRole('button', { name: 'Release now' }).click()
  await panel(page).getByRole('group', { name: 'Release now' }).getByRole('button', { name: 'Release now' }).click()
  await expect.poll(async () => (await answerOf(db, id)).status).toBe('kept')
  // The page shows the state of the day when it was loaded.
  await expect(async () => {
    await revisit(page)
    await expect(panel(page)).toContainText('Everyone has had an answer. The day can be closed.', { timeout: 5_000 })
  }).toPass()
})

test('on a phone the panel fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRegistration(page)
  await moveTo(panel(page), 'Declined').check()
  const width = await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(width).toBeLessThanOrEqual(0)
  await expect(sendAnswer(panel(page))).toBeVisible()
})
