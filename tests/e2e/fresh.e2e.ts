import { paths } from '../../src/lib/paths'
import { changeInAdmin } from '../support/admin'
import { makeRegistration } from '../support/inbox'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const NOTE = 'Pat would rather be called in the evening.'

test('after an answer nothing is due any more: at once on the entry, and in the list one comes back to', async ({
  page,
  db,
}) => {
  const last = `Fresh${Date.now()}`
  const id = await makeRegistration(db, { last })
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = $1', [id, last])
  await signInAs(page, 'registrar')
  await visit(page, paths.adminInbox(`city=${last}`))
  const row = page.getByRole('listitem').filter({ hasText: last })
  await expect(row).toContainText('Due in')
  await row.getByRole('link').click()

  const panel = page.getByRole('region', { name: 'Entry panel' })
  const notes = page.locator('#field-notes')
  await expect(panel.getByText(/^Due in/)).toBeVisible()
  await changeInAdmin(page, () => notes.fill(NOTE))
  await page.getByLabel(/What is next/).selectOption('evaluation')
  await page.getByRole('button', { name: 'Change without mail' }).click()
  await expect(panel.getByText('No answer is due.')).toBeVisible()
  await expect(notes).toHaveValue(NOTE)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'History' }).getByText('internal notes')).toBeVisible()
  await page.goBack()
  await expect(row).toContainText('Evaluation')
  await expect(row).toContainText('No answer due')
})
