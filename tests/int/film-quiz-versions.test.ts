import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerQuestion, startAttempt, submitAnswers } from '@/features/film/server/quizzes/attempts'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { postReadQuestions } from '@/features/film/server/quizzes/staff-handlers'
import { findViewerQuizzes } from '@/features/film/server/quizzes/results'
import { answersTo, makePlayer, makeQuiz, makeQuizFilm, optionOf, type TestQuiz } from '../support/quizzes'
import { staffAs } from './staff'
import { post as postStaff } from './status-mails-support'
import { freshDatabase, payload } from './support'
import { valueOf } from '../support/result'

freshDatabase()

test('reads a file of questions, and says which columns are missing', async () => {
  const read = (text: string) => postStaff(postReadQuestions, { text, known: [] }, 'editor')
  const refused = await read('Question,Answer A,Answer B\nWho cuts?,1,2')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Missing: “Right”, “Feedback”.')
  const accepted = await read('Question,Answer A,Answer B,Right,Feedback\nWho cuts?,Player 1,Player 2,B,He is open.')
  expect(await accepted.json()).toMatchObject({ questions: [{ question: 'Who cuts?', feedback: 'He is open.' }] })
})

type Change = { title?: string; passMark?: number; question?: string; version?: number }

/** Saves the quiz as a coach does in the admin. */
async function edit(quiz: TestQuiz, { question, ...change }: Change = {}) {
  const [cms, user] = [await payload(), await staffAs('coach')]
  const questions = quiz.questions.map((one, index) => (question && index === 0 ? { ...one, question } : one))
  return cms.update({
    collection: 'quizzes',
    id: quiz.id,
    data: { ...change, questions },
    user,
    overrideAccess: false,
  })
}

async function first(player: Viewer, quiz: TestQuiz, version: number, attempt = randomUUID()) {
  const [found] = await findViewerQuizzes(player, quiz.id)
  const question = quiz.questions[0]!
  const input = { quiz: quiz.id, attempt, version, question: question.id, option: optionOf(question, true) }
  return valueOf(await answerQuestion(player, found!, { ...input, earlier: [] }))
}

describe('the version of a quiz', () => {
  test('stays the same while the quiz has no attempts, whatever changes', async () => {
    const quiz = await makeQuiz(pool())
    expect((await edit(quiz, { question: 'What now?', passMark: 60 })).version).toBe(1)
  })

  test('increases when a question or the pass mark of a taken quiz changes, and cannot be set by a client', async () => {
    const quiz = await makeQuiz(pool())
    await first(await makePlayer(pool()), quiz, 1)
    expect((await edit(quiz, { title: 'Another title', version: 9 })).version).toBe(1)
    expect((await edit(quiz, { question: 'What now?' })).version).toBe(2)
    expect((await edit(quiz, { question: 'What now?', passMark: 60 })).version).toBe(2)
    await first(await makePlayer(pool()), quiz, 2)
    expect((await edit(quiz, { question: 'What now?', passMark: 50 })).version).toBe(3)
  })

  test('never identifies two sets of questions, for any interleaving of players and coaches', async () => {
    const quiz = await makeQuiz(pool())
    const players = await Promise.all(Array.from({ length: 8 }, () => makePlayer(pool())))
    const tries = players.map((player) => first(player, quiz, 1).catch(() => null))
    await Promise.all([...tries, edit(quiz, { question: 'What now?' })])
    const { rows } = await pool().query<{ version: number; question: string }>(
      `SELECT version, questions->0->>'question' AS question FROM quiz_snapshots WHERE quiz_id = $1 ORDER BY version`,
      [quiz.id],
    )
    const { rows: live } = await pool().query<{ version: number }>(
      'SELECT version::int AS version FROM quizzes WHERE id = $1',
      [quiz.id],
    )
    for (const { version, question } of rows)
      expect(question === 'What now?', `version ${version}`).toBe(version === live[0]!.version)
  })
})

test('the open attempt of an edited quiz finishes with its own questions and pass mark', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { passMark: 50 })]
  const attempt = randomUUID()
  await first(player, quiz, 1, attempt)
  await edit({ ...quiz, questions: quiz.questions.slice(0, 1) }, { question: 'What now?', passMark: 100 })
  const [found] = await findViewerQuizzes(player, quiz.id)
  const last = quiz.questions[1]!
  const input = { quiz: quiz.id, attempt, version: 1, question: last.id, option: optionOf(last, false) }
  const { result } = valueOf(await answerQuestion(player, found!, { ...input, earlier: [] }))
  expect(result).toMatchObject({ score: 50, isPassed: true, passMark: 50, total: 2 })
  const { rows } = await pool().query('SELECT quiz_version::int AS version FROM quiz_attempts WHERE id = $1', [attempt])
  expect(rows).toEqual([{ version: 1 }])
})

