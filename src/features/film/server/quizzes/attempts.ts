import 'server-only'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { quiz_attempts } from '@/database-tables'
import { orm } from '@/server/database/orm'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Viewer } from '@/features/members/server/api'
import { done, refused, type Result } from '@/lib/result'
import type { Refusal } from '@/server/http/answers'
import { transaction } from '@/server/database/transaction'
import type { ViewerQuiz } from './results'
import { drawQuestions, type DrawnQuestion } from '../../rules/drawn-questions'
import { findBest, findFrozenSheet, findNextFilm, lockAttempt, type Attempt, type Sheet } from './queries'
import {
  gradeAnswer,
  gradeAnswers,
  MESSAGES,
  firstUnanswered,
  scoreOf,
  type SubmittedAnswer,
  type QuizResult,
  type Score,
  type Verdict,
} from '../../rules/quizzes'
import type { AnswerInput, SubmitInput } from '../../rules/quiz-schema'

export type OpenedQuiz = { attempt: string; version: number; passMark: number; questions: DrawnQuestion[] }
/** `attempt` is the id of the attempt that continues: another tab may have started it. */
export type AnsweredQuestion = { attempt: string; verdict: Verdict; result: QuizResult | null }
export type FinishedQuiz = { verdicts: Verdict[]; result: QuizResult }

/** The refusal when the questions changed after they were shown. */
export const CHANGED: Refusal = { status: 409, message: MESSAGES.changed }
const UNOPENED: Refusal = { status: 409, message: 'Open the quiz before you send answers.' }
const OUT_OF_TURN: Refusal = { status: 409, message: 'Answer the questions in their order.' }
const FOREIGN: Refusal = { status: 422, message: 'This answer does not belong to this quiz.' }
const INCOMPLETE: Refusal = { status: 422, message: 'Each question needs one of its own answers.' }
const TRIES = 3

/** Starts an attempt, or continues the one in progress. An attempt without answers moves to the newest questions. */
export function startAttempt(viewer: Viewer, quiz: ViewerQuiz): Promise<Result<OpenedQuiz, Refusal>> {
  return transaction(async (client) => {
    const opened = await openAttempt(client, viewer, quiz, randomUUID())
    if (!opened.ok) return opened
    const { attempt, version } = opened.value
    if (attempt.version !== version && attempt.answers.length === 0) {
      await orm(client).update(quiz_attempts).set({ quizVersion: version }).where(eq(quiz_attempts.id, attempt.id))
      attempt.version = version
    }
    const { passMark, questions } = await sheetOf(client, quiz.id, attempt)
    const drawn = drawQuestions(questions)
    return done({ attempt: attempt.id, version: attempt.version, passMark, questions: drawn })
  })
}

/**
 * Stores one answer and returns its score. The first answer to a question is final, no matter how often and from how many tabs
 * it is sent; the last question finishes the attempt. Rejects answers that belong to another quiz, are out of order, or refer
 * to other questions than the member saw.
 */
export async function answerQuestion(
  viewer: Viewer,
  quiz: ViewerQuiz,
  input: AnswerInput,
): Promise<Result<AnsweredQuestion, Refusal>> {
  const stored = await transaction(async (client) => {
    const opened = await openAttempt(client, viewer, quiz, input.attempt)
    if (!opened.ok) return opened
    const { attempt } = opened.value
    if (attempt.version !== input.version) return refused(CHANGED)
    const sheet = await sheetOf(client, quiz.id, attempt)
    const earlier = attempt.answers.find(({ question }) => question === input.question)
    const verdict = gradeAnswer(sheet.questions, earlier ?? input)
    if (!verdict) return refused(FOREIGN)
    if (!earlier && !isNext(attempt, sheet, verdict)) return refused(OUT_OF_TURN)
    if (!earlier) await addAnswer(client, attempt, verdict)
    return done({ attempt: attempt.id, verdict, score: await settle(client, attempt, sheet) })
  })
  if (!stored.ok) return stored
  const { attempt, verdict, score } = stored.value
  return done({ attempt, verdict, result: score && (await toResult(viewer, quiz, score)) })
}

/**
 * Stores all answers of an attempt at once and finishes it. A repeated request returns the stored result. Rejects the request
 * unless the quiz was opened first and each question has exactly one answer.
 */
