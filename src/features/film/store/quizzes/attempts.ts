import 'server-only'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Viewer } from '@/features/members/store/api'
import { transaction } from '@/server/database/transaction'
import type { ViewerQuiz } from './results'
import { drawQuestions, type DrawnQuestion } from '../../rules/drawn-questions'
import {
  findBest,
  findFrozenSheet,
  findNextFilm,
  holdAttempt,
  LIVE_QUESTIONS,
  type Attempt,
  type Sheet,
} from './queries'
import {
  judge,
  judgeAll,
  MESSAGES,
  nextPlace,
  scoreOf,
  type Given,
  type QuizResult,
  type Score,
  type Verdict,
} from '../../rules/quizzes'
import type { AnswerInput, SubmitInput } from '../../rules/quiz-schema'

/** Why something was not stored, in one sentence for whoever asked. */
export class QuizRefusal extends Error {
  constructor(
    readonly status: 403 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}

export type OpenedQuiz = { attempt: string; version: number; passMark: number; questions: DrawnQuestion[] }
/** `attempt` is the one that goes on: another tab may have begun it. */
export type AnsweredQuestion = { attempt: string; verdict: Verdict; result: QuizResult | null }
export type FinishedQuiz = { verdicts: Verdict[]; result: QuizResult }

const FOREIGN = 'This answer does not belong to this quiz.'
const TRIES = 3

/** Begins an attempt, or goes on with the one under way. One that nobody answered yet moves to the newest questions. */
export function startAttempt(viewer: Viewer, quiz: ViewerQuiz): Promise<OpenedQuiz> {
  return transaction(async (client) => {
    const version = await freeze(client, quiz.id)
    const attempt = await claim(client, viewer.id, quiz.id, randomUUID(), version)
    if (attempt.version !== version && attempt.answers.length === 0) {
      await client.query('UPDATE quiz_attempts SET quiz_version = $2 WHERE id = $1', [attempt.id, version])
      attempt.version = version
    }
    const { passMark, questions } = await sheetOf(client, quiz.id, attempt)
    return {
      attempt: attempt.id,
      version: attempt.version,
      passMark,
      questions: drawQuestions(questions, quiz.filmPlay),
    }
  })
}

/**
 * Stores one answer and says what it was worth. The first answer to a question stands, however often and from however
 * many tabs it is sent; the last question finishes the attempt.
 * @throws QuizRefusal for what is not of this quiz, out of turn, or of other questions than the member saw
 */
export async function answerQuestion(viewer: Viewer, quiz: ViewerQuiz, input: AnswerInput): Promise<AnsweredQuestion> {
  const { attempt, verdict, score } = await transaction(async (client) => {
    const version = await freeze(client, quiz.id)
    const attempt = await claim(client, viewer.id, quiz.id, input.attempt, version)
    if (attempt.version !== input.version) throw new QuizRefusal(409, MESSAGES.changed)
    const sheet = await sheetOf(client, quiz.id, attempt)
    const stored = attempt.answers.find(({ question }) => question === input.question)
    const verdict = judge(sheet.questions, stored ?? input)
    if (!verdict) throw new QuizRefusal(422, FOREIGN)
    if (!stored) await addInTurn(client, attempt, sheet, verdict)
    return { attempt: attempt.id, verdict, score: await settle(client, attempt, sheet) }
  })
  return { attempt, verdict, result: score && (await toResult(viewer, quiz, score)) }
}

/**
 * Stores all answers of an attempt at once and finishes it. Sent again it answers what is stored.
 * @throws QuizRefusal when the quiz was not opened first, or unless each question has one answer of its own
 */
export async function submitAnswers(viewer: Viewer, quiz: ViewerQuiz, input: SubmitInput): Promise<FinishedQuiz> {
  const { verdicts, score } = await transaction(async (client) => {
    const attempt = await holdAttempt(client, viewer.id, quiz.id, input.attempt)
    if (attempt?.id !== input.attempt) throw new QuizRefusal(409, 'Open the quiz before you send answers.')
    const sheet = await sheetOf(client, quiz.id, attempt)
    const verdicts = judgeAll(sheet.questions, attempt.isFinished ? attempt.answers : input.answers)
    if (!verdicts) throw new QuizRefusal(422, 'Each question needs one of its own answers.')
    if (!attempt.isFinished) for (const verdict of verdicts) await addAnswer(client, attempt, verdict)
    const score = await settle(client, attempt, sheet)
    if (!score) throw new Error('An attempt with all its answers is not finished.')
    return { verdicts, score }
  })
  return { verdicts, result: await toResult(viewer, quiz, score) }
}

/** What staff see of their own preview: the same verdicts, nothing of it stored. */
export function previewResult(sheet: Sheet, answers: Given[]): FinishedQuiz | null {
  const verdicts = judgeAll(sheet.questions, answers)
  if (!verdicts) return null
  const right = verdicts.filter(({ isCorrect }) => isCorrect).length
  const score = scoreOf(right, sheet.questions.length, sheet.passMark)
  return { verdicts, result: { ...score, best: score.score, nextFilm: null } }
}

/** A score with what it means for this member: the best so far, and the film that comes next. */
export async function toResult(viewer: Viewer, quiz: ViewerQuiz, score: Score): Promise<QuizResult> {
  const [best, nextFilm] = await Promise.all([findBest(viewer.id, quiz.id), findNextFilm(viewer, quiz.filmId)])
  return { ...score, best: Math.max(best ?? 0, score.score), nextFilm }
}

// Whoever saves the quiz waits here and we wait for them (collections/hooks/version-quiz.ts), so that a version never
// stands for two sets of questions.
async function freeze(client: pg.PoolClient, quizId: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT version::int AS version FROM quizzes WHERE id = $1 FOR SHARE',
    [quizId],
  )
  if (!rows[0]) throw new QuizRefusal(409, MESSAGES.changed)
  await client.query(
    `INSERT INTO quiz_snapshots (quiz_id, version, pass_mark, questions)
     SELECT q.id, q.version, q.pass_mark, ${LIVE_QUESTIONS} FROM quizzes q WHERE q.id = $1 ON CONFLICT DO NOTHING`,
    [quizId],
  )
  return rows[0].version
}

