import { adminPaths } from '../../src/lib/admin-paths'
import { moveTo, sendAnswer } from '../support/answer'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { newName, PHONE, putOnRoster } from '../support/enrolment'
import { makeRegistration } from '../support/inbox'
import { expect, revisit, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const KIND = 'player-registrations'

test('a promised call stays due with a person and a day, until the call is recorded', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: newName() })
  await signInAs(page, 'registrar')
  await page.setViewportSize(PHONE)
  await visit(page, adminPaths.document(KIND, id))
  await moveTo(page, 'Evaluation').check()
  const call = page.getByRole('group', { name: 'This mail promises a call' })
  await expect(call.getByLabel('Who calls')).toHaveValue(/./)
  await call.getByLabel('By').fill('2099-03-04')
  await expectAccessible(page, styled('mails'))
  await expectNoSidewaysScroll(page)
  await sendAnswer(page).click()
  const answer = page.getByRole('region', { name: 'Answer the family' })
  await expect(answer.getByText('Call promised by')).toBeVisible()
  // The bar shifts the page down when it appears.
  await expect(page.getByRole('region', { name: 'Undo' })).toBeVisible()
  await answer.getByRole('button', { name: 'The family was called' }).click()
  await expect(answer.getByText('No answer is due.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByText('Family called')).toBeVisible()
})

test('a change without a mail is undone from the entry, and the earlier due time is restored', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: newName() })
  await db.query(`UPDATE inbox_entries SET due_at = now() - interval '7 days' WHERE entry_id = $1`, [id])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document(KIND, id))
  const answer = page.getByRole('region', { name: 'Answer the family' })
  await expect(page.getByRole('region', { name: 'Case' }).getByText('Overdue 7 d')).toBeVisible()
  await moveTo(page, 'Declined').check()
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(answer.getByText('No answer is due.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: back to “Pending”' }).click()
  await expect(page.getByText('Taken back: everything is as it was before.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Case' }).getByText('Overdue 7 d')).toBeVisible()
})

test('an accepted player is enrolled only through the roster, and without papers only with a reason', async ({
  page,
  db,
}) => {
  const id = await makeRegistration(db, { first: newName(), born: '2018-05-06', status: 'accepted' })
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document(KIND, id))
  await expect(moveTo(page, 'Waitlisted')).toBeVisible()
  await expect(moveTo(page, 'Enrolled')).toHaveCount(0)
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

test('on a phone the contact details and the answer come before the family’s submission', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: newName() })
  await db.query(`UPDATE player_registrations SET parent_phone = '623 555 0142' WHERE id = $1`, [id])
  await signInAs(page, 'registrar')
  await page.setViewportSize(PHONE)
  await visit(page, adminPaths.document(KIND, id))
  const head = page.getByRole('region', { name: 'Case' })
  await expect(head.getByRole('link', { name: /\(623\) 555-0142/ })).toHaveAttribute('href', 'tel:+16235550142')
  await expect(head.getByText('Pending', { exact: true })).toBeVisible()
  await moveTo(page, 'Declined').check()
  const send = (await sendAnswer(page).boundingBox())!
  // Counted from the case, as the undo of another test's change may be shown above it.
  const top = (await head.boundingBox())!.y
  expect(send.y + send.height - top).toBeLessThan(1000)
  expect(send.y).toBeLessThan((await page.getByRole('heading', { name: 'What they wrote' }).boundingBox())!.y)
  await expectAccessible(page, styled('case'))
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(head.getByText('Declined', { exact: true })).toBeVisible()
  await expect(head.getByText(/^Due in/)).toHaveCount(0)
})
