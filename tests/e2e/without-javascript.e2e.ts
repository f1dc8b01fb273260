import { contactInput, registrationInput, tryoutInput } from '../support/factories'
import { ROUTES } from '../support/routes'
import { expect, fill, test, visit } from '../support/site'

test.use({ javaScriptEnabled: false })

test('every page is readable', async ({ page }) => {
  for (const { path } of ROUTES.filter(({ status }) => status === 200)) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

test('a tryout is sent, stored and confirmed', async ({ page, db }) => {
  const playerLastName = `Noscript${Date.now()}`
  await visit(page, '/player-registration')
  await fill(page, tryoutInput({ playerLastName }))
  await page.getByRole('button', { name: 'Register for Tryouts' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
  const { rows } = await db.query('SELECT reference FROM tryout_registrations WHERE player_last_name = $1', [
    playerLastName,
  ])
  await expect(page.getByText(rows[0].reference)).toBeVisible()
})

test('a rejected registration returns with every answer and each error, and is then sent', async ({ page, db }) => {
  const lastName = `Again${Date.now()}`
  await visit(page, '/player-registration?form=player')
  await fill(page, registrationInput({ lastName, parentEmail: 'nonsense', goals: 'Play with joy' }))
  await page.getByRole('button', { name: 'Send registration' }).click()
  await expect(page).toHaveURL('/forms/registration/again')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid email address')
  await expect(page.locator('#lastName')).toHaveValue(lastName)
  await expect(page.locator('#goals')).toHaveValue('Play with joy')
  await expect(page.getByRole('checkbox', { name: 'Shooting Guard' })).toBeChecked()
  await page.locator('#parentEmail').fill('pat.cruz@example.org')
  await page.getByRole('button', { name: 'Send registration' }).click()
  await expect(page.getByRole('heading', { name: 'REGISTRATION COMPLETE' })).toBeVisible()
  const { rowCount } = await db.query('SELECT 1 FROM player_registrations WHERE player_last_name = $1', [lastName])
  expect(rowCount).toBe(1)
})

test('a message is sent from the home page', async ({ page, db }) => {
  const name = `Noscript ${Date.now()}`
  await visit(page, '/#contact')
  await fill(page, contactInput({ name }))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/^MS-/)).toBeVisible()
  const { rowCount } = await db.query('SELECT 1 FROM form_entries WHERE name = $1', [name])
  expect(rowCount).toBe(1)
})

test('shows no confirmation for a reference that is not stored', async ({ page }) => {
  const response = await visit(page, '/forms/tryout/received?ref=TR-0000-0000')
  expect(response?.status()).toBe(404)
})

test('the programs are shown at once, not behind a placeholder', async ({ page }) => {
  await visit(page, '/programs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('$199/month')).toBeVisible()
  await expect(page.getByText('Loading programs')).toHaveCount(0)
})
