import { randomUUID } from 'node:crypto'
import { expectFits } from '../support/content'
import { makeAssignment, makeComment, takeQuiz, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { enterAs, makeMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

type Db = Parameters<typeof makeMember>[0]

// Days far in the past: overdue on any day on which the test runs.
const LONG_AGO = '2026-01-05'

async function fillBoard(db: Db) {
  const mark = randomUUID().slice(0, 6)
  const film = await makeFilm(db, { order: 1 })
  const quiz = await makeQuiz(db, { film, texts: ['Who helps first?'] })
  const seen = await makeMember(db, { name: `Ana ${mark}`, divisions: ['13U'], hasCode: false, isOnRoster: true })
  const late = await makeMember(db, { name: `Ben ${mark}`, divisions: ['13U'], hasCode: false, isOnRoster: true })
  await watch(db, seen.id, film.id, 80)
  await takeQuiz(db, seen.id, quiz, 1)
  for (let count = 0; count < 3; count += 1) await takeQuiz(db, late.id, quiz, 0)
  await makeAssignment(db, { film: film.id, quiz: quiz.id, members: [seen.id, late.id], dueOn: LONG_AGO })
  const coach = await makeMember(db, { role: 'coach', name: 'Coach Thirteen', divisions: ['13U'], hasCode: false })
  return { film, seen, late, coach }
}

test('the board shows who has seen, passed and missed what, as a table', async ({ page, context, db, baseURL }) => {
  const { film, seen, late, coach } = await fillBoard(db)
  await enterAs(context, db, coach.id, baseURL!)
  await visit(page, '/coach')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('13U board')
  const table = page.getByRole('table', { name: /How much of each film/ })
  await expect(table.getByRole('columnheader', { name: film.title })).toBeVisible()
  const column = (await table.getByRole('columnheader').allTextContents()).findIndex((text) =>
    text.includes(film.title),
  )
  const row = (name: string) => table.getByRole('row').filter({ hasText: name }).first()
  const cellOf = (name: string) =>
    row(name)
      .locator('td')
      .nth(column - 1)
  await expect(cellOf(seen.name)).toContainText('80%')
  await expect(cellOf(seen.name).getByText('Quiz 100')).toHaveClass(/isPassed/)
  await expect(cellOf(late.name)).toHaveClass(/isLate/)
  await expect(cellOf(late.name).getByText('Quiz 0')).not.toHaveClass(/isPassed/)
  await expect(cellOf(late.name)).toContainText('late')
  const behind = page.getByRole('region', { name: 'Who is behind' })
  await expect(behind).toContainText(late.name)
  await expect(behind.getByText('not opened yet, quiz not passed').first()).toBeVisible()
  await expect(behind.getByText(seen.name)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Most missed questions' })).toContainText('Who helps first?')
})

test('comments are reviewed in place', async ({ page, context, db, baseURL }) => {
  const { film, late, coach } = await fillBoard(db)
  const comment = { film: film.id, author: late.id, name: late.name, text: 'May I?', state: 'waiting' } as const
  const id = await makeComment(db, comment)
  await enterAs(context, db, coach.id, baseURL!)
  await visit(page, '/coach')
  const item = page.getByRole('listitem').filter({ hasText: 'May I?' }).filter({ hasText: film.title })
  await item.getByRole('button', { name: `Approve the comment of ${late.name}` }).click()
  await expect(page.getByText('Everybody sees the comment now')).toBeVisible()
  await expect(item).toHaveCount(0)
  const stored = await db.query('SELECT state FROM film_comments WHERE id = $1', [id])
  expect(stored.rows).toEqual([{ state: 'visible' }])
})

test('staff who coach sign in with their own account', async ({ page }) => {
  await signInAs(page, 'coach')
  const answer = await visit(page, '/coach')
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/board$/)
})

test('the board is accessible and has no horizontal page scrolling', async ({ page, context, db, baseURL }) => {
  const { coach } = await fillBoard(db)
  for (let count = 2; count < 14; count += 1) await makeFilm(db, { order: count, divisions: ['13U'] })
  await enterAs(context, db, coach.id, baseURL!)
  await expectFits(page, '/coach')
  // From here the table has columns, and scrolls within its frame.
  await page.setViewportSize({ width: 800, height: 700 })
  await visit(page, '/coach')
  await expectNoSidewaysScroll(page)
  const frame = page.getByRole('region', { name: 'Players by films' }).locator(styled('scroll'))
  const name = frame.getByRole('rowheader').first()
  const before = (await name.boundingBox())!.x
  await frame.evaluate((element) => element.scrollTo({ left: 400 }))
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  expect((await name.boundingBox())!.x).toBe(before)
})
