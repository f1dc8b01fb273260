import { divisionId, makeMember } from '../../support/members'
import { expectAccessible } from '../../support/accessible'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { styled } from '../../support/styled'

const CODE = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/

// This test signs out every player of the division.
test('the registrar prints new codes for a division, and each of them works', async ({ page, db, request }) => {
  const division = await divisionId(db, '9U')
  const first = await makeMember(db, { name: 'Ada T.', divisions: [division] })
  await makeMember(db, { name: 'Bo T.', divisions: [division], hasCode: false })
  const { rowCount } = await db.query(
    "SELECT 1 FROM members_rels r JOIN members m ON m.id = r.parent_id AND m.role = 'player' WHERE divisions_id = $1",
    [division],
  )
  await signInAs(page, 'registrar')
  await visit(page, '/admin/collections/members')
  await page.getByText('Print codes for a division').click()
  await page.getByLabel('Division', { exact: true }).selectOption('9U')
  await page.getByRole('button', { name: 'Make the codes' }).click()
  await expect(page.getByText('Every player of 9U gets a new code.')).toBeVisible()
  await page.getByRole('button', { name: 'Make the codes' }).click()

  const sheet = page.getByRole('dialog', { name: 'Film room, 9U' })
  await expect(sheet.getByRole('listitem')).toHaveCount(rowCount!)
  await expectAccessible(page, styled('sheet'))
  const strips = await sheet.getByRole('listitem').allInnerTexts()
  const names = strips.map((strip) => strip.split('\n')[0])
  expect(names).toEqual(expect.arrayContaining(['Ada T.', 'Bo T.']))
  for (const name of ['Ada T.', 'Bo T.']) {
    const code = CODE.exec(strips[names.indexOf(name)]!)![0]
    expect((await request.post('/members/sign-in/code', { data: { accessCode: code } })).status()).toBe(200)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText('Ada T.')).toBeVisible()
  // Starts on the first page and continues over all pages.
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0 })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Members' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  expect((await request.post('/members/sign-in/code', { data: { accessCode: first.code } })).status()).toBe(401)
  await db.query("DELETE FROM rate_limits WHERE key LIKE 'wrong:%'")
  await db.query('DELETE FROM members WHERE name IN ($1, $2)', ['Ada T.', 'Bo T.'])
})
