import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { enterAs, makeMember, memberCookie } from '../support/members'
import {
  answersTo,
  clearQuizFilms,
  firstAnswer,
  makeModules,
  makePlayer,
  makeQuiz,
  makeQuizFilm,
  optionOf,
} from '../support/quizzes'
import { readLogin } from '../support/logins'
import { expect, test, visit } from '../support/site'

const DIVISION = '14U'

test.afterAll(async ({ db }) => clearQuizFilms(db))

type Sender = { request: APIRequestContext; cookie: string }

function post({ request, cookie }: Sender, action: string, data: object) {
  return request.post(paths.memberPost(action), { data, headers: { cookie } })
}

/** Everything sent to the browser so far. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (!/\.(js|css|woff2|svg)(\?|$)/.test(response.url())) bodies.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(bodies)).join('\n')
}

test('rejects a locked quiz, and each kind of quiz through the endpoint of the other', async ({ request, db }) => {
  const [first, second] = await makeModules(db, 2, { divisions: [DIVISION] })
  const check = await makeQuiz(db, { kind: 'library', film: first!.film })
  const sender = { request, cookie: await memberCookie(db, (await makePlayer(db, [DIVISION])).id) }
  const locked = await post(sender, 'quiz-answer', firstAnswer(second!))
  expect([locked.status(), (await locked.json()).message]).toEqual([
    403,
    `Pass the quiz of “${first!.film.title}” first.`,
  ])
  expect((await post(sender, 'quiz-answer', firstAnswer(check))).status()).toBe(404)
  expect((await post(sender, 'quiz-start', { quiz: first!.id })).status()).toBe(404)
})

test('a forged score, another question’s option and malformed data change nothing', async ({ request, db }) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  const player = await makePlayer(db, [DIVISION])
  const sender = { request, cookie: await memberCookie(db, player.id) }
  const wrong = { option: optionOf(quiz!.questions[0]!, false), score: 100, isCorrect: true, isPassed: true }
  const answered = await post(sender, 'quiz-answer', firstAnswer(quiz!, { ...wrong, earlier: answersTo(quiz!, 2) }))
  expect(await answered.json()).toMatchObject({ verdict: { isCorrect: false }, result: null })
  const foreign = firstAnswer(quiz!, { question: quiz!.questions[1]!.id, option: optionOf(quiz!.questions[0]!, true) })
  expect((await post(sender, 'quiz-answer', foreign)).status()).toBe(422)
  for (const change of [{ quiz: 'x' }, { attempt: 7 }, { option: '' }, { version: 'one' }, { option: 'x'.repeat(65) }])
    expect((await post(sender, 'quiz-answer', firstAnswer(quiz!, change))).status()).toBe(422)
  const { rows } = await db.query('SELECT score::int, finished_at FROM quiz_attempts WHERE member_id = $1', [player.id])
  expect(rows).toEqual([{ score: 0, finished_at: null }])
})

test('no correct answer and no explanation reaches the browser too early', async ({ page, db, baseURL }) => {
  const film = await makeQuizFilm(db, { divisions: [DIVISION] })
  const [quiz, check] = [await makeQuiz(db, { film }), await makeQuiz(db, { film, kind: 'library' })]
  const sent = listen(page)
  await enterAs(page.context(), db, (await makePlayer(db, [DIVISION])).id, baseURL!)
  await visit(page, paths.filmRoom)
  await page.getByRole('button', { name: `Take the quiz for ${film.title}` }).click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await visit(page, paths.filmQuiz(film.slug))
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  const before = await sent()
  for (const question of [...quiz.questions, ...check.questions]) expect(before).toContain(question.question)
  expect(before).not.toMatch(/isCorrect|is_correct|"correct"|marker/)

  await page.getByRole('radio').first().click()
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible()
  const after = await sent()
  expect(after).toContain(quiz.questions[0]!.feedback)
  expect(after).not.toContain(quiz.questions[1]!.feedback)
})

test('a parent sees a child’s results, and no question', async ({ page, db, baseURL }) => {
  const [quiz] = await makeModules(db, 1, { divisions: [DIVISION] })
  const child = await makePlayer(db, [DIVISION])
  await db.query(
    `INSERT INTO quiz_attempts (member_id, quiz_id, quiz_version, score, is_passed, finished_at)
     VALUES ($1, $2, 1, 100, true, now())`,
    [child.id, quiz!.id],
  )
  const parent = await makeMember(db, { role: 'parent', children: [child.id], hasCode: false })
  await enterAs(page.context(), db, parent.id, baseURL!)
  await visit(page, paths.filmQuiz(quiz!.film.slug))
  await expect(page.getByText(child.name)).toBeVisible()
  await expect(page.getByText('Passed with 100%')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await page.content()).not.toContain(quiz!.questions[0]!.question)
})

test('staff try both quizzes of an unpublished film, and nothing is stored', async ({ page, db }) => {
  const film = await makeQuizFilm(db, { divisions: [DIVISION], isPublished: false })
  const [quiz, check] = [await makeQuiz(db, { film }), await makeQuiz(db, { film, kind: 'library' })]
  await page.request.post('/api/staff/login', { data: readLogin('coach') })
  await visit(page, paths.quizPreview(film.slug, 'film-room'))
  await expect(page.getByText('Nothing you answer here is stored.')).toBeVisible()
  for (const question of quiz.questions) {
    const text = question.options.find(({ isCorrect }) => isCorrect)!.text
    await page.getByRole('radio', { name: text }).click()
    await page.getByRole('button', { name: /Next Question|Complete Quiz/ }).click()
  }
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await visit(page, paths.quizPreview(film.slug, 'library'))
  await page.getByRole('button', { name: /^Take the quiz/ }).click()
  for (const place of check.questions.keys()) {
    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: place === 2 ? 'Submit' : 'Next' }).click()
  }
  await expect(page.getByText('33%', { exact: true })).toBeVisible()
  const ids = [quiz.id, check.id]
  expect((await db.query('SELECT 1 FROM quiz_attempts WHERE quiz_id = ANY($1)', [ids])).rowCount).toBe(0)
  expect((await db.query('SELECT 1 FROM quiz_snapshots WHERE quiz_id = ANY($1)', [ids])).rowCount).toBe(0)
})
