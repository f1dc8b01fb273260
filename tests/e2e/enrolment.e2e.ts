import type { APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import { changeInAdmin } from '../support/admin'
import { acceptInAdmin, everywhere, linkOf, newName, PHONE, phoneWithoutScripts, REQUIRED } from '../support/enrolment'
import { registrationInput } from '../support/factories'
import { enterAs, makeMember } from '../support/members'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, reactReady, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually, reading } from '../support/eventually'
import { styled } from '../support/styled'

const CODE = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/

/** Creates an accepted registration, submitted by the form. */
async function accepted(request: APIRequestContext, db: pg.Pool, firstName: string): Promise<string> {
  const data = registrationInput({
    firstName,
    lastName: 'Okoro',
    dateOfBirth: '05/06/2018',
    parentEmail: `${firstName}@example.org`,
  })
  const answer = await request.post('/forms/registration', { data })
  const { id } = (await answer.json()) as { id: string }
  await db.query(`UPDATE player_registrations SET status = 'accepted' WHERE id = $1`, [id])
  return id
}

test('from an accepted registration to the team, and off the site again', async ({
  page,
  db,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const firstName = newName()
  const id = await accepted(request, db, firstName)
  await signInAs(page, 'registrar')
  const code = await acceptInAdmin(page, id)
  expect(code).toMatch(CODE)
  await expectAccessible(page, styled('panel'))
  await page.getByRole('button', { name: 'Print the code' }).click()
  await expect(page.getByRole('dialog', { name: 'Film room, 9U' }).getByText(code)).toBeVisible()
  expect((await request.post('/members/sign-in/code', { data: { accessCode: code } })).status()).toBe(200)
  expect(await (await request.get('/teams')).text()).not.toContain(firstName)

  const phone = await phoneWithoutScripts(browser, baseURL!)
  await visit(phone, await linkOf(db, firstName))
  await phone.getByLabel('Allergies, medicines, injuries').fill('Peanut allergy.')
  await phone.getByRole('button', { name: 'Sign and send' }).click()
  await expect(phone.getByRole('alert').getByRole('link')).toHaveCount(5)
  await expect(phone.getByLabel('Allergies, medicines, injuries')).toHaveValue('Peanut allergy.')
  for (const key of REQUIRED) await phone.locator(`#${key}`).check()
  await phone.locator('#conduct').uncheck()
  await phone.getByLabel('Your full name').fill('Pat de la Cruz')
  await phone.getByRole('button', { name: 'Sign and send' }).click()
  await expect(phone.getByRole('alert').getByRole('link')).toHaveCount(1)
  await revisit(page)
  await expect(page.getByRole('region', { name: 'Roster' }).getByText('consents 3/4')).toBeVisible()
  await expect(phone.getByText('Signed by Pat de la Cruz')).toHaveCount(3)
  await phone.locator('#conduct').check()
  await phone.getByRole('button', { name: 'Sign and send' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`${firstName} is on the team`)

  const slug = `${firstName.toLowerCase()}-o`
  await expectEventually(reading(request, '/teams'), (shown) => shown.toContain(`${firstName} O.`))
  expect((await request.get(`/player/${slug}`)).status()).toBe(200)
  expect(await (await request.get('/teams')).text()).not.toContain('Okoro')
  const { rows } = await db.query('SELECT status FROM player_registrations WHERE id = $1', [id])
  expect(rows[0].status).toBe('enrolled')
  await revisit(page)
  await expect(page.getByRole('region', { name: 'Roster' }).getByText('consents 4/4')).toBeVisible()

  await phone.getByLabel('Nothing: not on the website').check()
  await phone.getByRole('button', { name: 'Save for the website' }).click()
  await expect(phone.getByText('Saved. The website shows it now.')).toBeVisible()
  await expectEventually(
    () => everywhere(request, slug, firstName),
    (shown) => shown.toEqual([]),
  )
  expect((await request.get(`/player/${slug}`)).status()).toBe(404)
})

test('the roster suggests the division that staff save on the same page', async ({ page, db, request }) => {
  const id = await accepted(request, db, newName())
  await signInAs(page, 'registrar')
  await visit(page, `/admin/collections/player-registrations/${id}`)
  await reactReady(page, '#fc-answer-status')
  const panel = page.getByRole('region', { name: 'Roster' })
  await expect(panel.getByLabel('Division')).toHaveValue('9U')
  const field = page.locator('#field-division')
  await field.getByRole('combobox').click()
  await changeInAdmin(page, () => field.getByRole('option', { name: '10U' }).click())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText('Proposed: 10U.')).toBeVisible()
  await expect(panel.getByLabel('Division')).toHaveValue('10U')
})

test('the page fits a phone, is accessible with and without its questions, and is private', async ({
  page,
  db,
  request,
  baseURL,
}) => {
  const firstName = newName()
  const id = await accepted(request, db, firstName)
  await signInAs(page, 'registrar')
  await acceptInAdmin(page, id)
  const link = await linkOf(db, firstName)
  await page.setViewportSize(PHONE)
  const answer = await visit(page, link)
  const headers = answer!.headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByText('Add another person').click()
  await page.locator('#pickup-2-phone').fill('(623) 555-0177')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'Person 2: Please write a name as well.',
  ])
  await expect(page.locator('#pickup-2-phone')).toHaveValue('(623) 555-0177')
  await expectAccessible(page)
  await page.locator('#pickup-2-name').fill('Lou Sample')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved. Come back with the same link whenever you like.')
  await visit(page, link)
  await expect(page.locator('#pickup-1-name')).toHaveValue('Lou Sample')

  const { rows } = await db.query<{ id: string }>('SELECT id FROM enrolments WHERE registration_id = $1', [id])
  const sent = await page.request.post('/staff/roster/link', {
    data: { enrolment: rows[0]!.id },
    headers: { origin: baseURL! },
  })
  expect(sent.status()).toBe(200)
  const old = await visit(page, link)
  expect(old!.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  expect((await visit(page, await linkOf(db, firstName)))!.status()).toBe(200)
})

