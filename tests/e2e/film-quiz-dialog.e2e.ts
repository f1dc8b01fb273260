import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { enterAs } from '../support/members'
import { clearQuizFilms, makePlayer, makeQuiz, makeQuizFilm, optionOf, type TestQuiz } from '../support/quizzes'
import { expectFitsNow } from '../support/content'
import { both, expect, test, revisit, visit } from '../support/site'

const DIVISION = '12U'

test.afterAll(async ({ db }) => clearQuizFilms(db))

/** Opens the library as a new player, with a film that has a check of three questions. */
const checked = test.extend<{ quiz: TestQuiz; memberId: string }>({
  quiz: async ({ db }, give) => {
    await give(await makeQuiz(db, { kind: 'library', film: await makeQuizFilm(db, { divisions: [DIVISION] }) }))
  },
  memberId: async ({ page, db, baseURL, quiz }, give) => {
    expect(quiz.questions).toHaveLength(3)
    const { id } = await makePlayer(db, [DIVISION])
    await enterAs(page.context(), db, id, baseURL!)
    await visit(page, paths.filmRoom)
    await give(id)
  },
})

function opener(page: Page, quiz: TestQuiz) {
  return page.getByRole('button', { name: `Take the quiz for ${quiz.film.title}` })
}

async function choose(page: Page, quiz: TestQuiz, place: number, isRight: boolean) {
  const question = quiz.questions[place]!
  const text = question.options.find(({ id }) => id === optionOf(question, isRight))!.text
  await page.getByRole('dialog').getByRole('radio', { name: text }).click()
}

async function take(page: Page, quiz: TestQuiz, right: number) {
  for (const place of quiz.questions.keys()) {
    await choose(page, quiz, place, place < right)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: place === quiz.questions.length - 1 ? 'Submit' : 'Next' })
      .click()
  }
}

checked('a player fails, tries again and passes; then the button rests', both, async ({ page, db, quiz, memberId }) => {
  await opener(page, quiz).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Question 1 of 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await choose(page, quiz, 0, true)
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Question 2 of 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await choose(page, quiz, 1, true)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await choose(page, quiz, 2, false)
  await dialog.getByRole('button', { name: 'Submit' }).click()

  await expect(dialog.getByText('67%', { exact: true })).toBeVisible()
  await expect(dialog.getByText('You need to score at least 70% to pass this quiz.')).toBeVisible()
  await expect(page.getByText('Quiz completed!')).toBeVisible()
  await expect(dialog.getByText(quiz.questions[2]!.feedback)).toBeVisible()

  await dialog.getByRole('button', { name: 'Retake Quiz' }).click()
  await expect(dialog.getByText('Question 1 of 3')).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await take(page, quiz, 3)
  await expect(dialog.getByRole('heading', { name: 'Quiz Passed!' })).toBeFocused()
  await expect(dialog.getByText("Great job! You've demonstrated understanding of the key concepts.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('button', { name: 'Quiz Passed', exact: true })
  await expect(card).toBeDisabled()
  await revisit(page)
  await expect(card).toBeDisabled()
  await expect(opener(page, quiz)).toHaveCount(0)
  const { rows } = await db.query(
    'SELECT score::int, is_passed FROM quiz_attempts WHERE member_id = $1 ORDER BY finished_at',
    [memberId],
  )
  expect(rows).toEqual([
    { score: 67, is_passed: false },
    { score: 100, is_passed: true },
  ])
})

checked('Escape closes it, focus returns, and half way it goes on where it was', async ({ page, quiz, memberId }) => {
  expect(memberId).toBeTruthy()
  await opener(page, quiz).click()
  await choose(page, quiz, 0, true)
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page, quiz)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 3')).toBeVisible()
})

checked('a quiz that cannot be loaded says so, and can be tried again', async ({ page, quiz, memberId }) => {
  expect(memberId).toBeTruthy()
  let tries = 0
  await page.route('**/members/quiz-start', (route) => {
    tries += 1
    return route.abort()
  })
  await opener(page, quiz).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Failed to load quiz')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Failed to load quiz' })).toBeVisible()
  expect(tries).toBe(2)
  await page.unroute('**/members/quiz-start')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('Question 1 of 3')).toBeVisible()
})

checked('answers that do not arrive are kept', async ({ page, quiz, memberId }) => {
  expect(memberId).toBeTruthy()
  await opener(page, quiz).click()
  await page.route('**/members/quiz-submit', (route) => route.abort())
  await take(page, quiz, 3)
  await expect(page.getByText('Your answer did not reach us. Try again.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toHaveCount(1)
  await page.unroute('**/members/quiz-submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Passed!' })).toBeVisible()
})

checked('it is accessible and fits a phone and a desk, by keyboard alone', async ({ page, quiz, memberId }) => {
  expect(memberId).toBeTruthy()
  await opener(page, quiz).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await expectFitsNow(page)
  for (const question of quiz.questions) {
    await expect(page.getByRole('heading', { name: question.question })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Not yet' })).toBeFocused()
  await expectFitsNow(page)
})
