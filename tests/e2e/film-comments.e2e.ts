import { formatMoment } from '../../src/lib/dates'
import { expectFitsNow } from '../support/content'
import { makeComment } from '../support/film-work'
import { EMPTY, enter, parts, say } from '../support/film-comments'
import { enterAs, makeMember } from '../support/members'
import { expect, test, revisit, visit } from '../support/site'

test('a comment is stored, appended, announced once, and read by another member', async ({
  page,
  context,
  db,
  baseURL,
  browser,
}) => {
  const { path, film } = await enter(context, db, baseURL!)
  await visit(page, path)
  const { box, items } = parts(page)
  await expect(page.getByText(EMPTY)).toBeVisible()
  await say(page, 'First <b>one</b>')
  await expect(page.getByText('Comment added')).toHaveCount(1)
  await expect(page.getByText(EMPTY)).toHaveCount(0)
  await expect(box).toHaveValue('')
  await say(page, 'Second one')
  await expect(items).toHaveCount(2)
  await expect(items.last()).toContainText('Second one')
  await expect(items.first()).toContainText('First <b>one</b>')
  await revisit(page)
  await expect(items).toHaveText([/First <b>one/, /Second one/])

  const other = await makeMember(db, { name: 'Olga O.', divisions: ['12U'], hasCode: false })
  const elsewhere = await browser.newContext({ baseURL })
  await enterAs(elsewhere, db, other.id, baseURL!)
  const theirs = await elsewhere.newPage()
  await visit(theirs, `/film-room/${film.slug}`)
  await expect(parts(theirs).items.last()).toContainText('Tess T.')
  await elsewhere.close()
})

test('shows initials, name, and date, hour and minute in Arizona', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  await visit(page, path)
  await say(page, 'What time is it?')
  const item = parts(page).items.first()
  await expect(item).toContainText('TT')
  const time = item.getByRole('time').or(item.locator('time'))
  const iso = (await time.first().getAttribute('datetime'))!
  await expect(time.first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/)
  await expect(time.first()).toHaveText(formatMoment(iso))
})

test('a time in the film becomes a link, an invalid one is explained', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  await visit(page, path)
  const { at, items, post } = parts(page)
  await parts(page).box.fill('Her feet, and again at 1:05')
  await at.fill('soon')
  await post.click()
  await expect(page.getByText('Write minutes and seconds: 0:42.')).toBeVisible()
  await at.fill('0:42')
  await post.click()
  await expect(items.first().getByRole('link', { name: '0:42' })).toHaveAttribute('data-second', '42')
  await expect(items.first().locator('[data-second="65"]')).toHaveText('1:05')
})

test('a child’s comment is held until a coach approves it in place', async ({
  page,
  context,
  db,
  baseURL,
  browser,
}) => {
  const { path } = await enter(context, db, baseURL!, { name: 'Cory C.', isUnder13: true })
  await visit(page, path)
  await expect(page.getByText('A coach reads it before others do.')).toBeVisible()
  await say(page, 'I am nine')
  await expect(page.getByText('A coach reads this first. Until then only you see it.')).toBeVisible()

  const coach = await makeMember(db, { role: 'coach', divisions: ['12U'], hasCode: false })
  const other = await makeMember(db, { name: 'Olga O.', divisions: ['12U'], hasCode: false })
  const open = async (id: string) => {
    const own = await browser.newContext({ baseURL })
    await enterAs(own, db, id, baseURL!)
    const tab = await own.newPage()
    await visit(tab, path)
    return tab
  }
  const theirs = await open(other.id)
  await expect(theirs.getByText(EMPTY)).toBeVisible()
  const coachs = await open(coach.id)
  await coachs.getByRole('button', { name: 'Approve the comment of Cory C.' }).click()
  await expect(coachs.getByText('Everybody sees the comment now')).toBeVisible()
  await revisit(theirs)
  await theirs.getByRole('button', { name: 'Report the comment of Cory C.' }).click()
  await theirs.getByRole('button', { name: 'Report it' }).click()
  await expect(theirs.getByText('Thank you for telling us.')).toBeVisible()
  await revisit(theirs)
  await expect(theirs.getByText(EMPTY)).toBeVisible()
  await Promise.all([theirs.context().close(), coachs.context().close()])
})

test('its author deletes it after a confirmation', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  await visit(page, path)
  await say(page, 'Never mind')
  const remove = page.getByRole('button', { name: 'Delete the comment of Tess T.' })
  await remove.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(parts(page).items).toHaveCount(1)
  await remove.click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(EMPTY)).toBeVisible()
  await revisit(page)
  await expect(page.getByText(EMPTY)).toBeVisible()
})

test('comments are accessible and fit a phone', async ({ page, context, db, baseURL }) => {
  const { path, film, member } = await enter(context, db, baseURL!)
  for (const [text, state] of [
    ['Look at 0:42', 'visible'],
    ['Mine, waiting', 'waiting'],
  ] as const)
    await makeComment(db, { film: film.id, author: member.id, name: 'Tess T.', text, state })
  await visit(page, path)
  await expect(parts(page).items).toHaveCount(2)
  await expectFitsNow(page)
})
