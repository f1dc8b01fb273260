import { toDay } from '../../src/lib/dates'
import { expectFitsNow } from '../support/content'
import { makeAssignment } from '../support/film-work'
import { makeFilm } from '../support/films'
import { makeRegistration } from '../support/inbox'
import { enterAs, type makeMember } from '../support/members'
import { expect, test, visit } from '../support/site'

type Db = Parameters<typeof makeMember>[0]

/** The parent of the demo. Hana has one consent to sign, Mateo has none. */
async function demoFamily(db: Db) {
  const { rows } = await db.query<{ id: string; name: string; child: string }>(
    `SELECT m.id, c.name, c.id AS child FROM members m JOIN members_rels r ON r.parent_id = m.id AND r.path = 'children'
     JOIN members c ON c.id = r.members_id WHERE m.email = 'parent@example.org' ORDER BY c.name`,
  )
  const [hana, mateo] = rows.map(({ child }) => child)
  return { parent: rows[0]!.id, hana: hana!, mateo: mateo! }
}

test('a parent sees all children at once: the next thing of each, the week, the entries and the file', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const { parent, hana, mateo } = await demoFamily(db)
  const film = await makeFilm(db, { title: 'Due today', divisions: ['12U'] })
  await makeAssignment(db, { film: film.id, members: [mateo], dueOn: toDay(new Date()) })
  const family = { first: 'Mateo', last: 'Ejemplar', email: 'parent@example.org' }
  await makeRegistration(db, { ...family, status: 'in_review' })
  await makeRegistration(db, { ...family, first: 'Mistyped' })
  await enterAs(context, db, parent, baseURL!)
  await visit(page, '/family')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')

  await page.getByRole('navigation', { name: 'Your children' }).getByRole('link', { name: 'Mateo' }).click()
  await expect(page).toHaveURL(`/family#next-${mateo}`)
  const next = page.getByRole('region', { name: 'Next up' }).getByRole('listitem')
  await expect(next.nth(0)).toContainText('Hana, 14U')
  await expect(next.nth(0)).toContainText('Sign one consent')
  await expect(next.nth(1)).toContainText('Due today')
  await expect(next.nth(1).getByRole('link', { name: 'Show it to Mateo' })).toHaveAttribute(
    'href',
    `/film-room/${film.slug}?child=${mateo}`,
  )
  const today = page
    .getByRole('group', { name: 'Day' })
    .getByRole('radio', { name: /^Today, .*Film: Due today, Mateo/ })
  await expect(today).toBeChecked()

  const sent = page.getByRole('region', { name: 'What you sent us' })
  await expect(sent.getByRole('listitem').filter({ hasText: 'We are reading it' })).toContainText('Mateo, registration')
  await expect(sent).not.toContainText('Mistyped')
  const file = page.getByRole('region', { name: 'Family file' })
  await expect(file).toContainText('In an emergency: Sky Ejemplar')
  await expect(file).toContainText('Hana 3 of 4, Mateo 4 of 4')
  await expect(file.getByRole('link', { name: 'Ask us to erase it' }).first()).toHaveAttribute(
    'href',
    `/family?child=${hana}#erase`,
  )
  await expectFitsNow(page)
  await next.nth(0).getByRole('button', { name: 'Read and sign for Hana' }).click()
  await expect(page).toHaveURL(/\/enrol\/[\w-]{43}$/)
  await expect(page.getByRole('checkbox', { name: 'I have read this and agree' })).toHaveCount(1)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('the days of the week can be chosen, and an entry opens its status', async ({ page, context, db, baseURL }) => {
    const { parent, mateo } = await demoFamily(db)
    const film = await makeFilm(db, { title: 'Due in this week', divisions: ['12U'] })
    await makeAssignment(db, { film: film.id, members: [mateo], dueOn: toDay(new Date()) })
    await makeRegistration(db, { first: 'Mateo', last: 'Ejemplar', email: 'parent@example.org' })
    await enterAs(context, db, parent, baseURL!)
    await visit(page, '/family')
    const item = page.getByText('Film: Due in this week').last()
    await expect(item).toBeVisible()
    const days = page.getByRole('group', { name: 'Day' }).getByRole('radio')
    await expect(days).toHaveCount(7)
    const other = days.and(page.getByRole('radio', { checked: false })).first()
    await other.check({ force: true })
    await expect(item).toBeHidden()
    const sent = page.getByRole('region', { name: 'What you sent us' })
    await sent.getByRole('button', { name: 'See where it is for Mateo’s registration' }).first().click()
    await expect(page).toHaveURL(/\/registration-status\/[\w-]{43}$/)
  })
})
