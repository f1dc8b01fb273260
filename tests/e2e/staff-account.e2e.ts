import { randomUUID } from 'node:crypto'
import { changeInAdmin } from '../support/admin'
import { readLogin } from '../support/logins'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test('an admin who signed in long ago is asked for their own password before an e-mail address changes', async ({
  page,
  db,
}) => {
  const email = `${randomUUID()}@example.org`
  const { rows } = await db.query<{ id: string }>(
    "INSERT INTO staff (name, email) VALUES ('Kim Moreno', $1) RETURNING id",
    [email],
  )
  await db.query(`INSERT INTO staff_roles ("order", parent_id, value) VALUES (1, $1, 'editor')`, [rows[0]!.id])
  await signInAs(page, 'admin')
  await visit(page, `/admin/collections/staff/${rows[0]!.id}`)
  await changeInAdmin(page, () => page.getByLabel('Email').fill(`new-${email}`))
  // Last: a page that renews its session at the same time writes the earlier time back.
  await db.query("UPDATE staff_sessions SET created_at = now() - interval '11 minutes'")
  await page.getByRole('button', { name: 'Save' }).click()
  const passwordRequest = page.getByText('Type your own password here to change a password, an email address or a role')
  await expect(passwordRequest.first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(`new-${email}`)
  const own = page.getByLabel('Your own password')
  await expect(own).toHaveAttribute('type', 'password')
  await changeInAdmin(page, () => own.fill(readLogin('admin').password))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await db.query('SELECT email FROM staff WHERE id = $1', [rows[0]!.id])).rows)
    .toEqual([{ email: `new-${email}` }])
  await expect(own).toHaveValue('')
})
