import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { enterAs } from '../support/members'
import {
  clearQuizFilms,
  makeModules,
  makePlayer,
  makeQuizFilm,
  optionOf,
  type TestQuestion,
  type TestQuiz,
} from '../support/quizzes'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expectFitsNow } from '../support/content'
import { expect, test, revisit, visit } from '../support/site'

const DIVISION = '13U'
const PASSED = "Quiz passed! You've unlocked the next module."
const FAILED = 'Score below 80%. Review the film and try again.'

test.afterAll(async ({ db }) => clearQuizFilms(db))

function question(page: Page, { question: text }: TestQuestion) {
  return page.getByRole('group', { name: text })
}

function option(page: Page, choice: TestQuestion, isRight: boolean) {
  const text = choice.options.find(({ id }) => id === optionOf(choice, isRight))!.text
  return question(page, choice).getByRole('radio', { name: text })
}

async function take(page: Page, quiz: TestQuiz, answers: boolean[]) {
  for (const [index, isRight] of answers.entries()) {
    await option(page, quiz.questions[index]!, isRight).click()
    await page.getByRole('button', { name: index === answers.length - 1 ? 'Complete Quiz' : 'Next Question' }).click()
  }
}

test('a player fails, tries again, passes, earns the badge and opens the next quiz', async ({ page, db, baseURL }) => {
  const [first, second] = await makeModules(db, 2, { divisions: [DIVISION] })
  const player = await makePlayer(db, [DIVISION])
  await enterAs(page.context(), db, player.id, baseURL!)

  await visit(page, paths.filmQuiz(second!.film.slug))
  await expect(page.getByRole('heading', { name: 'This quiz is locked' })).toBeVisible()
  await expect(page.getByText(`Pass the quiz of “${first!.film.title}” first.`)).toBeVisible()

  await visit(page, paths.filmQuiz(first!.film.slug))
  await expect(page.getByRole('heading', { level: 1, name: 'Basketball IQ quiz' })).toBeVisible()
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await expect(page.getByRole('group')).toHaveCount(1)
  await take(page, first!, [false, true])
  await expect(page.getByText('50%', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: FAILED })).toBeFocused()

  await page.evaluate(() => document.body.setAttribute('data-old', ''))
  await page.getByRole('button', { name: 'Retry Quiz' }).click()
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await expect(page.locator('[data-old]')).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await take(page, first!, [true, true])
  await expect(page.getByRole('heading', { name: PASSED })).toBeVisible()
  await expect(page.getByText('Badge earned')).toBeVisible()
  await expect(page.getByRole('link', { name: `Next film: ${second!.film.title}` })).toHaveAttribute(
    'href',
    paths.film(second!.film.slug),
  )

  await revisit(page)
  await expect(page.getByRole('heading', { name: 'You have passed this quiz' })).toBeVisible()
  await visit(page, paths.filmQuiz(second!.film.slug))
  await expect(question(page, second!.questions[0]!)).toBeVisible()
  const { rows } = await db.query(
    `SELECT score::int, is_passed FROM quiz_attempts WHERE member_id = $1 AND finished_at IS NOT NULL
     ORDER BY finished_at`,
    [player.id],
  )
  expect(rows).toEqual([
    { score: 50, is_passed: false },
    { score: 100, is_passed: true },
  ])
})

test('an answer is explained at once, and a reload resumes at the same question', async ({ page, db, baseURL }) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  await visit(page, paths.filmQuiz(quiz!.film.slug))
  const [asked, next] = quiz!.questions
  await option(page, asked!, false).click()
  const feedback = page.getByRole('status').filter({ hasText: 'Incorrect' })
  await expect(feedback).toContainText(asked!.options.find(({ isCorrect }) => isCorrect)!.text)
  await expect(feedback).toContainText(asked!.feedback)
  await expect(feedback).toBeFocused()
  await expect(option(page, asked!, true)).toBeDisabled()
  await revisit(page)
  await expect(page.getByText('Question 2 of 2')).toBeVisible()
  await option(page, next!, true).click()
  await expect(page.getByRole('status').filter({ hasText: 'Correct' })).toContainText(next!.feedback)
})

test('the loading state is sent before the questions', async ({ page, db, baseURL }) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  const html = await (await page.request.get(paths.filmQuiz(quiz!.film.slug))).text()
  expect(html.indexOf('Loading quiz')).toBeGreaterThan(-1)
  expect(html.indexOf(quiz!.questions[0]!.question)).toBeGreaterThan(html.indexOf('Loading quiz'))
})

test('a film without questions shows a message and links back', async ({ page, db, baseURL }) => {
  const film = await makeQuizFilm(db, { divisions: [DIVISION] })
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  await visit(page, paths.filmQuiz(film.slug))
  await expect(page.getByRole('heading', { name: 'No Quiz Available' })).toBeVisible()
  await expect(page.getByText('There are no quiz questions available for this video.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the film' })).toHaveAttribute('href', paths.film(film.slug))
  await expectAccessible(page)
})

test('an answer that is not delivered keeps the selection and can be sent again', async ({ page, db, baseURL }) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  await visit(page, paths.filmQuiz(quiz!.film.slug))
  await page.route('**/members/quiz-answer', (route) => route.abort())
  const asked = option(page, quiz!.questions[0]!, true)
  await asked.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your answer did not reach us.' })).toBeVisible()
  await expect(asked).toBeChecked()
  await page.unroute('**/members/quiz-answer')
  await asked.click()
  await expect(page.getByRole('status').filter({ hasText: 'Correct' })).toBeVisible()
})

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('arrows move between the answers, Enter and Space select one, and focus moves on', async ({
    page,
    db,
    baseURL,
  }) => {
    const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
    await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
    await visit(page, paths.filmQuiz(quiz!.film.slug))
    const [asked, next] = quiz!.questions
    await question(page, asked!).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(question(page, asked!).getByRole('radio').nth(2)).toBeChecked()
    await expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next Question' })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Incorrect' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: next!.question })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Complete Quiz' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('every state is accessible and fits a phone and a desktop', async ({ page, db, baseURL }) => {
  const [quiz, locked] = await makeModules(db, 2, { divisions: [DIVISION] })
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  await visit(page, paths.filmQuiz(locked!.film.slug))
  await expect(page.getByRole('heading', { name: 'This quiz is locked' })).toBeVisible()
  await expectFitsNow(page)
  await visit(page, paths.filmQuiz(quiz!.film.slug))
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await expectFitsNow(page)
  await take(page, quiz!, [true, true])
  await expect(page.getByRole('heading', { name: PASSED })).toBeVisible()
  await expectFitsNow(page)
})
