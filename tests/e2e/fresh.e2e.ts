import { adminPaths } from '../../src/lib/admin-paths'
import { moveTo } from '../support/answer'
import { changeInAdmin } from '../support/admin'
import { makeRegistration } from '../support/inbox'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const NOTE = 'Pat would rather be called in the evening.'

test('after an answer the entry is no longer due: at once on the entry, and in the list after going back', async ({
  page,
  db,
}) => {
  const last = `Fresh${Date.now()}`
  const id = await makeRegistration(db, { last })
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = $1', [id, last])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`city=${last}`))
  const row = page.getByRole('listitem').filter({ hasText: last })
  await expect(row).toContainText('Due in')
  await row.getByRole('link').click()

  const answer = page.getByRole('region', { name: 'Answer the family' })
  const notes = page.locator('#field-notes')
  await expect(page.getByRole('region', { name: 'Case' }).getByText(/^Due in/)).toBeVisible()
  await changeInAdmin(page, () => notes.fill(NOTE))
  await moveTo(page, 'Evaluation').check()
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(answer.getByText('No answer is due.')).toBeVisible()
  await expect(notes).toHaveValue(NOTE)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'History' }).getByText('internal notes')).toBeVisible()
  await page.goBack()
  await expect(row).toContainText('Evaluation')
  await expect(row).toContainText('No answer due')
})
