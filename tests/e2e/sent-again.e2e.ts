import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible'
import { registrationInput } from '../support/factories'
import { expect, fill, hydrated, test, visit } from '../support/site'

const PAGE = '/player-registration?form=player'
const BUTTON = { name: 'Send registration' }
const BY_LAST_NAME = 'SELECT reference, parent_email FROM player_registrations WHERE player_last_name = $1'

// The form arrives and is stored, but the response is lost.
async function sendAndLoseTheAnswer(page: Page, lastName: string): Promise<void> {
  await visit(page, PAGE)
  await hydrated(page)
  await fill(page, registrationInput({ lastName, parentEmail: 'pat.cruz@exmaple.example' }))
  await page.route('**/forms/registration', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'please check your connection. Everything you typed is still here.',
  )
  await expect(page.getByText('Failed to submit registration. Please try again.')).toBeVisible()
  await page.unroute('**/forms/registration')
  await page.locator('#parentEmail').fill('pat.cruz@example.org')
}

test('a family whose response was lost corrects its address and resubmits: there is one registration, with the correct address', async ({
  page,
  db,
}) => {
  const lastName = `Lost${Date.now()}`
  await sendAndLoseTheAnswer(page, lastName)
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('heading', { name: 'REGISTRATION COMPLETE' })).toBeVisible()
  const { rows } = await db.query(BY_LAST_NAME, [lastName])
  expect(rows).toEqual([{ reference: expect.stringMatching(/^PR-/), parent_email: 'pat.cruz@example.org' }])
  await expect(page.getByText(rows[0].reference)).toBeVisible()
})

test('once staff have read it, resubmitting shows that the form has arrived, keeps the input and links to its page', async ({
  page,
  db,
}) => {
  const lastName = `Read${Date.now()}`
  await sendAndLoseTheAnswer(page, lastName)
  await db.query(`UPDATE player_registrations SET status = 'in_review' WHERE player_last_name = $1`, [lastName])
  await page.getByRole('button', BUTTON).click()
  const { rows } = await db.query(BY_LAST_NAME, [lastName])
  const { reference } = rows[0]
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(reference)
  await expect(alert).toBeFocused()
  await expect(page.getByText('Failed to submit registration. Please try again.')).toHaveCount(0)
  await expect(page.locator('#parentEmail')).toHaveValue('pat.cruz@example.org')
  await expectAccessible(page)
  await alert.getByRole('link').click()
  await expect(page.getByRole('main')).toContainText(reference)
})
