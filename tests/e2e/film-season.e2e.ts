import type { Browser, Page } from '@playwright/test'
import type pg from 'pg'
import { paths } from '../../src/lib/paths'
import { readClip, CLIP_SECONDS } from '../support/clip'
import { makeFilm, type MadeFilm } from '../support/films'
import { divisionId, enterAs, makeMember, type TestMember } from '../support/members'
import { makeQuiz, optionOf, type TestQuiz } from '../support/quizzes'
import { expect, hydrated, test, visit } from '../support/site'

const DIVISION = '11U'
const PHONE = { width: 390, height: 844 }
// Precedes all films of other tests, so that nothing else locks these quizzes.
const FIRST = -Date.now() * 10

type Device = { db: pg.Pool; browser: Browser; baseURL: string }

async function pageOf({ db, browser, baseURL }: Device, member: TestMember, viewport?: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...(viewport ? { viewport } : {}) })
  await enterAs(context, db, member.id, baseURL)
  return context.newPage()
}

async function take(page: Page, quiz: TestQuiz, answers: boolean[]): Promise<void> {
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await hydrated(page)
  for (const [index, isRight] of answers.entries()) {
    const question = quiz.questions[index]!
    const { text } = question.options.find(({ id }) => id === optionOf(question, isRight))!
    await page.getByRole('group', { name: question.question }).getByRole('radio', { name: text }).click()
    await page.getByRole('button', { name: index === answers.length - 1 ? 'Complete Quiz' : 'Next Question' }).click()
  }
}

async function makeModule(db: pg.Pool, place: number, title: string): Promise<{ film: MadeFilm; quiz: TestQuiz }> {
  const divisions = [await divisionId(db, DIVISION)]
  const film = await makeFilm(db, { title, divisions, order: FIRST + place, file: readClip(), duration: CLIP_SECONDS })
  return { film, quiz: await makeQuiz(db, { film }) }
}

test('a season: assigned, watched on two devices, failed, passed, and seen by family and coach', async ({
  browser,
  db,
  baseURL,
}) => {
  const device = { browser, db, baseURL: baseURL! }
  const mark = Date.now()
  const { film, quiz } = await makeModule(db, 0, `Season one ${mark}`)
  const next = await makeModule(db, 1, `Season two ${mark}`)
  const name = `Sam ${mark}`
  const player = await makeMember(db, { name, divisions: [DIVISION], hasCode: false, isOnRoster: true })
  const parent = await makeMember(db, { role: 'parent', children: [player.id], hasCode: false })
  const coach = await makeMember(db, { role: 'coach', divisions: [DIVISION], hasCode: false })

  const board = await pageOf(device, coach)
  await visit(board, paths.filmRoom)
  await board.getByRole('button', { name: `Assign ${film.title}` }).click()
  const dialog = board.getByRole('dialog', { name: 'Assign this film' })
  const until = dialog.getByRole('group', { name: /Until when/ })
  await until.getByRole('button').first().click()
  await dialog.getByRole('button', { name: `Assign to ${DIVISION}` }).click()
  await expect(board.getByText(`Assigned to ${DIVISION}`)).toBeVisible()

  const phone = await pageOf(device, player, PHONE)
  await visit(phone, paths.filmQuiz(next.film.slug))
  await expect(phone.getByRole('heading', { name: 'This quiz is locked' })).toBeVisible()
  await visit(phone, paths.filmRoom)
  await phone.getByRole('tab', { name: /Assigned/ }).click()
  await expect(phone.getByRole('tabpanel').getByRole('heading', { name: film.title })).toBeVisible()
  await visit(phone, paths.film(film.slug))
  const video = phone.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    element.currentTime = 10
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(12)
  await visit(phone, paths.filmRoom)
  const stopped = async () => {
    const { rows } = await db.query('SELECT position::int FROM film_views WHERE member_id = $1', [player.id])
    return rows[0]?.position as number
  }
  await expect.poll(stopped).toBeGreaterThanOrEqual(12)

  const desk = await pageOf(device, player)
  await visit(desk, paths.film(film.slug))
  await desk.getByRole('button', { name: `Resume at 0:${await stopped()}` }).click()
  const onDesk = desk.locator('video')
  await expect.poll(() => onDesk.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(12)

  await visit(desk, paths.film(film.slug))
  await desk.getByRole('link', { name: `Take the quiz for ${film.title}` }).click()
  await take(desk, quiz, [false, true])
  await expect(desk.getByRole('heading', { name: 'Score below 80%. Review the film and try again.' })).toBeVisible()
  await desk.getByRole('button', { name: 'Retry Quiz' }).click()
  await take(desk, quiz, [true, true])
  await expect(desk.getByRole('heading', { name: "Quiz passed! You've unlocked the next module." })).toBeVisible()
  await expect(desk.getByText('Badge earned')).toBeVisible()
  await visit(desk, paths.filmQuiz(next.film.slug))
  await expect(desk.getByRole('group', { name: next.quiz.questions[0]!.question })).toBeVisible()

  const family = await pageOf(device, parent, PHONE)
  await visit(family, paths.familyOf(player.id))
  const assigned = family.getByRole('region', { name: 'Assigned' }).getByRole('listitem')
  const task = assigned.filter({ hasText: film.title })
  await expect(task).toContainText(/Opened, \d+% seen, quiz passed/)
  // Simulates that the player watches the rest at home.
  await db.query('UPDATE film_views SET share = 95 WHERE member_id = $1', [player.id])
  await visit(family, paths.familyOf(player.id))
  await expect(task).toContainText('Done')
  await expect(family.getByRole('row').filter({ hasText: film.title })).toContainText('Passed, 100%')

  await visit(board, paths.coachHome)
  const grid = board.getByRole('table', { name: /How much of each film/ })
  const heads = await grid.getByRole('columnheader').allTextContents()
  const column = heads.findIndex((text) => text.includes(film.title))
  const cell = grid
    .getByRole('row')
    .filter({ hasText: name })
    .locator('td')
    .nth(column - 1)
  await expect(cell).toContainText('Quiz 100')
  await expect(cell).toContainText('%')
  await db.query('DELETE FROM films WHERE id = ANY($1)', [[film.id, next.film.id]])
})
