import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { registrationInput } from '../support/factories'
import { readServerLog } from '../support/logins'
import { expect, revisit, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

/** Returns what the server logged of components that could not be rendered. */
function renderErrors(): string[] {
  const lines = readServerLog().split('\n')
  return lines.filter((line) => line.includes('⨯') || line.includes('A view of the admin could not be loaded.'))
}

test('opening a player, a mail or a picture renders the cells of their lists without an error', async ({
  page,
  db,
}) => {
  await page.request.post(paths.formPost('registration'), { data: registrationInput() })
  await signInAs(page, 'registrar')
  const before = renderErrors()
  for (const slug of ['players', 'mails', 'media']) {
    const { rows } = await db.query<{ id: string }>(`SELECT id FROM ${slug} ORDER BY id LIMIT 1`)
    await visit(page, adminPaths.document(slug, rows[0]!.id))
    await revisit(page)
  }
  expect(renderErrors()).toEqual(before)
})
