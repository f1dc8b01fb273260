// A coach’s work on a phone of 390 pixels: what is tapped is 44 pixels high, and nothing scrolls sideways.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { clearQuizFilms, makeQuiz, makeQuizFilm } from '../support/quizzes'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectThumbSized } from '../support/thumb'

test.use({ viewport: { width: 390, height: 844 } })
test.afterAll(async ({ db }) => clearQuizFilms(db))

async function expectPhone(page: Page, part: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectThumbSized(page, part)
}

test('Today and the lists of the film room', async ({ page }) => {
  await signInAs(page, 'coach')
  await visit(page, adminPaths.home)
  await expect(page.getByRole('heading', { name: 'Who is behind' })).toBeVisible()
  await expectPhone(page, '.template-default')
  for (const list of ['films', 'quizzes', 'film-assignments', 'film-comments', 'plays']) {
    await visit(page, adminPaths.list(list))
    await expect(page.locator('.collection-list')).toBeVisible()
    await expectPhone(page, '.template-default')
  }
  await reactReady(page, '.cell-_select input')
  await page.getByRole('checkbox', { name: 'Select Give and go' }).check()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeInViewport({ ratio: 1 })
  await expectPhone(page, '.template-default')
})

test('the quiz editor: the rows of the questions, their menus and answers', async ({ page, db }) => {
  const quiz = await makeQuiz(db, { film: await makeQuizFilm(db, { divisions: ['9U'] }), count: 2 })
  await signInAs(page, 'coach')
  await visit(page, adminPaths.document('quizzes', quiz.id))
  await reactReady(page, '#field-questions')
  const { question } = quiz.questions[0]!
  const toggle = page.getByRole('button', { name: `1. ${question}`, exact: true })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const answer = page.locator('#questions-row-0').getByRole('textbox', { name: 'Answer 1' })
  await expect(answer).toBeVisible()
  expect((await answer.boundingBox())!.width).toBeGreaterThan(280)
  await expectPhone(page, '.template-default')
  await expectAccessible(page, '.document-fields__fields')

  await page.getByRole('button', { name: `More for 1. ${question}` }).click()
  await expect(page.getByRole('button', { name: 'Move Down' })).toBeVisible()
  await expectPhone(page, '.popup__content')
})

test('the film and its drawn play', async ({ page, db }) => {
  const { rows } = await db.query<{ film: string; play: string }>(
    `SELECT (SELECT id FROM films ORDER BY "order" LIMIT 1) AS film, (SELECT id FROM plays ORDER BY "order" LIMIT 1) AS play`,
  )
  await signInAs(page, 'coach')
  await visit(page, adminPaths.document('films', rows[0]!.film))
  await reactReady(page, '#field-chapters')
  await expectPhone(page, '.template-default')
  await visit(page, adminPaths.document('plays', rows[0]!.play))
  await reactReady(page, '#field-name')
  await expectNoSidewaysScroll(page)
})

test('the board: the films of a player open below the name', async ({ page }) => {
  await signInAs(page, 'coach')
  await visit(page, paths.coachHome)
  await expectPhone(page, 'main')
  const table = page.getByRole('table', { name: /How much of each film/ })
  const player = table.getByRole('button').first()
  await expect(table.getByRole('cell')).toHaveCount(0)
  await player.click()
  await expect(player).toHaveAttribute('aria-expanded', 'true')
  const films = table.getByRole('row').first().getByRole('cell')
  const first = (await table.locator('thead a').first().locator('span').last().textContent())!
  await expect(films.first()).toBeVisible()
  await expect(films.first()).toContainText(first)
  expect(first.length, 'the title of a film').toBeGreaterThan(3)
  const width = await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth)
  expect(width).toBeLessThanOrEqual(0)
  await expectPhone(page, 'main')
})
