import { paths } from '../../src/lib/paths'
import { enterAs } from '../support/members'
import { clearQuizFilms, makeModules, makePlayer } from '../support/quizzes'
import { expect, test, visit } from '../support/site'

const DIVISION = '11U'

test.use({ javaScriptEnabled: false })
test.afterAll(async ({ db }) => clearQuizFilms(db))

test('without JavaScript a quiz is answered question by question, explained and scored', async ({
  page,
  db,
  baseURL,
}) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  await visit(page, paths.filmQuiz(quiz!.film.slug))
  const [first, second] = quiz!.questions
  const right = page.getByRole('radio', { name: first!.options.find(({ isCorrect }) => isCorrect)!.text })
  // A question that is read fast is in the page at once. One that arrives later needs a script to be shown, or this link.
  const show = page.getByRole('link', { name: 'Show the questions' })
  await expect(show.or(right).first()).toBeVisible()
  if (await show.isVisible()) await show.click()
  await right.check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(page.getByText(first!.feedback)).toBeVisible()
  await expect(page.getByText('Question 2 of 2')).toBeVisible()
  await page.getByRole('radio', { name: second!.options.find(({ isCorrect }) => !isCorrect)!.text }).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(page.getByText(second!.feedback)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Score below 80%. Review the film and try again.' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry Quiz' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.filmQuiz(quiz!.film.slug)}\\??$`))
})
