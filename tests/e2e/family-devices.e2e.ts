import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { enterAs, makeMember, openSession } from '../support/members'
import { expect, hydrated, test, visit } from '../support/site'

test('a parent sees the devices of a child, and signs it out on one device and everywhere', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const child = await makeMember(db, { name: 'Ada A.', hasCode: false })
  const parent = await makeMember(db, { role: 'parent', children: [child.id], hasCode: false })
  for (let device = 0; device < 3; device += 1) await openSession(db, child.id)
  await enterAs(context, db, parent.id, baseURL!)
  await visit(page, paths.familyOf(child.id))
  await hydrated(page)
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').first()).toContainText(/Test, Chrome.*First used .*, last used /)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await devices
    .getByRole('button', { name: /^Sign out on Test, Chrome/ })
    .first()
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(devices.getByText('Ada A. is not signed in on any device.')).toBeVisible()
  const { rowCount } = await db.query('SELECT FROM member_sessions WHERE member_id = $1', [child.id])
  expect(rowCount).toBe(0)
})
