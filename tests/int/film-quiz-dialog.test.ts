import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startAttempt, submitAnswers } from '@/features/film/server/quizzes/attempts'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { findViewerQuizzes } from '@/features/film/server/quizzes/results'
import { answersTo, makePlayer, makeQuiz, type TestQuiz } from '../support/quizzes'
import { freshDatabase } from './support'
import { valueOf } from '../support/result'

freshDatabase()

async function open(player: Viewer, quiz: TestQuiz) {
  const [found] = await findViewerQuizzes(player, quiz.id)
  return valueOf(await startAttempt(player, found!))
}

async function offer(player: Viewer, quiz: TestQuiz, attempt: string, answers: object[]) {
  const [found] = await findViewerQuizzes(player, quiz.id)
  return submitAnswers(player, found!, { quiz: quiz.id, attempt, answers: answers as never })
}

async function submit(...all: Parameters<typeof offer>) {
  return valueOf(await offer(...all))
}

async function countAttempts(player: Viewer) {
  const { rows } = await pool().query<{ all: number; finished: number; answers: number }>(
    `SELECT count(*)::int AS all, count(finished_at)::int AS finished, coalesce(sum((
       SELECT count(*) FROM quiz_attempts_answers x WHERE x._parent_id = a.id)), 0)::int AS answers
     FROM quiz_attempts a WHERE member_id = $1`,
    [player.id],
  )
  return rows[0]!
}

/** Everything stored of an attempt and its answers, timestamps included. */
async function snapshotOf(attempt: string) {
  const { rows } = await pool().query(
    `SELECT to_jsonb(a) AS attempt, (SELECT jsonb_agg(to_jsonb(x) ORDER BY x._order) FROM quiz_attempts_answers x
       WHERE x._parent_id = a.id) AS answers FROM quiz_attempts a WHERE id = $1`,
    [attempt],
  )
  return rows[0]
}

test('opening it returns the questions without a correct answer, and the same attempt again', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
  const opened = await open(player, quiz)
  expect(opened.questions).toHaveLength(3)
  expect(opened.questions[0]!.options).toHaveLength(4)
  expect(JSON.stringify(opened)).not.toMatch(/isCorrect|marker|feedback/)
  expect(await open(player, quiz)).toEqual(opened)
  const both = await Promise.all([open(player, quiz), open(player, quiz)])
  expect(both.map(({ attempt }) => attempt)).toEqual([opened.attempt, opened.attempt])
  expect(await countAttempts(player)).toEqual({ all: 1, finished: 0, answers: 0 })
})

test('each question has its own drawn play, else its film’s, and never another’s', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
  const drawn = async () => (await open(player, quiz)).questions.map(({ drawing }) => drawing?.name ?? null)
  await pool().query(`UPDATE quizzes_questions SET play = 'helpDrive' WHERE id = $1`, [quiz.questions[1]!.id])
  expect(await drawn()).toEqual([null, 'Help side: the drive', null])
  await pool().query(`UPDATE films SET play = 'boxOut' WHERE id = $1`, [quiz.film.id])
  await pool().query('SELECT version_drawn_quizzes()')
  expect(await drawn()).toEqual(['Box out', 'Help side: the drive', 'Box out'])
})

test.each([
  [0, 0, false],
  [1, 33, false],
  [2, 67, false],
  [3, 100, true],
])('%i correct of 3 are %i%%, passed: %s', async (right, score, isPassed) => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
  const { attempt } = await open(player, quiz)
  const { result, verdicts } = await submit(player, quiz, attempt, answersTo(quiz, right))
  expect(result).toMatchObject({ score, isPassed, passMark: 70 })
  expect(verdicts.map(({ feedback }) => feedback)).toEqual(quiz.questions.map(({ feedback }) => feedback))
  expect((await findViewerQuizzes(player, quiz.id))[0]).toMatchObject({ best: score, isPassed })
})

test('each round is its own attempt, and the best counts', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
  for (const right of [2, 3, 1]) {
    const { attempt } = await open(player, quiz)
    await submit(player, quiz, attempt, answersTo(quiz, right))
  }
  expect(await countAttempts(player)).toEqual({ all: 3, finished: 3, answers: 9 })
  expect((await findViewerQuizzes(player, quiz.id))[0]).toMatchObject({ best: 100, isPassed: true })
})

test('20 concurrent submissions are stored once, and all get the same response', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
  const { attempt } = await open(player, quiz)
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => submit(player, quiz, attempt, answersTo(quiz, index % 4))),
  )
  expect(new Set(results.map(({ result }) => result.score)).size).toBe(1)
  expect(await countAttempts(player)).toEqual({ all: 1, finished: 1, answers: 3 })
})

test.each([
  ['better', 3],
  ['worse', 0],
  ['no', null],
])('a finished round is not scored again: sent with %s answers it returns and keeps the score', async (_how, right) => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
  const { attempt } = await open(player, quiz)
  const first = await submit(player, quiz, attempt, answersTo(quiz, 2))
  const stored = await snapshotOf(attempt)
  expect(await submit(player, quiz, attempt, right === null ? [] : answersTo(quiz, right))).toEqual(first)
  expect(await snapshotOf(attempt)).toEqual(stored)
})

describe('answers are rejected and nothing is stored', () => {
  test.each([
    ['when one is missing', (quiz: TestQuiz) => answersTo(quiz, 3).slice(1)],
    ['when one comes twice', (quiz: TestQuiz) => [...answersTo(quiz, 3), answersTo(quiz, 3)[0]!]],
    ['when there are none', () => []],
    [
      'when an option belongs to another question',
      (quiz: TestQuiz) =>
        answersTo(quiz, 3).map((given, index, all) => (index === 0 ? { ...given, option: all[1]!.option } : given)),
    ],
  ])('%s', async (_, forge) => {
    const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library' })]
    const { attempt } = await open(player, quiz)
    expect(await offer(player, quiz, attempt, forge(quiz))).toMatchObject({ error: { status: 422 } })
    expect(await countAttempts(player)).toEqual({ all: 1, finished: 0, answers: 0 })
  })

  test('when the quiz was not opened, or the attempt is another member’s', async () => {
    const [player, other] = [await makePlayer(pool()), await makePlayer(pool())]
    const quiz = await makeQuiz(pool(), { kind: 'library' })
    const { attempt } = await open(other, quiz)
    await open(player, quiz)
    for (const id of [randomUUID(), attempt])
      expect(await offer(player, quiz, id, answersTo(quiz, 3))).toMatchObject({ error: { status: 409 } })
    expect(await countAttempts(player)).toEqual({ all: 1, finished: 0, answers: 0 })
  })
})
