import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { newName, PHONE, putOnRoster } from '../support/enrolment'
import { makeRegistration } from '../support/inbox'
import { expect, revisit, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const KIND = 'player-registrations'

test('a promised call stays due with a person and a day, until somebody notes the call', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: newName() })
  await signInAs(page, 'registrar')
  await page.setViewportSize(PHONE)
  await visit(page, paths.adminDocument(KIND, id))
  await page.getByLabel(/What is next/).selectOption('evaluation')
  const call = page.getByRole('group', { name: 'This mail promises a call' })
  await expect(call.getByLabel('Who calls')).toHaveValue(/./)
  await call.getByLabel('By').fill('2099-03-04')
  await expectAccessible(page, styled('mails'))
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Change and send' }).click()
  const panel = page.getByRole('region', { name: 'Entry panel' })
  await expect(panel.getByText('Call promised by')).toBeVisible()
  await panel.getByRole('button', { name: 'The family was called' }).click()
  await expect(panel.getByText('No answer is due.')).toBeVisible()
})

test('a change without a mail is undone from the entry, and the due time is the earlier one', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: newName() })
  await db.query(`UPDATE inbox_entries SET due_at = now() - interval '7 days' WHERE entry_id = $1`, [id])
  await signInAs(page, 'registrar')
  await visit(page, paths.adminDocument(KIND, id))
  const panel = page.getByRole('region', { name: 'Entry panel' })
  await expect(panel.getByText('Overdue 7 d')).toBeVisible()
  await page.getByLabel(/What is next/).selectOption('declined')
  await page.getByRole('button', { name: 'Change without mail' }).click()
  await expect(panel.getByText('No answer is due.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: back to “Pending”' }).click()
  await expect(page.getByText('Taken back: everything is as it was before.')).toBeVisible()
  await expect(panel.getByText('Overdue 7 d')).toBeVisible()
})

test('an accepted player is enrolled through the roster alone, without papers only with a reason', async ({
  page,
  db,
}) => {
  const id = await makeRegistration(db, { first: newName(), born: '2018-05-06', status: 'accepted' })
  await signInAs(page, 'registrar')
  await visit(page, paths.adminDocument(KIND, id))
  await expect(page.getByLabel(/What is next/).getByRole('option', { name: 'Enrolled' })).toHaveCount(0)
  await putOnRoster(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const roster = page.getByRole('region', { name: 'Roster' })
  await roster.getByRole('button', { name: 'Enroll without papers' }).click()
  await expect(roster.getByRole('alert')).toContainText('Give the reason in a few words')
  await roster.getByLabel('Reason for no papers').fill('Signed by hand at the gym.')
  await roster.getByRole('button', { name: 'Enroll without papers' }).click()
  await expect(roster.getByText('Enrolled without papers: Signed by hand at the gym.')).toBeVisible()
  await revisit(page)
  await expectAccessible(page, styled('panel'))
  const { rows } = await db.query('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])
  expect(rows).toEqual([{ status: 'enrolled' }])
})
