import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { enterAs, makeMember } from '../support/members'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const SECTION = styled('erase')

async function addPlayer(db: Pool, lastName: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO players (first_name, last_name, slug, age, gender, division)
     VALUES ('Test', $1, $2, 11, 'girl', '12U') RETURNING id`,
    [lastName, `test-${lastName.toLowerCase()}`],
  )
  return rows[0]!.id
}

function section(page: Page) {
  return page.getByRole('region', { name: /^If you erase/ })
}

test('a registrar requests the erasure of a child, an admin approves it, and it is canceled in time', async ({
  page,
  db,
}) => {
  const id = await addPlayer(db, 'Leaver')
  const file = `/admin/child-file/players/${id}`
  await signInAs(page, 'registrar')
  await visit(page, file)
  await reactReady(page, '#fc-erase-name')
  const button = section(page).getByRole('button', { name: 'Ask to erase everything' })
  await expect(button).toBeDisabled()
  await section(page).getByLabel('Type the child’s name').fill('Test Leaves')
  await expect(button).toBeDisabled()
  await expect(section(page)).toContainText('Not the same: it is Test Leaver.')
  await section(page).getByLabel('Type the child’s name').fill('test leaver')
  await expectAccessible(page, SECTION)
  await expectNoSidewaysScroll(page)
  await button.click()
  await expect(section(page)).toContainText('the family has its answer by')
  await expect(section(page).getByRole('button', { name: /^Agree/ })).toHaveCount(0)

  await signInAs(page, 'admin')
  await visit(page, adminPaths.home)
  await page.getByRole('link', { name: /to erase, 4[45] days left/ }).click()
  await expect(page).toHaveURL(file)
  await reactReady(page, `${SECTION} button`)
  await section(page).getByRole('button', { name: 'Agree to erase Test' }).click()
  await section(page).getByRole('group').getByRole('button', { name: 'Agree to erase Test' }).click()
  await expect(section(page)).toContainText('for 7 days it can be taken back')
  await section(page).getByRole('button', { name: 'Leave everything as it is' }).click()
  await section(page).getByRole('group').getByRole('button', { name: 'Leave everything as it is' }).click()
  await expect(button).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a parent requests the erasure of their own child, and cancels it', async ({ page, context, db, baseURL }) => {
    const child = await makeMember(db, { name: 'Ada A.', hasCode: false })
    const parent = await makeMember(db, { role: 'parent', children: [child.id], hasCode: false })
    await enterAs(context, db, parent.id, baseURL!)
    await visit(page, paths.familyOf(child.id))
    const part = page.getByRole('region', { name: 'What we hold' })
    await part.getByText('Ask us to erase Ada’s information').click()
    await part.getByLabel(/type the first name/).fill('Eve')
    await part.getByRole('button', { name: 'Send the request to erase' }).click()
    await expect(part.getByRole('alert')).toContainText('Nothing was changed')
    await part.getByText('Ask us to erase Ada’s information').click()
    await part.getByLabel(/type the first name/).fill('ada')
    await part.getByRole('button', { name: 'Send the request to erase' }).click()
    await expect(part.getByRole('status')).toContainText('You will have our answer by')
    await part.getByRole('button', { name: 'Keep Ada’s information' }).click()
    await expect(part.getByText('Ask us to erase Ada’s information')).toBeVisible()
  })
})