test('a finished attempt keeps its score, whatever the quiz becomes', async () => {
  const [player, quiz] = [await makePlayer(pool()), await makeQuiz(pool(), { kind: 'library', passMark: 60 })]
  const [found] = await findViewerQuizzes(player, quiz.id)
  const { attempt } = valueOf(await startAttempt(player, found!))
  const answers = answersTo(quiz, 2)
  const first = valueOf(await submitAnswers(player, found!, { quiz: quiz.id, attempt, answers }))
  expect(first.result).toMatchObject({ score: 67, isPassed: true })
  await edit({ ...quiz, questions: quiz.questions.slice(2) }, { question: 'What now?', passMark: 100 })
  const [changed] = await findViewerQuizzes(player, quiz.id)
  expect(changed).toMatchObject({ version: 2, passMark: 100, best: 67, isPassed: true })
  await startAttempt(await makePlayer(pool()), changed!)
  expect(valueOf(await submitAnswers(player, changed!, { quiz: quiz.id, attempt, answers }))).toEqual(first)
})

test('a dialog that is open while the quiz changes is scored by what it shows; reopened it shows the change', async () => {
  const [player, other] = [await makePlayer(pool()), await makePlayer(pool())]
  const quiz = await makeQuiz(pool(), { kind: 'library' })
  const [found] = await findViewerQuizzes(player, quiz.id)
  const { attempt } = valueOf(await startAttempt(player, found!))
  await startAttempt(other, found!)
  await edit({ ...quiz, questions: quiz.questions.slice(0, 2) }, { question: 'What now?' })
  const { result } = valueOf(
    await submitAnswers(player, found!, { quiz: quiz.id, attempt, answers: answersTo(quiz, 3) }),
  )
  expect(result).toMatchObject({ total: 3, score: 100 })
  const restarted = valueOf(await startAttempt(other, found!))
  expect(restarted).toMatchObject({ version: 2, questions: [{ question: 'What now?' }, {}] })
})

describe('a quiz with invalid data is not saved', () => {
  const right = { text: 'Yes', isCorrect: true }
  const wrong = { text: 'No', isCorrect: false }

  test.each([
    ['no right option', [wrong, { text: 'Maybe', isCorrect: false }], 'Mark exactly one option as right: none is now.'],
    ['two right options', [right, { text: 'Maybe', isCorrect: true }], 'Mark exactly one option as right: 2 are now.'],
    ['one option', [right], 'Give at least two options.'],
    ['seven options', [right, ...manyWrong(6)], 'Give at most six options.'],
    [
      'two equal options',
      [right, { text: ' yes ', isCorrect: false }],
      'Two options say the same. Change one of them.',
    ],
  ])('%s: shows an error at the field', async (_, options, message) => {
    const [cms, user] = [await payload(), await staffAs('coach')]
    const film = await makeQuizFilm(pool())
    const question = { question: 'What?', feedback: 'Because.', options }
    const data = { title: 'Wrong', film: film.id, kind: 'film-room', passMark: 80, questions: [question] }
    const saving = cms.create({ collection: 'quizzes', data: data as never, user, overrideAccess: false })
    const error = await saving.then(
      () => null,
      (failure: { data: { errors: { path: string; message: string }[] } }) => failure.data.errors[0],
    )
    expect(error).toMatchObject({ path: 'questions.0.options', message })
  })

  test('a second quiz of a kind for a film: shows an error at the field', async () => {
    const [cms, user, quiz] = [await payload(), await staffAs('coach'), await makeQuiz(pool())]
    const question = { question: 'What?', feedback: 'Because.', options: [right, wrong] }
    const data = { title: 'Second', film: quiz.film.id, kind: 'film-room', passMark: 80, questions: [question] }
    const saving = cms.create({ collection: 'quizzes', data: data as never, user, overrideAccess: false })
    await expect(saving).rejects.toMatchObject({
      data: { errors: [{ path: 'film', message: 'This film has a quiz of this kind already.' }] },
    })
  })

  function manyWrong(count: number) {
    return Array.from({ length: count }, (_, index) => ({ text: `No ${index}`, isCorrect: false }))
  }
})