export async function submitAnswers(
  viewer: Viewer,
  quiz: ViewerQuiz,
  input: SubmitInput,
): Promise<Result<FinishedQuiz, Refusal>> {
  const stored = await transaction(async (client) => {
    const attempt = await lockAttempt(client, viewer.id, quiz.id, input.attempt)
    if (attempt?.id !== input.attempt) return refused(UNOPENED)
    const sheet = await sheetOf(client, quiz.id, attempt)
    const verdicts = gradeAnswers(sheet.questions, attempt.isFinished ? attempt.answers : input.answers)
    if (!verdicts) return refused(INCOMPLETE)
    if (!attempt.isFinished) for (const verdict of verdicts) await addAnswer(client, attempt, verdict)
    const score = await settle(client, attempt, sheet)
    if (!score) throw new Error('An attempt with all its answers is not finished.')
    return done({ verdicts, score })
  })
  if (!stored.ok) return stored
  const { verdicts, score } = stored.value
  return done({ verdicts, result: await toResult(viewer, quiz, score) })
}

/** Returns the result of a staff preview: the same scores, with nothing stored. */
export function previewResult(sheet: Sheet, answers: SubmittedAnswer[]): FinishedQuiz | null {
  const verdicts = gradeAnswers(sheet.questions, answers)
  if (!verdicts) return null
  const right = verdicts.filter(({ isCorrect }) => isCorrect).length
  const score = scoreOf(right, sheet.questions.length, sheet.passMark)
  return { verdicts, result: { ...score, best: score.score, nextFilm: null } }
}

/** Adds to a score what it means for this member: the best score so far, and the next film. */
export async function toResult(viewer: Viewer, quiz: ViewerQuiz, score: Score): Promise<QuizResult> {
  const [best, nextFilm] = await Promise.all([findBest(viewer.id, quiz.id), findNextFilm(viewer, quiz.filmId)])
  return { ...score, best: Math.max(best ?? 0, score.score), nextFilm }
}

// This lock and the one taken when a quiz is saved (collections/hooks/version-quiz.ts) exclude each other, so that a version never
// has two sets of questions.
async function openAttempt(
  client: pg.PoolClient,
  viewer: Viewer,
  quiz: ViewerQuiz,
  id: string,
): Promise<Result<{ attempt: Attempt; version: number }, Refusal>> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT version::int AS version FROM quizzes WHERE id = $1 FOR SHARE',
    [quiz.id],
  )
  if (!rows[0]) return refused(CHANGED)
  const { version } = rows[0]
  await client.query(
    `INSERT INTO quiz_snapshots (quiz_id, version, pass_mark, questions)
     SELECT q.id, q.version, q.pass_mark, quiz_questions(q.id) FROM quizzes q WHERE q.id = $1 ON CONFLICT DO NOTHING`,
    [quiz.id],
  )
  // Two tabs may start at once: the unique index accepts one attempt, and the other tab continues with it.
  for (let turn = 0; turn < TRIES; turn++) {
    const attempt = await lockAttempt(client, viewer.id, quiz.id, id)
    if (attempt) return done({ attempt, version })
    await client.query(
      `INSERT INTO quiz_attempts (id, member_id, quiz_id, quiz_version) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [id, viewer.id, quiz.id, version],
    )
  }
  return refused(CHANGED)
}

async function sheetOf(client: pg.PoolClient, quizId: string, { version }: Attempt): Promise<Sheet> {
  const sheet = await findFrozenSheet(quizId, version, client)
  if (!sheet) throw new Error('An attempt has no frozen questions.')
  return sheet
}

function isNext(attempt: Attempt, sheet: Sheet, { question }: Verdict): boolean {
  const index = firstUnanswered(sheet.questions, answeredIn(attempt))
  return index !== null && sheet.questions[index]!.id === question
}

// The primary key of the row enforces one answer per question.
async function addAnswer(client: pg.PoolClient, attempt: Attempt, verdict: Verdict): Promise<void> {
  const { question, option, isCorrect } = verdict
  attempt.answers.push({ question, option })
  await client.query(
    `INSERT INTO quiz_attempts_answers (id, _parent_id, _order, question_id, option_id, is_correct)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [`${attempt.id}:${question}`, attempt.id, attempt.answers.length, question, option, isCorrect],
  )
}

// Computes the score of an attempt with all questions answered; the first request to finish stores it.
async function settle(client: pg.PoolClient, attempt: Attempt, sheet: Sheet): Promise<Score | null> {
  if (firstUnanswered(sheet.questions, answeredIn(attempt)) !== null) return null
  const right = attempt.answers.filter((answer) => gradeAnswer(sheet.questions, answer)?.isCorrect).length
  const score = scoreOf(right, sheet.questions.length, sheet.passMark)
  if (!attempt.isFinished)
    await orm(client)
      .update(quiz_attempts)
      .set({ score: score.score, isPassed: score.isPassed, finishedAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(quiz_attempts.id, attempt.id))
  return score
}

function answeredIn({ answers }: Attempt): Set<string> {
  return new Set(answers.map(({ question }) => question))
}
