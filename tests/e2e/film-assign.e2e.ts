import { makeFilm } from '../support/films'
import { enterAs, makeMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { styled } from '../support/styled'

test('a coach assigns a film in three steps and undoes it', async ({ page, context, db, baseURL }) => {
  // Among the first in the library, regardless of films from other tests.
  const film = await makeFilm(db, { order: 10 })
  const quiz = await makeQuiz(db, { film, count: 1 })
  const player = await makeMember(db, { name: 'Jordan P.', divisions: ['12U'], hasCode: false })
  const coach = await makeMember(db, { role: 'coach', name: 'Coach Twelve', divisions: ['12U'], hasCode: false })
  await enterAs(context, db, coach.id, baseURL!)
  const stored = async () => {
    const { rows } = await db.query(
      `SELECT quiz_id, due_on IS NOT NULL AS has_day, note, assigned_by FROM film_assignments WHERE film_id = $1`,
      [film.id],
    )
    return rows
  }

  await visit(page, '/film-room')
  await page.getByRole('button', { name: `Assign ${film.title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign this film' })
  // The only division is preselected; its players are listed below it.
  await expect(dialog.getByRole('checkbox', { name: /12U/ })).toBeChecked()
  await dialog.getByText('Single players').click()
  await expect(dialog.getByRole('checkbox', { name: player.name }).first()).toBeChecked()
  await expect(dialog.getByText('10U')).toHaveCount(0)
  await expectAccessible(page)
  await dialog
    .getByRole('group', { name: /Until when/ })
    .getByRole('button')
    .first()
    .click()
  await dialog.getByLabel('A note to the players').fill('Watch the feet.')
  await dialog.getByRole('button', { name: 'Assign to 12U' }).click()
  await expect(page.getByText('Assigned to 12U')).toBeVisible()
  expect(await stored()).toEqual([
    { quiz_id: quiz.id, has_day: true, note: 'Watch the feet.', assigned_by: 'Coach Twelve' },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The assignment is taken back')).toBeVisible()
  expect(await stored()).toEqual([])
})

test('a failed lookup and a rejected assignment show errors, and the dialog fits a phone', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const film = await makeFilm(db, { order: 10 })
  await makeMember(db, { name: 'Ana R.', divisions: ['12U'], hasCode: false })
  const admin = await makeMember(db, { role: 'admin', hasCode: false })
  await enterAs(context, db, admin.id, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/members/assign?**', (route) => route.abort())
  await visit(page, '/film-room')
  await page.getByRole('button', { name: `Assign ${film.title}` }).click()
  await expect(page.getByText('Your players could not be loaded.')).toBeVisible()
  await page.unroute('**/members/assign?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Choose who first' })).toBeDisabled()
  await dialog.locator(styled('division'), { hasText: '12U' }).click()
  await page.route('**/members/assign', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service unavailable' } }),
  )
  await dialog.getByRole('button', { name: 'Assign to 12U' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Service unavailable')
  await expectAccessible(page)
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Assign ${film.title}` })).toBeFocused()
})
