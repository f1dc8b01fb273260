import { readFile } from 'node:fs/promises'
import { formatMoment } from '../../src/lib/dates'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { registrationInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { makeRegistration } from '../support/inbox'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const AUDIT_LINK = 'a[href="/admin/audit"]'

test('a registrar exports a list to a file without formulas, and an admin sees the export in the audit log', async ({
  page,
  browser,
  baseURL,
}) => {
  const lastName = `Export${Date.now()}`
  const sent = await page.request.post(paths.formPost('registration'), {
    data: registrationInput({ lastName, goals: '=1+1' }),
  })
  const { reference } = (await sent.json()) as { reference: string }
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/player-registrations')
  await page.getByRole('button', { name: 'Export this list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export this list' })
  await expect(dialog).toContainText('Registrations.')
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+ lines?\.$/)
  await expectAccessible(page, 'dialog[open]')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^player-registrations-[\d-]+\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const row = text.split('\r\n').find((line) => line.includes(lastName))
  expect(row).toContain(reference)
  expect(row).toContain(`,'=1+1,`)
  await page.getByRole('button', { name: 'Export this list' }).click()
  await dialog.getByRole('radio', { name: 'Excel' }).check()
  const workbook = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Excel' }).click()
  expect((await workbook).suggestedFilename()).toMatch(/^player-registrations-[\d-]+\.xlsx$/)
  await expect(dialog).toHaveCount(0)

  await visit(page, '/admin/audit')
  await expect(page.getByText('Your account may not open this page.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await visit(page, '/admin/settings')
  await expect(page.getByRole('link', { name: 'Season rollover' })).toBeVisible()
  await expect(page.locator(AUDIT_LINK)).toHaveCount(0)

  const context = await browser.newContext({ baseURL })
  const office = await context.newPage()
  await signInAs(office, 'admin')
  await visit(office, '/admin/settings')
  await office.locator(AUDIT_LINK).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  await office.getByLabel('What').selectOption('exported')
  await office.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(office).toHaveURL(/action=exported/)
  await expect(office.getByRole('row').filter({ hasText: 'Registrations' }).first()).toContainText(
    /Kim Moreno.*\d+ rows/,
  )
  await expectAccessible(office, styled('page'))
  await context.close()
})

test('a visitor who opens the audit list is asked to sign in', async ({ page }) => {
  const answer = await page.request.get('/admin/audit', { maxRedirects: 0 })
  expect(await answer.text()).not.toMatch(/fc-table|fc-filter/)
  await visit(page, '/admin/audit')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
})

test('visitors cannot export anything', async ({ request }) => {
  for (const path of [adminPaths.staffPost('export'), adminPaths.staffPost('entry')]) {
    expect((await request.post(path, { data: {} })).status(), path).toBe(401)
    expect((await request.get(path)).status(), path).toBe(405)
  }
})

test('on a phone, a row of a list is a card with labels: nothing is cut off, and no empty bar covers the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent = await page.request.post(paths.formPost('registration'), { data: registrationInput() })
  expect(sent.status()).toBe(201)
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/player-registrations')
  const row = page.locator('.collection-list tbody tr').first()
  await expect(row).toBeVisible()
  const cells = await row
    .locator('td:not(:empty)')
    .evaluateAll((all) => all.map((cell) => ({ name: cell.className, ...cell.getBoundingClientRect().toJSON() })))
  expect(cells.map(({ name }) => name)).toEqual(expect.arrayContaining(['cell-status', 'cell-createdAt']))
  for (const { name, right } of cells) expect(right, name).toBeLessThanOrEqual(390)
  const [first, last] = ['cell-playerFirstName', 'cell-playerLastName'].map((name) =>
    cells.find((cell) => cell.name === name),
  )
  expect(last!.y).toBe(first!.y)
  const labelOf = (name: string) =>
    row.locator(`.${name}`).evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''))
  expect(await labelOf('cell-status')).toBe('Status')
  expect(await labelOf('cell-createdAt')).toBe('Created')
  // The name of the row needs none.
  for (const name of ['cell-playerFirstName', 'cell-playerLastName']) expect(await labelOf(name)).toBe('none')
  const chosen = page.locator('.collection-list__list-selection')
  await expect(chosen).toBeHidden()
  await reactReady(page, '.collection-list tbody input')
  await row.getByRole('checkbox').check({ force: true })
  await expect(chosen).toContainText('1 selected')
})

test('the list of players shows full names, guardians and papers, and leads to the player', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/players?search=Exampleton')
  const row = page.getByRole('row').filter({ hasText: 'Avery Exampleton' })
  await expect(row).toContainText('Pat Exampleton')
  await expect(row.getByRole('link', { name: '(623) 555-0110' })).toHaveAttribute('href', 'tel:+16235550110')
  await expect(row.locator('.cell-papers')).toContainText('Complete')
  await expectAccessible(page, '.collection-list')
  await row.getByRole('link', { name: 'Avery Exampleton' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avery Exampleton' })).toBeVisible()
})

test('the list of enrollments shows the full name of each player', async ({ page, db }) => {
  const { rows } = await db.query<{ id: string; name: string }>(
    `SELECT e.id, p.first_name || ' ' || p.last_name AS name FROM enrolments e JOIN players p ON p.id = e.player_id
     WHERE e.guardian_name = 'Pat Exampleton' ORDER BY e.created_at LIMIT 1`,
  )
  const { id, name } = rows[0]!
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/enrolments?search=Pat%20Exampleton')
  const link = page.getByRole('row').locator(`a[href$="/enrolments/${id}"]`)
  await expect(link).toHaveText(name)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/enrolments/${id}`))
})

test('the list of players in the trash leads to the player', async ({ page, db }) => {
  const lastName = `Trashwell${Date.now()}`
  await db.query(
    `INSERT INTO players (first_name, last_name, number, age, gender, division, "order", slug, deleted_at)
     VALUES ('Quinn', $1, '99', 11, 'girl', '11U', 10, $1, now())`,
    [lastName],
  )
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/players/trash')
  await page.getByRole('link', { name: `Quinn ${lastName}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Quinn ${lastName}` })).toBeVisible()
})

test('the list of articles shows each state as a tag, and its last change in Arizona time', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/posts')
  const row = page.locator('.collection-list tbody tr').first()
  await expect(row.locator('.cell-_status')).toHaveText(/^(Published|Draft|Unpublished changes)$/)
  const time = row.locator('.cell-updatedAt time')
  const changedAt = await time.getAttribute('datetime')
  await expect(time).toHaveAttribute('title', formatMoment(changedAt!))
})

test('a printed registration has all answers, without tools and notes among staff', async ({ page, db }) => {
  const id = await makeRegistration(db)
  await signInAs(page, 'registrar')
  await visit(page, `/admin/collections/player-registrations/${id}`)
  await expect(page.getByRole('heading', { name: 'Among staff' })).toBeVisible()
  const answer = page.locator('#fc-written').locator('xpath=../..').locator('details:not([open]) dd').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  for (const name of ['Among staff', 'Answer the family']) {
    await expect(page.getByRole('heading', { name })).toBeHidden()
  }
  await expect(page.getByRole('navigation', { name: 'Queue' })).toBeHidden()
})
