import { divisionId, makeMember, openSession } from '../support/members'
import { expectAccessible } from '../support/accessible'
import { expect, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const CODE = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/

test('the registrar creates a code, hands it over, and revokes it', async ({ page, db, request }) => {
  const { id } = await makeMember(db, { name: 'Sample T.', hasCode: false })
  await openSession(db, id)
  await signInAs(page, 'registrar')
  await visit(page, `/admin/collections/members/${id}`)
  const panel = page.getByRole('region', { name: 'Way into the film room' })
  await expect(panel.getByText('No code yet.')).toBeVisible()
  await expect(panel.getByText('Test, Chrome')).toBeVisible()
  await panel.getByRole('button', { name: 'Make a new code' }).click()
  const code = await panel.locator('code').innerText()
  expect(code).toMatch(CODE)
  await expect(panel.getByText('Signed in nowhere.')).toBeVisible()
  await expectAccessible(page, styled('access'))
  expect((await request.post('/members/sign-in/code', { data: { accessCode: code } })).status()).toBe(200)

  await revisit(page)
  await expect(panel.getByText(/works until/)).toBeVisible()
  await expect(panel.locator('code')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Sign out' }).click()
  await expect(panel.getByText('Signed in nowhere.')).toBeVisible()

  await panel.getByRole('button', { name: 'End the code' }).click()
  await expect(panel.getByText('The member is out at once, on every device.')).toBeVisible()
  await panel.getByRole('button', { name: 'End the code' }).click()
  await expect(panel.getByText('The code was withdrawn. There is none now.')).toBeVisible()
  expect((await request.post('/members/sign-in/code', { data: { accessCode: code } })).status()).toBe(401)
})

test('a coach sees the code status of own players and cannot change it', async ({ page, db }) => {
  const division = await divisionId(db, '12U')
  const { rows } = await db.query<{ id: string }>("SELECT id FROM staff WHERE email = 'coach@example.org'")
  await db.query(
    `INSERT INTO staff_rels ("order", parent_id, path, divisions_id) SELECT 1, $1, 'divisions', $2
     WHERE NOT EXISTS (SELECT FROM staff_rels WHERE parent_id = $1 AND divisions_id = $2)`,
    [rows[0]!.id, division],
  )
  const { id } = await makeMember(db, { divisions: [division] })
  await signInAs(page, 'coach')
  await visit(page, `/admin/collections/members/${id}`)
  const panel = page.getByRole('region', { name: 'Way into the film room' })
  await expect(panel.getByText(/works until/)).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
  await visit(page, '/admin/collections/members')
  await expect(page.getByRole('cell', { name: '12U' }).first()).toBeVisible()
  await expect(page.getByText('Print codes for a division')).toHaveCount(0)
})
