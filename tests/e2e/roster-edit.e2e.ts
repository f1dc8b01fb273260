import { adminPaths } from '../../src/lib/admin-paths'
import { divisionId } from '../support/members'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually, reading } from '../support/eventually'
import { styled } from '../support/styled'

const DIVISION = '13U'

test('a squad is edited as a table with one save, restored, and rejected after a colleague’s change', async ({
  page,
  db,
  request,
}) => {
  const { rows } = await db.query<{ id: string; name: string; firstName: string; number: string }>(
    `SELECT id, first_name || ' ' || last_name AS name, first_name AS "firstName", number FROM players
     WHERE division = $1 AND deleted_at IS NULL ORDER BY "order", last_name LIMIT 2`,
    [DIVISION],
  )
  const [one, other] = rows as [(typeof rows)[0], (typeof rows)[0]]
  await signInAs(page, 'registrar')
  await visit(page, `/admin/rosters?division=${DIVISION}`)
  const number = page.getByLabel(`Number, ${one.name}`)
  await number.fill(other.number)
  await expect(number).toHaveAccessibleDescription(/^\d+ is \S+\. \d+ is free\.$/)
  await expect(page.getByRole('button', { name: 'Save 1' })).toBeDisabled()
  await expectAccessible(page, styled('view'))
  await page.getByRole('button', { name: new RegExp(`^Give ${one.firstName} `) }).click()
  await number.fill('93')
  await page.getByLabel(`Number, ${other.name}`).fill('92')
  await number.press('Enter')
  const status = page.getByRole('status').filter({ hasText: '2 players saved.' })
  await expect(status).toBeVisible()
  await expectEventually(reading(request, '/teams'), (shown) => shown.toContain('93'))

  await page.getByRole('button', { name: 'Put back as before' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 players put back as before.' })).toBeVisible()
  await expect(number).toHaveValue(one.number)

  await db.query(`UPDATE players SET number = '94', revision = revision + 1 WHERE id = $1`, [one.id])
  await number.fill('95')
  await number.press('Enter')
  await expect(page.getByText(`Someone else changed ${one.firstName} in the meantime.`)).toBeVisible()
  await expect(number).toHaveValue('95')
  await number.press('Escape')
  await expect(number).toHaveValue('94')
  await number.fill(one.number)
  await page.getByRole('button', { name: 'Save 1' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 player saved.' })).toBeVisible()
})

test('a page with unsaved changes asks before it is left, also by a link of the admin', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, `/admin/rosters?division=${DIVISION}`)
  const number = page.getByLabel(/^Number, /).first()
  const before = await number.inputValue()
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await number.fill('88')
  const links = ['Inbox', '12U']
  for (const name of links) {
    await page
      .getByRole('link', { name, exact: name === '12U' })
      .first()
      .click({ noWaitAfter: true })
    await expect.poll(() => questions.splice(0), name).toEqual(['beforeunload'])
    await expect(number).toHaveValue('88')
  }
  void page.reload().catch(() => {})
  await expect.poll(() => questions.splice(0)).toEqual(['beforeunload'])
  await expect(number).toHaveValue('88')

  await number.press('Escape')
  await expect(number).toHaveValue(before)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(page).toHaveURL(/\/admin\/inbox/)
  expect(questions).toEqual([])
})

test('Back within the admin asks before unsaved changes are lost', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.home)
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Rosters/ })
    .click()
  await expect(page).toHaveURL(adminPaths.rosters)
  const number = page.getByLabel(/^Number, /).first()
  const questions: string[] = []
  let mayLeave = false
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await (mayLeave ? dialog.accept() : dialog.dismiss())
  })
  await number.fill('88')
  for (mayLeave of [false, true]) {
    // The browser lets a page ask only after a key or a click.
    await number.press('End')
    void page.goBack().catch(() => {})
    await expect.poll(() => questions.splice(0)).toEqual(['confirm'])
    await expect(page).toHaveURL(mayLeave ? adminPaths.home : adminPaths.rosters)
    if (!mayLeave) await expect(number).toHaveValue('88')
  }
})

test('the table fits a phone, and shows a coach guardians but no publication choice', async ({ page, db }) => {
  await divisionId(db, '12U')
  await signInAs(page, 'coach')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/admin/rosters')
  await expect(page.getByRole('link', { name: /^\(?623/ }).first()).toHaveAttribute('href', /^tel:/)
  await expect(page.getByLabel(/^The public reads/)).toHaveCount(0)
  await expectAccessible(page, styled('view'))
  await expectNoSidewaysScroll(page)
})

test('the card fits a phone, calls the guardian, and is limited to a coach’s own squads', async ({ page, db }) => {
  const division = await divisionId(db, '12U')
  await db.query(
    `INSERT INTO staff_rels ("order", parent_id, path, divisions_id)
     SELECT 1, s.id, 'divisions', $1 FROM staff s WHERE s.email = 'coach@example.org'
       AND NOT EXISTS (SELECT FROM staff_rels r WHERE r.parent_id = s.id AND r.divisions_id = $1)`,
    [division],
  )
  const player = async (key: string) => {
    const { rows } = await db.query<{ id: string; phone: string }>(
      `SELECT p.id, e.guardian_phone AS phone FROM players p JOIN enrolments e ON e.player_id = p.id
       WHERE p.division = $1 AND p.deleted_at IS NULL ORDER BY "order" LIMIT 1`,
      [key],
    )
    return rows[0]!
  }
  const own = await player('12U')
  await signInAs(page, 'coach')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/admin/player-card/${own.id}`)
  await expect(page.getByRole('link', { name: /Guardian/ })).toHaveAttribute('href', /^tel:\+1623555/)
  await expectAccessible(page, styled('view'))
  await expectNoSidewaysScroll(page)
  const { rows } = await db.query(
    `SELECT a.action FROM audit_events a JOIN enrolments e ON e.id = a.entry_id WHERE e.player_id = $1 AND a.actor_name = 'Chris Okafor'`,
    [own.id],
  )
  expect(rows).toContainEqual({ action: 'opened the card' })
  await visit(page, `/admin/player-card/${(await player('14U')).id}`)
  await expect(page.getByText('Your account may not open this page.')).toBeVisible()
  await visit(page, '/admin/rosters?division=14U')
  await expect(page.getByRole('link', { name: '14U', exact: true })).toHaveCount(0)
})

test('sheets are printed with name and time, and recorded in the audit log', async ({ page, db }) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/rosters?division=12U')
  await page.getByRole('link', { name: 'Print the check-in sheet' }).click()
  const sheet = page.getByRole('article', { name: 'Check-in sheet 12U' })
  await expect(sheet.getByText(/Printed by Kim Moreno, /)).toBeVisible()
  await expectAccessible(page, styled('paper'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.nav')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const { rows } = await db.query(`SELECT detail FROM audit_events WHERE action = 'printed' ORDER BY id DESC LIMIT 1`)
  expect(rows[0].detail).toMatch(/^Check-in sheet 12U, \d+ rows$/)
})

test('views of the admin are limited to their roles, also by address', async ({ page }) => {
  for (const path of ['/admin/rosters', '/admin/rollover', '/admin/roster-sheet?sheet=roster&division=12U']) {
    await visit(page, path)
    await expect(page).toHaveURL(/\/admin\/login/)
  }
  await signInAs(page, 'editor')
  for (const path of ['/admin/rosters', '/admin/rollover', '/admin/roster-sheet?sheet=roster&division=12U']) {
    await visit(page, path)
    await expect(page.getByText('Your account may not open this page.')).toBeVisible()
  }
})
