import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { clearQuizFilms, makePlayer, makeQuiz, makeQuizFilm } from '../support/quizzes'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test.afterAll(async ({ db }) => clearQuizFilms(db))

test('a coach is warned about the pass mark, sees the effect of a change and the link to try the quiz, and cannot save two correct answers', async ({
  page,
  db,
}) => {
  const quiz = await makeQuiz(db, { film: await makeQuizFilm(db, { divisions: ['9U'] }) })
  const player = await makePlayer(db)
  await db.query(
    `INSERT INTO quiz_attempts (member_id, quiz_id, quiz_version, score, finished_at) VALUES ($1, $2, 1, 50, now())`,
    [player.id, quiz.id],
  )
  await signInAs(page, 'coach')
  await visit(page, adminPaths.document('quizzes', quiz.id))
  await expect(page.getByText('With 2 questions, 80% means that both must be right.')).toBeVisible()
  await page.getByLabel('Pass mark in percent').fill('50')
  await expect(page.getByText('means that both must be right.')).toHaveCount(0)
  await expect(page.getByText('Finished once.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preview as a player' })).toHaveAttribute(
    'href',
    paths.quizPreview(quiz.film.slug, 'film-room'),
  )
  await expect(page.getByText(`1. ${quiz.questions[0]!.question}`)).toBeVisible()
  expect(await tickSecond(page, quiz.id)).toContain('Mark exactly one option as right: 2 are now.')
  const { rows } = await db.query('SELECT pass_mark::int FROM quizzes WHERE id = $1', [quiz.id])
  expect(rows).toEqual([{ pass_mark: 80 }])
})

/** Saves the quiz with a second option marked as correct, as the admin does; returns the refusal. */
async function tickSecond(page: Page, id: string): Promise<string> {
  const address = `/api/quizzes/${id}`
  const headers = { origin: new URL(page.url()).origin }
  const stored = await page.request.get(`${address}?depth=0`, { headers })
  const { questions } = (await stored.json()) as { questions: Question[] }
  questions[0]!.options[1]!.isCorrect = true
  const answer = await page.request.patch(address, { data: { questions, passMark: 50 }, headers })
  expect(answer.status()).toBe(400)
  return answer.text()
}

type Question = { options: { isCorrect?: boolean | null }[] }
