import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerQuestion } from '@/features/film/server/quizzes/attempts'
import { postQuizAnswer } from '@/features/film/server/quizzes/handlers'
import { scoreOf } from '@/features/film/rules/quizzes'
import { paths } from '@/lib/paths'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { findViewerQuizzes } from '@/features/film/server/quizzes/results'
import { withCookies } from '../../runtime/next/testing/request'
import { memberCookie } from '../support/members'
import { firstAnswer, makePlayer, makeQuiz, optionOf, type TestQuiz } from '../support/quizzes'
import { post } from './film-support'
import { plainForm } from './status-mails-support'
import { freshDatabase } from './support'
import { valueOf } from '../support/result'

freshDatabase()

async function found(player: Viewer, quiz: TestQuiz) {
  const [one] = await findViewerQuizzes(player, quiz.id)
  return one!
}

async function offer(player: Viewer, quiz: TestQuiz, place: number, isRight: boolean, attempt: string, version = 1) {
  const question = quiz.questions[place]!
  const input = { quiz: quiz.id, attempt, version, question: question.id, option: optionOf(question, isRight) }
  return answerQuestion(player, await found(player, quiz), { ...input, earlier: [] })
}

/** Submits one answer on the quiz's page. */
async function submitAnswer(...one: Parameters<typeof offer>) {
  return valueOf(await offer(...one))
}

async function take(player: Viewer, quiz: TestQuiz, right: number) {
  const attempt = randomUUID()
  for (let place = 0; place < quiz.questions.length - 1; place++)
    await submitAnswer(player, quiz, place, place < right, attempt)
  return (await submitAnswer(player, quiz, quiz.questions.length - 1, quiz.questions.length <= right, attempt)).result!
}

async function storedAttempts(player: Viewer) {
  const { rows } = await pool().query(
    `SELECT a.id, a.score::int, a.is_passed, a.finished_at, a.quiz_version::int,
       (SELECT count(*)::int FROM quiz_attempts_answers x WHERE x._parent_id = a.id) AS answers
     FROM quiz_attempts a WHERE a.member_id = $1 ORDER BY a.created_at, a.finished_at`,
    [player.id],
  )
  return rows
}

test('an attempt is stored with its answers and the score computed by the server', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
  const attempt = randomUUID()
  const first = await submitAnswer(player, quiz, 0, true, attempt)
  expect(first).toMatchObject({ verdict: { isCorrect: true, feedback: quiz.questions[0]!.feedback }, result: null })
  expect(await storedAttempts(player)).toMatchObject([{ id: attempt, finished_at: null, answers: 1 }])
  const second = await submitAnswer(player, quiz, 1, false, attempt)
  expect(second.verdict).toMatchObject({ isCorrect: false, correct: optionOf(quiz.questions[1]!, true) })
  expect(second.result).toMatchObject({ score: 50, right: 1, total: 2, isPassed: false, best: 50 })
  expect(await storedAttempts(player)).toMatchObject([{ score: 50, is_passed: false, answers: 2, quiz_version: 1 }])
  const { rows } = await pool().query(
    'SELECT question_id, option_id, is_correct FROM quiz_attempts_answers WHERE _parent_id = $1 ORDER BY _order',
    [attempt],
  )
  expect(rows.map(({ question_id, is_correct }) => [question_id, is_correct])).toEqual([
    [quiz.questions[0]!.id, true],
    [quiz.questions[1]!.id, false],
  ])
})

test.each([
  [2, 1, 80, 50, false],
  [2, 2, 80, 100, true],
  [5, 4, 80, 80, true],
  [4, 3, 80, 75, false],
  [20, 14, 70, 70, true],
])(
  'of %i questions %i correct with a pass mark of %i: a score of %i, passed: %s',
  async (count, right, passMark, score, isPassed) => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { count, passMark })]
    expect(await take(player, quiz, right)).toMatchObject({ score, isPassed, passMark })
  },
)

