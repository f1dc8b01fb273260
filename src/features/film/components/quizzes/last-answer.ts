import 'server-only'
import type { Viewer } from '@/features/members/server/api'
import type { ViewerQuiz } from '../../server/quizzes/results'
import { toResult } from '../../server/quizzes/attempts'
import { findAttempt, findFrozenSheet } from '../../server/quizzes/queries'
import {
  gradeAnswer,
  gradeAnswers,
  scoreOf,
  withoutAnswers,
  type OpenQuestion,
  type QuizResult,
  type Verdict,
} from '../../rules/quizzes'

export type LastAnswer = { question: OpenQuestion; verdict: Verdict; result: QuizResult | null }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the result of the last answer in this member's attempt, and of the attempt: for pages without JavaScript. */
export async function findLastAnswer(viewer: Viewer, quiz: ViewerQuiz, attemptId: string): Promise<LastAnswer | null> {
  const attempt = UUID.test(attemptId) ? await findAttempt(viewer.id, quiz.id, attemptId) : null
  const sheet = attempt && (await findFrozenSheet(quiz.id, attempt.version))
  const last = attempt?.answers.at(-1)
  const verdict = sheet && last ? gradeAnswer(sheet.questions, last) : null
  const question = verdict && withoutAnswers(sheet!.questions).find(({ id }) => id === verdict.question)
  if (!attempt || !sheet || !verdict || !question) return null
  const right = gradeAnswers(sheet.questions, attempt.answers)?.filter(({ isCorrect }) => isCorrect).length
  if (!attempt.isFinished || right === undefined) return { question, verdict, result: null }
  const score = scoreOf(right, sheet.questions.length, sheet.passMark)
  return { question, verdict, result: await toResult(viewer, quiz, score) }
}
