import { expectAccessible } from '../support/accessible'
import { expectFitsNow } from '../support/content'
import { registrationInput, tryoutInput } from '../support/factories'
import { expect, fill, hydrated, test, visit } from '../support/site'

test('a family sees its submission, corrects a mistyped address, and adds a brother', async ({ page, db }) => {
  const playerLastName = `Carded${Date.now()}`
  await visit(page, '/player-registration')
  await hydrated(page)
  await fill(page, tryoutInput({ playerLastName, email: 'pat.testwell@example.com' }))
  await page.getByRole('button', { name: 'Register for Tryouts' }).click()
  const card = page.getByRole('region', { name: 'Registration Successful!' })
  await expect(card).toContainText('Jordan C., 11 years old')
  await expect(card).toContainText('pat.testwell@example.com')
  await expect(card.getByText(/^TR-\w{4}-\w{4}$/)).toBeVisible()
  await expect(page.getByText('You send this form.').filter({ visible: true })).toHaveCount(1)
  await expectFitsNow(page)

  await card.getByText('Wrong address? Fix it').click()
  const address = card.getByLabel('The right address')
  await address.fill('unknown')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Please enter a valid email address.')).toBeVisible()
  await expectAccessible(page)
  await address.fill('pat.testwell@example.ogr')
  await card.getByRole('button', { name: 'pat.testwell@example.org' }).click()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('pat.testwell@example.org')
  await expect(address).toBeHidden()

  await card.getByRole('button', { name: 'Add another child' }).click()
  await expect(page.locator('#playerFirstName')).toBeFocused()
  await expect(page.locator('#playerFirstName')).toHaveValue('')
  await expect(page.locator('#parentName')).toHaveValue('Pat Testwell')
  await expect(page.locator('#email')).toHaveValue('pat.testwell@example.org')
  await fill(page, { playerFirstName: 'Robin', playerLastName, playerAge: '9', playerGrade: '3' })
  await page.getByRole('button', { name: 'Register for Tryouts' }).click()
  await expect(card).toContainText('Robin C., 9 years old')
  const { rows } = await db.query(
    'SELECT player_first_name AS name, email FROM tryout_registrations WHERE player_last_name = $1 ORDER BY created_at',
    [playerLastName],
  )
  const email = 'pat.testwell@example.org'
  expect(rows).toEqual([
    { name: 'Jordan', email },
    { name: 'Robin', email },
  ])
})

test('the full form shows the same, and does not redirect while it is used', async ({ page }) => {
  await visit(page, '/player-registration?form=player')
  await hydrated(page)
  await fill(page, registrationInput({ lastName: `Carded${Date.now()}` }))
  await page.clock.install()
  await page.getByRole('button', { name: 'Send registration' }).click()
  const card = page.getByRole('region', { name: 'REGISTRATION COMPLETE' })
  await expect(card).toContainText('pat.cruz@example.org')
  await card.getByText('Wrong address? Fix it').click()
  await page.clock.runFor(10_000)
  await expect(card.getByLabel('The right address')).toBeVisible()
  await expectFitsNow(page)
  await card.getByRole('button', { name: 'Add another child' }).click()
  await expect(page.locator('#firstName')).toHaveValue('')
  await expect(page.locator('#emergencyContactName')).toHaveValue('Robin Sample')
})

test('the status page is linked from the footer of every page and from the contact page', async ({ page }) => {
  await visit(page, '/contact')
  await expect(page.getByRole('main').locator('a[href="/registration-status"]')).toHaveText('See the status')
  await expect(page.getByRole('contentinfo').locator('a[href="/registration-status"]')).toHaveCount(1)
})
