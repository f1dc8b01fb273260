import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { moveTo } from '../support/answer'
import { applicationInput, registrationInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { changeInAdmin } from '../support/admin'
import { ready, expect, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

type Sent = { id: string; reference: string }

/** Submits a form as a family does. */
async function send(page: Page, form: string, data: object): Promise<Sent> {
  const response = await page.request.post(paths.formPost(form), { data })
  expect(response.status()).toBe(201)
  return (await response.json()) as Sent
}

/** Returns a unique last name, so that no other test's entries match. */
function name(): string {
  return `Panel${Date.now()}${Math.floor(Math.random() * 1000)}`
}

test('a registrar takes an entry, tags it, sets the city, and reads its history', async ({ page, db }) => {
  const { id } = await send(page, 'registration', registrationInput({ lastName: name() }))
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', id))
  const panel = page.getByRole('region', { name: 'Entry panel' })
  await expect(page.getByRole('region', { name: 'Case' }).getByText(/^Due in/)).toBeVisible()
  await expect(panel.getByLabel('Who takes it').getByRole('option', { name: /coach|Editor/i })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Take it' }).click()
  await expect(panel.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await panel.getByLabel('Tags', { exact: true }).fill('Call back')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('list', { name: 'Tags of this entry' })).toHaveText('call back')
  await panel.getByLabel('City').selectOption('Peoria')
  await expect
    .poll(async () => (await db.query('SELECT tags, city FROM inbox_entries WHERE entry_id = $1', [id])).rows[0])
    .toEqual({ tags: ['call back'], city: 'Peoria' })
  await panel.getByRole('button', { name: 'Take off call back' }).click()
  await expect(panel.getByRole('list', { name: 'Tags of this entry' })).toHaveCount(0)
  await expectAccessible(page, styled('entry'))

  await revisit(page)
  const timeline = page.getByRole('region', { name: 'History' })
  for (const title of ['City set', 'Tag added', 'Assigned', 'Mail to the family', 'Received'])
    await expect(timeline.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(timeline.getByText('to Kim Moreno')).toBeVisible()
  await expectAccessible(page, styled('timeline'))
})

test('shows a colleague’s conflicting change', async ({ page, db }) => {
  const { id } = await send(page, 'registration', registrationInput({ lastName: name() }))
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', id))
  const panel = page.getByRole('region', { name: 'Entry panel' })
  await expect(panel).toBeVisible()
  // The page would refresh within seconds; here the user acts sooner.
  await page.route(`**${adminPaths.staffPost('inbox/watch')}`, (route) => route.abort())
  await db.query(`UPDATE inbox_entries SET city = 'Chandler' WHERE entry_id = $1`, [id])
  await panel.getByLabel('City').selectOption('Phoenix')
  await expect(page.getByText('Someone else changed this first.')).toBeVisible()
  await expect(panel.getByLabel('City')).toHaveValue('Chandler')
})

test('a mistyped address is corrected with a reason, and the page updates without a reload', async ({ page }) => {
  const { id } = await send(page, 'registration', registrationInput({ lastName: name() }))
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', id))
  const address = page.locator('#field-parentEmail')
  await expect(address).toBeHidden()
  await page.getByRole('button', { name: 'Correct something' }).click()
  // Payload renders a field when it comes near the viewport.
  await page.getByLabel('Player Email').scrollIntoViewIfNeeded()
  await expect(address).toHaveValue('pat.cruz@example.org')
  await expect(page.getByLabel('Why it is corrected')).toHaveCount(0)
  await changeInAdmin(page, () => address.fill('patricia.cruz@example.org'))
  const why = page.getByLabel('Why it is corrected')
  await expect(page.getByText('You correct this: parent’s email.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Say why in a few words').first()).toBeVisible()
  await expect(address).toHaveValue('patricia.cruz@example.org')
  await changeInAdmin(page, () => why.fill('The parent called: three letters were missing.'))
  await page.getByRole('button', { name: 'Save' }).click()
  const timeline = page.getByRole('region', { name: 'History' })
  await expect(timeline.getByText('Corrected by staff')).toBeVisible()
  await expect(timeline.getByText('Why: The parent called: three letters were missing.')).toBeVisible()
  await expect(timeline.locator('del')).toHaveText('pat.cruz@example.org')
  const written = page.getByRole('region', { name: 'What they wrote' })
  await expect(written.getByText('Changed', { exact: false }).first()).toBeVisible()
  await expect(written.locator('del')).toHaveText('pat.cruz@example.org')
  await expectAccessible(page, styled('written'))
  await expect(why).toHaveCount(0)
  await moveTo(page, 'Evaluation').check()
  await expect(page.locator(styled('mail')).getByText('patricia.cruz@example.org')).toBeVisible()
})

test('two entries of one family are compared field by field and merged', async ({ page, db }) => {
  const lastName = name()
  const first = await send(page, 'registration', registrationInput({ lastName, schoolName: 'Old School' }))
  const second = await send(page, 'registration', registrationInput({ lastName, goals: 'To play more.' }))
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', second.id))
  const duplicates = page.getByRole('region', { name: `Possible duplicate ${first.reference}` })
  await expect(page.getByRole('link', { name: `The same as ${first.reference}?` })).toBeVisible()
  await expect(duplicates.getByRole('row')).toHaveCount(4)
  await expectAccessible(page, styled('duplicates'))
  await duplicates.getByRole('radio', { name: /School: keep “Old School”/ }).check()
  await duplicates.getByRole('button', { name: 'Merge' }).click()
  await expect(duplicates.getByText(`${first.reference} stays.`)).toBeVisible()
  await duplicates.getByRole('button', { name: 'Merge' }).click()

  await page.waitForURL(new RegExp(first.id))
  const written = page.getByRole('region', { name: 'What they wrote' })
  await expect(written).toContainText('To play more.')
  await expect(written).toContainText('Old School')
  const timeline = page.getByRole('region', { name: 'History' })
  await expect(timeline.getByText(`Merged with ${second.reference}`)).toBeVisible()
  await expect(timeline.getByText(`Received (${second.reference})`)).toBeVisible()
  const { rows } = await db.query('SELECT merged_into FROM inbox_entries WHERE entry_id = $1', [second.id])
  expect(rows).toEqual([{ merged_into: first.id }])

  await visit(page, adminPaths.document('player-registrations', second.id))
  const merged = page.getByRole('region', { name: 'Merged' })
  await expect(merged.getByText(`Merged into ${first.reference}.`)).toBeVisible()
  await expect(merged.getByRole('link', { name: `Open ${first.reference}` })).toBeVisible()
  await visit(page, adminPaths.search('player-registrations', lastName))
  await expect(page.getByRole('link', { name: 'Avery' })).toHaveCount(1)
})

test('rejects a stale merge and keeps the selection', async ({ page, db }) => {
  const fullName = `Riley ${name()}`
  const first = await send(page, 'application', applicationInput({ fullName }))
  const second = await send(page, 'application', applicationInput({ fullName, whyJoin: 'Because of the team.' }))
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('applications', second.id))
  const duplicates = page.getByRole('region', { name: `Possible duplicate ${first.reference}` })
  await duplicates.getByRole('radio', { name: /Why join: keep “I want to learn/ }).check()
  await db.query('UPDATE applications SET revision = revision + 1 WHERE id = $1', [first.id])
  await duplicates.getByRole('button', { name: 'Merge' }).click()
  await duplicates.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('One of the two was changed since')).toBeVisible()
  await expect(duplicates.getByRole('radio', { name: /Why join: keep “I want to learn/ })).toBeChecked()
  await duplicates.getByRole('button', { name: 'Not a duplicate' }).click()
  await expect(duplicates).toHaveCount(0)
})

test('a suspected spam entry is moved to spam in one step, and back', async ({ page, db }) => {
  const { id } = await send(page, 'registration', registrationInput({ lastName: name() }))
  await db.query(`UPDATE player_registrations SET suspicion = 'Sent within a second.' WHERE id = $1`, [id])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', id))
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('→ Spam')).toBeVisible()
  await ready(page)
  await expect(page.getByText('This is in spam.')).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('This is in spam.')).toHaveCount(0)
  await expect(history.getByText('Spam → In review')).toBeVisible()
})

