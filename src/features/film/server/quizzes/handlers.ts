import 'server-only'
import { randomUUID } from 'node:crypto'
import type { QuizKind } from '../../rules/films'
import { paths } from '@/lib/paths'
import { isJsonRequest } from '@/server/http/read-body'
import { memberHandler, type Viewer } from '@/features/members/server/api'
import { findViewerQuizzes, type ViewerQuiz } from './results'
import {
  answerQuestion,
  CHANGED,
  previewResult,
  startAttempt,
  submitAnswers,
  type AnsweredQuestion,
  type FinishedQuiz,
  type OpenedQuiz,
} from './attempts'
import { drawQuestions } from '../../rules/drawn-questions'
import { findCurrentSheet } from './queries'
import { gradeAnswer } from '../../rules/quizzes'
import { answerSchema, startSchema, submitSchema, type AnswerInput, type SubmitInput } from '../../rules/quiz-schema'
import { done, refused, type Result } from '@/lib/result'
import { answerWith, refuse, seeOther, type Refusal } from '@/server/http/answers'

/** The roles that may take quizzes. Parents can see their children's results but not act for them. */
const TAKERS = ['player', 'coach', 'admin'] as const

/** POST /members/quiz-start: opens a quiz that is taken in a dialog. */
export const postQuizStart = memberHandler({
  name: 'quiz-start',
  schema: startSchema,
  roles: TAKERS,
  run: (viewer, { quiz }) => withQuiz(viewer, quiz, 'library', (found) => start(viewer, found)),
})

/** POST /members/quiz-answer: one answer on the quiz's own page. */
export const postQuizAnswer = memberHandler({
  name: 'quiz-answer',
  schema: answerSchema,
  roles: TAKERS,
  run: (viewer, values, request) =>
    withQuiz(viewer, values.quiz, 'film-room', async (found) => {
      const answered = await answer(viewer, found, values)
      // Without JavaScript the page itself shows the score of the answer.
      if (!answered.ok || isJsonRequest(request)) return answered
      return seeOther(paths.filmQuizPlain(found.slug, answered.value.attempt))
    }),
})

/** POST /members/quiz-submit: all answers of a dialog. */
export const postQuizSubmit = memberHandler({
  name: 'quiz-submit',
  schema: submitSchema,
  roles: TAKERS,
  run: (viewer, values) => withQuiz(viewer, values.quiz, 'library', (found) => submit(viewer, found, values)),
})

type Work = (quiz: ViewerQuiz) => Promise<Result<unknown, Refusal> | Response>

// The two kinds of quiz reveal answers at different times, so an endpoint rejects quizzes of the other kind.
async function withQuiz(viewer: Viewer, id: string, kind: QuizKind, work: Work): Promise<Response> {
  const quiz = (await findViewerQuizzes(viewer, id)).find((one) => one.id === id && one.kind === kind)
  if (!quiz) return refuse(404, 'This quiz is not here.')
  if (quiz.before) return refuse(403, `Pass the quiz of “${quiz.before.title}” first.`)
  const answer = await work(quiz)
  return answer instanceof Response ? answer : answerWith(answer)
}

async function start(viewer: Viewer, quiz: ViewerQuiz): Promise<Result<OpenedQuiz, Refusal>> {
  if (viewer.kind === 'member') return startAttempt(viewer, quiz)
  const sheet = await findCurrentSheet(quiz.id)
  if (!sheet) return refused(CHANGED)
  return done({ attempt: randomUUID(), ...sheet, questions: drawQuestions(sheet.questions) })
}

async function answer(
  viewer: Viewer,
  quiz: ViewerQuiz,
  input: AnswerInput,
): Promise<Result<AnsweredQuestion, Refusal>> {
  if (viewer.kind === 'member') return answerQuestion(viewer, quiz, input)
  const sheet = await findCurrentSheet(quiz.id)
  const verdict = sheet && gradeAnswer(sheet.questions, input)
  if (!verdict) return refused(CHANGED)
  const finished = previewResult(sheet, [...input.earlier, { question: input.question, option: input.option }])
  return done({ attempt: input.attempt, verdict, result: finished?.result ?? null })
}

async function submit(viewer: Viewer, quiz: ViewerQuiz, input: SubmitInput): Promise<Result<FinishedQuiz, Refusal>> {
  if (viewer.kind === 'member') return submitAnswers(viewer, quiz, input)
  const sheet = await findCurrentSheet(quiz.id)
  const finished = sheet && previewResult(sheet, input.answers)
  return finished ? done(finished) : refused(CHANGED)
}
