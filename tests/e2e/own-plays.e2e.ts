import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { makeFilm } from '../support/films'
import { divisionId, enterAs, makeMember } from '../support/members'
import { keyOf, makePlay } from '../support/play-editor'
import { clearQuizFilms, makeQuiz } from '../support/quizzes'
import { ready, expect, test, visit } from '../support/site'

test.afterAll(({ db }) => clearQuizFilms(db))

// Five steps with two players; player 1 ends in the left corner.
const STEPS = [
  { moves: [{ type: 'pass', who: '1', to: '3' }] },
  { moves: [{ type: 'cut', who: '1', to: [40, 60] }] },
  { moves: [{ type: 'screen', who: '5', to: [400, 180] }] },
  { moves: [{ type: 'dribble', who: '3', to: [300, 110] }] },
  { moves: [{ type: 'shot', who: '3' }] },
]

test('a play of a coach is on the film page, its card, its quiz and in print', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const divisions = [await divisionId(db, '14U')]
  const play = await makePlay(db, 'Corner five', { steps: STEPS })
  const film = await makeFilm(db, { title: 'Corner five', order: -Date.now(), divisions })
  await db.query('UPDATE films SET play = $2 WHERE id = $1', [film.id, await keyOf(db, play)])
  const quiz = await makeQuiz(db, { film })
  const player = await makeMember(db, { divisions, hasCode: false })
  await enterAs(context, db, player.id, baseURL!)

  await visit(page, paths.filmRoom)
  const card = page.getByRole('listitem').filter({ hasText: 'Corner five' }).first()
  await expect(card.locator('[data-play*="Corner five"]')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, paths.film(film.slug))
  const board = page.getByRole('region', { name: 'Corner five' })
  await expect(board.getByRole('button', { name: 'Player 1 cuts to the left corner.' })).toBeVisible()
  await expect(board.getByRole('listitem')).toHaveCount(5)
  await board.getByRole('button', { name: 'Step forward' }).click()
  await expect(board.getByText('Step 1 of 5')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expectDrawn(page, 5)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(paths.filmQuiz(film.slug))
  await ready(page)
  await expect(page.getByRole('heading', { name: quiz.questions[0]!.question })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A play that a test draws on the court.' })).toBeVisible()
})

async function expectDrawn(page: Page, numbers: number): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const drawing = page.getByRole('region', { name: 'Corner five' }).locator('.court-diagram')
  await expect(drawing).toBeVisible()
  await expect(drawing.locator('.step-number')).toHaveCount(numbers - 1)
  await expect(drawing.locator('.step-number').first()).toBeVisible()
  await expect(page.getByText('Player 1 cuts to the left corner.').first()).toBeVisible()
}
