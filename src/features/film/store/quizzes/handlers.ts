import 'server-only'
import { randomUUID } from 'node:crypto'
import type { QuizKind } from '../../rules/films'
import { paths } from '@/lib/paths'
import { isJsonRequest } from '@/server/http/read-body'
import { memberHandler, type Viewer } from '@/features/members/store/api'
import { findViewerQuizzes, type ViewerQuiz } from './results'
import { answerQuestion, previewResult, QuizRefusal, startAttempt, submitAnswers } from './attempts'
import { drawQuestions } from '../../rules/drawn-questions'
import { findCurrentSheet } from './queries'
import { judge, MESSAGES } from '../../rules/quizzes'
import { answerSchema, startSchema, submitSchema, type AnswerInput, type SubmitInput } from '../../rules/quiz-schema'
import { privateJson, refuse, seeOther } from '@/server/http/answers'

/** Parents see what their children did, and do nothing in their place. */
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
      // Without scripts the page itself shows what the answer was worth.
      return isJsonRequest(request) ? answered : seeOther(paths.filmQuizPlain(found.slug, answered.attempt))
    }),
})

/** POST /members/quiz-submit: all answers of a dialog. */
export const postQuizSubmit = memberHandler({
  name: 'quiz-submit',
  schema: submitSchema,
  roles: TAKERS,
  run: (viewer, values) => withQuiz(viewer, values.quiz, 'library', (found) => submit(viewer, found, values)),
})

type Work = (quiz: ViewerQuiz) => Promise<unknown>

// The two kinds say different things at different times, so none is reached through the other's address.
async function withQuiz(viewer: Viewer, id: string, kind: QuizKind, work: Work): Promise<Response> {
  const quiz = (await findViewerQuizzes(viewer, id)).find((one) => one.id === id && one.kind === kind)
  if (!quiz) return refuse(404, 'This quiz is not here.')
  if (quiz.before) return refuse(403, `Pass the quiz of “${quiz.before.title}” first.`)
  try {
    const answer = await work(quiz)
    return answer instanceof Response ? answer : privateJson(answer)
  } catch (error) {
    if (error instanceof QuizRefusal) return refuse(error.status, error.message)
    throw error
  }
}

async function start(viewer: Viewer, quiz: ViewerQuiz) {
  if (viewer.kind === 'member') return startAttempt(viewer, quiz)
  const { questions, ...sheet } = await sheetNow(quiz)
  return { attempt: randomUUID(), ...sheet, questions: drawQuestions(questions, quiz.filmPlay) }
}

async function answer(viewer: Viewer, quiz: ViewerQuiz, input: AnswerInput) {
  if (viewer.kind === 'member') return answerQuestion(viewer, quiz, input)
  const sheet = await sheetNow(quiz)
  const verdict = judge(sheet.questions, input)
  if (!verdict) throw new QuizRefusal(409, MESSAGES.changed)
  const finished = previewResult(sheet, [...input.earlier, { question: input.question, option: input.option }])
  return { attempt: input.attempt, verdict, result: finished?.result ?? null }
}

async function submit(viewer: Viewer, quiz: ViewerQuiz, input: SubmitInput) {
  if (viewer.kind === 'member') return submitAnswers(viewer, quiz, input)
  const finished = previewResult(await sheetNow(quiz), input.answers)
  if (!finished) throw new QuizRefusal(409, MESSAGES.changed)
  return finished
}

async function sheetNow(quiz: ViewerQuiz) {
  const sheet = await findCurrentSheet(quiz.id)
  if (!sheet) throw new QuizRefusal(409, MESSAGES.changed)
  return sheet
}