test('adds a paper registration, and rejects it where the form would', async ({ page, db }) => {
  const lastName = name()
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/tryout-registrations/create')
  await changeInAdmin(page, async () => {
    await page.locator('#field-playerFirstName').fill('Avery')
    await page.locator('#field-playerLastName').fill(lastName)
    await page.locator('#field-playerAge').fill('2')
    await page.locator('#field-playerGrade').getByRole('combobox').click()
    await page.getByRole('option', { name: '6th Grade' }).click()
    await page.locator('#field-parentName').fill('Pat Example')
    await page.locator('#field-phoneNumber').fill('(623) 555-0102')
    await page.locator('#field-email').fill('pat@example.org')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter an age from 3 to 99.').first()).toBeVisible()
  await changeInAdmin(page, () => page.locator('#field-playerAge').fill('11'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/tryout-registrations\/[0-9a-f-]{36}/)
  await expect(page.getByRole('region', { name: 'History' }).getByText('Added by staff')).toBeVisible()
  const { rows } = await db.query(
    'SELECT reference, status, phone_normalised FROM tryout_registrations WHERE player_last_name = $1',
    [lastName],
  )
  expect(rows).toEqual([
    { reference: expect.stringMatching(/^TR-/), status: 'pending', phone_normalised: '+16235550102' },
  ])
})