test('the staff page of the enrollment shows every signature, and sends a new link', async ({ page, db }) => {
  await signInAs(page, 'registrar')
  const { rows } = await db.query<{ id: string }>(
    `SELECT e.id FROM enrolments e JOIN players p ON p.id = e.player_id WHERE p.slug = 'm-placeholder'`,
  )
  await visit(page, `/admin/collections/enrolments/${rows[0]!.id}`)
  const panel = page.getByRole('region', { name: /Consents/ })
  await expect(panel.getByText('consents 4/4')).toBeVisible()
  await expect(panel.locator(`${styled('consents')} > li`)).toHaveCount(6)
  await panel.getByText('Every signature').click()
  await expect(panel.getByText('Sam Placeholder signed concussion, version 1')).toBeVisible()
  await expectAccessible(page, styled('panel'))
  await panel.getByRole('button', { name: 'Send a new link' }).click()
  await expect(panel.getByText('A new link is on its way to the family.')).toBeVisible()
  await revisit(page)
  await expect(panel.getByText('The family’s link works until')).toBeVisible()
})

test('a signed-in parent opens only their own child’s page from the family page', async ({ page, db, baseURL }) => {
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM members WHERE email = 'parent@example.org'`)
  await enterAs(page.context(), db, rows[0]!.id, baseURL!)
  await visit(page, '/family')
  await page.getByRole('button', { name: 'Consents and contacts of Mateo' }).click()
  await expect(page).toHaveURL(/\/enrol\/[\w-]{43}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ is on the team$/)
  await expectAccessible(page)
  const stranger = await makeMember(db, { role: 'player', hasCode: false })
  const answer = await page.request.post('/members/enrol-open', {
    data: { child: stranger.id },
    headers: { origin: baseURL! },
  })
  expect(answer.status()).toBe(404)
})
