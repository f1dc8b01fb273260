import type { Page } from '@playwright/test'
import type pg from 'pg'
import { formatClock } from '@/features/film/rules/clock'
import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { makeClipFilm } from '../support/clip'
import { divisionId, enterAs, makeMember, type TestMember } from '../support/members'
import { clearQuizFilms, makeModules, makeQuiz, makeQuizFilm, optionOf, type TestQuiz } from '../support/quizzes'
import { expect, hydrated, test, visit } from '../support/site'

const DIVISION = '11U'
let player: TestMember

test.beforeEach(async ({ context, db, baseURL }) => {
  player = await makeMember(db, { divisions: [DIVISION] })
  await enterAs(context, db, player.id, baseURL!)
})
test.afterAll(async ({ db }) => clearQuizFilms(db))

/** Ends the member's sessions, as staff or another device does. */
async function signOut(db: pg.Pool): Promise<void> {
  await db.query('DELETE FROM member_sessions WHERE member_id = $1', [player.id])
}

/** Reads the notice, and signs in again through the link in it. */
async function signInAgain(page: Page): Promise<void> {
  const note = page.getByRole('alert').filter({ hasText: 'You were signed out.' })
  await expect(note).toBeInViewport()
  await expect(note).toContainText('kept')
  await note.getByRole('link', { name: 'Sign in again' }).click()
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(player.code)
  await page.getByRole('button', { name: 'Enter film room' }).click()
}

function answer(page: Page, quiz: TestQuiz, place: number) {
  const question = quiz.questions[place]!
  return page.getByRole('radio', { name: question.options.find(({ id }) => id === optionOf(question, true))!.text })
}

test('a film stops when its member is signed out, resumes at the same second, and progress is counted', async ({
  page,
  db,
}) => {
  const film = await makeClipFilm(db, [await divisionId(db, DIVISION)])
  await visit(page, paths.film(film.slug))
  const video = page.locator('video')
  const read = (name: 'currentTime' | 'paused') =>
    video.evaluate((element: HTMLVideoElement, key) => Number(element[key]), name)
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    element.currentTime = 12
    return element.play()
  })
  await expect.poll(() => read('currentTime')).toBeGreaterThan(15)
  await signOut(db)
  await expect(page.getByText('You were signed out.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => read('paused')).toBe(1)
  const stoppedAt = await read('currentTime')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await signInAgain(page)
  await expect(page).toHaveURL(paths.film(film.slug))
  await page.getByRole('button', { name: `Resume at ${formatClock(stoppedAt)}` }).click()
  await expect.poll(() => read('currentTime')).toBeGreaterThan(stoppedAt)
  // The parts kept in the tab are sent after the page has loaded.
  const isSeen = async () => {
    const { rows } = await db.query<{ isSeen: boolean }>(
      'SELECT seen @> int4range(13, $2) AS "isSeen" FROM film_views WHERE member_id = $1',
      [player.id, Math.floor(stoppedAt) - 1],
    )
    return rows[0]?.isSeen
  }
  await expect.poll(isSeen).toBe(true)
})

test('a quiz shows the sign-out at once, keeps the answers and resumes at the same question', async ({ page, db }) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  await visit(page, paths.filmQuiz(quiz!.film.slug))
  await answer(page, quiz!, 0).click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await signOut(db)
  await answer(page, quiz!, 1).click()
  await signInAgain(page)
  await expect(page).toHaveURL(paths.filmQuiz(quiz!.film.slug))
  await expect(page.getByText('Question 2 of 2')).toBeVisible()
  await answer(page, quiz!, 1).click()
  await page.getByRole('button', { name: 'Complete Quiz' }).click()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
})

test('a quiz in its dialog is restored with every selected answer', async ({ page, db }) => {
  const quiz = await makeQuiz(db, { kind: 'library', film: await makeQuizFilm(db, { divisions: [DIVISION] }) })
  await visit(page, paths.filmRoom)
  await page.getByRole('button', { name: `Take the quiz for ${quiz.film.title}` }).click()
  const dialog = page.getByRole('dialog')
  for (const place of quiz.questions.keys()) {
    await answer(page, quiz, place).click()
    if (place < quiz.questions.length - 1) await dialog.getByRole('button', { name: 'Next' }).click()
  }
  await signOut(db)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await signInAgain(page)
  await expect(dialog.getByText('Question 3 of 3')).toBeVisible()
  await expect(answer(page, quiz, 2)).toBeChecked()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('100%', { exact: true })).toBeVisible()
})