// Two tabs may begin at once: the unique index lets one attempt in, and the other tab goes on with it.
async function claim(
  client: pg.PoolClient,
  memberId: string,
  quizId: string,
  attemptId: string,
  version: number,
): Promise<Attempt> {
  for (let turn = 0; turn < TRIES; turn++) {
    const attempt = await holdAttempt(client, memberId, quizId, attemptId)
    if (attempt) return attempt
    await client.query(
      `INSERT INTO quiz_attempts (id, member_id, quiz_id, quiz_version) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [attemptId, memberId, quizId, version],
    )
  }
  throw new QuizRefusal(409, MESSAGES.changed)
}

async function sheetOf(client: pg.PoolClient, quizId: string, { version }: Attempt): Promise<Sheet> {
  const sheet = await findFrozenSheet(quizId, version, client)
  if (!sheet) throw new Error('An attempt has no frozen questions.')
  return sheet
}

async function addInTurn(client: pg.PoolClient, attempt: Attempt, sheet: Sheet, verdict: Verdict): Promise<void> {
  const place = nextPlace(sheet.questions, answeredIn(attempt))
  if (place === null || sheet.questions[place]!.id !== verdict.question)
    throw new QuizRefusal(409, 'Answer the questions in their order.')
  await addAnswer(client, attempt, verdict)
}

// The row's own id allows one answer to a question, whatever happens.
async function addAnswer(client: pg.PoolClient, attempt: Attempt, verdict: Verdict): Promise<void> {
  const { question, option, isCorrect } = verdict
  attempt.answers.push({ question, option })
  await client.query(
    `INSERT INTO quiz_attempts_answers (id, _parent_id, _order, question_id, option_id, is_correct)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [`${attempt.id}:${question}`, attempt.id, attempt.answers.length, question, option, isCorrect],
  )
}

// The score of an attempt whose questions are all answered; the first to see that writes it down.
async function settle(client: pg.PoolClient, attempt: Attempt, sheet: Sheet): Promise<Score | null> {
  if (nextPlace(sheet.questions, answeredIn(attempt)) !== null) return null
  const right = attempt.answers.filter((answer) => judge(sheet.questions, answer)?.isCorrect).length
  const score = scoreOf(right, sheet.questions.length, sheet.passMark)
  if (!attempt.isFinished)
    await client.query(
      'UPDATE quiz_attempts SET score = $2, is_passed = $3, finished_at = now(), updated_at = now() WHERE id = $1',
      [attempt.id, score.score, score.isPassed],
    )
  return score
}

function answeredIn({ answers }: Attempt): Set<string> {
  return new Set(answers.map(({ question }) => question))
}
