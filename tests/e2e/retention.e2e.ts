import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

for (const width of [1440, 390]) {
  test(`an admin sees what is due to be deleted at ${width} pixels`, async ({ page, db }) => {
    // On the first of a month the job runs while the tests do.
    await db.query('DELETE FROM retention_runs')
    await db.query(
      `INSERT INTO mails (subject, "to", text, status, created_at) VALUES ('Old', 'old@example.org', 'Words', 'kept', now() - interval '2 years')`,
    )
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, 'admin')
    await visit(page, '/admin')
    await page.getByRole('link', { name: 'See what is due' }).click()
    await expect(page).toHaveURL('/admin/retention')
    await expect(page.getByRole('row', { name: /^Words of old mails/ })).toContainText('12 months')
    await expect(page.getByRole('row', { name: /^Words of old mails/ })).not.toContainText('Due now0')
    await expect(page.getByRole('caption')).toContainText('The job has not run yet.')
    await expectAccessible(page, styled('view'))
    await expectNoSidewaysScroll(page)
  })
}

test('a registrar may not open it', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/retention')
  await expect(page.getByText('Your account may not open this page.')).toBeVisible()
})

test('a child’s file shows its legal hold and where else it is named', async ({ page, db }) => {
  const { rows } = await db.query<{ id: string; name: string }>(
    `SELECT p.id, p.first_name || ' ' || p.last_name AS name FROM players p JOIN enrolments e ON e.player_id = p.id
     WHERE p.deleted_at IS NULL ORDER BY p.last_name LIMIT 1`,
  )
  const { id, name } = rows[0]!
  await db.query(
    `INSERT INTO form_entries (name, email, subject, message, reference) VALUES ('Sam', 'sam@example.org', 'Hello', $1, 'FC-NAMED')`,
    [`Is ${name} on the list?`],
  )
  await db.query(
    `WITH hold AS (INSERT INTO legal_holds (reason, ends_on) VALUES ('A court asked for it', now() + interval '1 year') RETURNING id)
     INSERT INTO legal_holds_rels ("order", parent_id, path, players_id) SELECT 1, id, 'about', $1 FROM hold`,
    [id],
  )
  await signInAs(page, 'registrar')
  await visit(page, `/admin/child-file/players/${id}`)
  await expect(page.getByText(/^A legal hold keeps everything about/)).toContainText('A court asked for it')
  const mentions = page.getByRole('region', { name: /^Perhaps about/ })
  await expect(mentions.getByRole('link', { name: 'Message' })).toBeVisible()
  await expectAccessible(page, styled('page'))
  await mentions.getByRole('link', { name: 'Message' }).click()
  await expect(page.getByText(`Is ${name} on the list?`).first()).toBeVisible()
})
