import { signInAs } from '../support/staff-session'
import { expect, test, visit } from '../support/site'

test('a question that is added is open, with four empty answers to fill in; the others stay closed and say what they ask', async ({
  page,
  db,
}) => {
  const { rows } = await db.query<{ id: string; question: string }>(
    `SELECT q.id, first.question FROM quizzes q JOIN quizzes_questions first ON first._parent_id = q.id AND first._order = 1
     WHERE (SELECT count(*) FROM quizzes_questions one WHERE one._parent_id = q.id) = 2 LIMIT 1`,
  )
  const { id, question } = rows[0]!
  await signInAs(page, 'coach')
  await visit(page, `/admin/collections/quizzes/${id}`)
  await expect(page.getByText(`1. ${question}`)).toBeVisible()
  await page.getByRole('button', { name: 'Add Question' }).click()
  const added = page.locator('#questions-row-2')
  await expect(added.getByRole('textbox', { name: 'Answer' })).toHaveCount(4)
  for (const answer of await added.getByRole('textbox', { name: 'Answer' }).all()) {
    await expect(answer).toBeVisible()
    await expect(answer).toHaveValue('')
  }
  await expect(page.locator('#questions-row-0').getByRole('textbox', { name: 'Answer' }).first()).toBeHidden()
})

test('a chapter and a caption file that are added are open; closed ones say their words', async ({ page, db }) => {
  const { rows } = await db.query<{ id: string; title: string }>(
    `SELECT f.id, c.title FROM films f JOIN films_chapters c ON c._parent_id = f.id AND c._order = 2 LIMIT 1`,
  )
  const { id, title } = rows[0]!
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/films/${id}`)
  await expect(page.locator('#field-chapters').getByText(new RegExp(`^\\d+:\\d\\d ${title}$`))).toBeVisible()
  await expect(page.locator('#field-captions').getByText('English', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Caption file' }).click()
  await expect(page.locator('#field-captions').getByRole('textbox', { name: 'Language' }).last()).toBeVisible()
})