describe('input that does not belong to this quiz', () => {
  test('an option of another question is rejected, and nothing is stored', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    const option = optionOf(quiz.questions[1]!, true)
    const input = { quiz: quiz.id, attempt: randomUUID(), version: 1, question: quiz.questions[0]!.id, option }
    const answer = await answerQuestion(player, await found(player, quiz), { ...input, earlier: [] })
    expect(answer).toMatchObject({ error: { status: 422 } })
    expect(await storedAttempts(player)).toEqual([])
  })

  test('a question out of order is rejected', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    expect(await offer(player, quiz, 1, true, randomUUID())).toMatchObject({ error: { status: 409 } })
    expect(await storedAttempts(player)).toEqual([])
  })

  test('questions of another version than the quiz’s are rejected', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    expect(await offer(player, quiz, 0, true, randomUUID(), 7)).toMatchObject({ error: { status: 409 } })
  })

  test('the attempt of another member can be neither read nor written', async () => {
    const [player, other, quiz] = [await makePlayer(pool()), await makePlayer(pool()), await makeQuiz(pool())]
    const attempt = randomUUID()
    await submitAnswer(player, quiz, 0, true, attempt)
    expect(await offer(other, quiz, 0, false, attempt)).toMatchObject({ error: { status: 409 } })
    expect(await storedAttempts(player)).toMatchObject([{ answers: 1 }])
    expect(await storedAttempts(other)).toEqual([])
  })
})

describe('the first answer counts', () => {
  test('when 20 different ones arrive concurrently, on the first question and on the last', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    const attempt = randomUUID()
    for (const place of [0, 1]) {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => submitAnswer(player, quiz, place, index % 2 === 0, attempt)),
      )
      expect(new Set(results.map(({ verdict }) => verdict.option)).size).toBe(1)
      expect(await storedAttempts(player)).toMatchObject([{ id: attempt, answers: place + 1 }])
    }
  })

  test('when two tabs start concurrently, there is one attempt and both continue with it', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    const tabs = [randomUUID(), randomUUID()]
    const first = await Promise.all(tabs.map((tab, index) => submitAnswer(player, quiz, 0, index === 0, tab)))
    expect(await storedAttempts(player)).toMatchObject([{ id: first[0]!.attempt, answers: 1 }])
    expect(first[1]).toEqual(first[0])
    const last = await Promise.all(
      first.map(({ attempt }, index) => submitAnswer(player, quiz, 1, index === 0, attempt)),
    )
    expect(last[1]).toEqual(last[0])
    expect(await storedAttempts(player)).toMatchObject([{ answers: 2, score: last[0]!.result!.score }])
  })

  test('sent again after the end, the last answer gets the same response and stores nothing', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    const attempt = randomUUID()
    await submitAnswer(player, quiz, 0, true, attempt)
    const first = await submitAnswer(player, quiz, 1, true, attempt)
    const stored = await storedAttempts(player)
    expect(stored).toMatchObject([{ score: 100, is_passed: true, answers: 2 }])
    expect(await submitAnswer(player, quiz, 1, false, attempt)).toEqual(first)
    // Timestamps stay as well: the day of a badge is the day of its first pass.
    expect(await storedAttempts(player)).toEqual(stored)
  })
})

describe('the response to an answer', () => {
  async function respond(player: Viewer, request: Request): Promise<Response> {
    return withCookies(await memberCookie(pool(), player.id), () => postQuizAnswer(request))
  }

  test('is its score for the page, and the page with the attempt for a form without JavaScript', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    const input = firstAnswer(quiz)
    const scored = await respond(player, post('quiz-answer', input))
    expect(scored.status).toBe(200)
    const { attempt, verdict } = (await scored.json()) as { attempt: string; verdict: object }
    expect(verdict).toMatchObject({ isCorrect: true, feedback: quiz.questions[0]!.feedback })
    const shown = await respond(player, plainForm({ ...input }))
    expect([shown.status, shown.headers.get('location')]).toEqual([303, paths.filmQuizPlain(quiz.film.slug, attempt)])
  })

  test('is the refusal for both when the questions have changed', async () => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool())]
    const input = firstAnswer(quiz, { version: 7 })
    for (const request of [post('quiz-answer', input), plainForm({ ...input })])
      expect((await respond(player, request)).status).toBe(409)
    expect(await storedAttempts(player)).toEqual([])
  })
})

test('over random histories the best score never decreases, and a passed quiz stays passed', async () => {
  const next = randomFrom(20261121)
  for (let history = 0; history < 12; history++) {
    const count = 1 + Math.floor(next() * 6)
    const passMark = 1 + Math.floor(next() * 100)
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { count, passMark })]
    let [best, isPassed] = [0, false]
    for (let round = 0; round < 5; round++) {
      const right = Math.floor(next() * (count + 1))
      const expected = scoreOf(right, count, passMark)
      best = Math.max(best, expected.score)
      isPassed ||= expected.isPassed
      expect(await take(player, quiz, right)).toMatchObject({ ...expected, best })
      expect(await found(player, quiz)).toMatchObject({ best, isPassed })
    }
    expect(await storedAttempts(player)).toHaveLength(5)
  }
})

/** Deterministic pseudo-random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
