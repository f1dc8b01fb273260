import { randomUUID } from 'node:crypto'
import type { QuizKind } from '../../rules/films'
import { logger } from '@/server/logger'
import type { Viewer } from '@/features/members/server/api'
import { findViewerQuizzes, type ViewerQuiz } from '../../server/quizzes/results'
import { AnswerFeedback } from './AnswerFeedback'
import { drawQuestions } from '../../rules/drawn-questions'
import { FamilyResults } from './FamilyResults'
import { findLastAnswer } from './last-answer'
import { LockedQuiz, NoQuiz, PassedQuiz, QuizNotLoaded } from './QuizNotes'
import { findCurrentSheet, findFrozenSheet, findNextFilm, findOpenAttempt } from '../../server/quizzes/queries'
import { QuizButton } from './QuizButton.client'
import { QuizResultPanel } from './QuizResultPanel'
import { QuizTaker } from './QuizTaker.client'
import { firstUnanswered } from '../../rules/quizzes'
import type { QuizRun } from './use-quiz-run'

type Film = { id: string; slug: string; title: string }

type QuizContentProps = {
  viewer: Viewer
  film: Film
  /** The quiz of the film to show. The library check is shown on this page only to staff, for testing. */
  kind: QuizKind
  /** Retakes a passed quiz. */
  isAgain: boolean
  /** The id of an attempt in progress without JavaScript: its last answer is explained above the next question. */
  plain: string | null
}

/**
 * Renders the content of a film's quiz page for this viewer. Viewing it stores nothing: an attempt starts with its first
 * answer.
 */
export async function QuizContent({ viewer, film, kind, isAgain, plain }: QuizContentProps) {
  if (viewer.role === 'parent') return <FamilyResults film={film} childrenOf={viewer} />
  const found = await tolerate(() => load({ viewer, film, kind, isAgain, plain }))
  if (found === 'failed') return <QuizNotLoaded film={film} />
  if (found === null) return <NoQuiz film={film} />
  const { quiz, nextFilm, run, last } = found
  if (quiz.before) return <LockedQuiz film={film} before={quiz.before} />
  if (last?.result)
    return (
      <>
        <AnswerFeedback question={last.question} verdict={last.verdict} />
        <QuizResultPanel result={last.result} film={film} isPreview={false} />
      </>
    )
  if (!run) return <PassedQuiz film={film} quiz={quiz} nextFilm={nextFilm} />
  if (kind === 'library') return <QuizButton film={film} quiz={quiz} />
  return (
    <>
      {last && <AnswerFeedback question={last.question} verdict={last.verdict} />}
      <QuizTaker quiz={run} film={film} isPreview={viewer.kind === 'staff'} />
    </>
  )
}

async function load({ viewer, film, kind, isAgain, plain }: QuizContentProps) {
  const quiz = (await findViewerQuizzes(viewer, film.id)).find((one) => one.kind === kind)
  if (!quiz) return null
  if (quiz.before) return { quiz, nextFilm: null, run: null, last: null }
  const last = plain ? await findLastAnswer(viewer, quiz, plain) : null
  if (last?.result) return { quiz, nextFilm: null, run: null, last }
  if (quiz.isPassed && !isAgain && !last)
    return { quiz, nextFilm: await findNextFilm(viewer, film.id), run: null, last }
  return { quiz, nextFilm: null, run: await openRun(viewer, quiz), last }
}

async function openRun(viewer: Viewer, quiz: ViewerQuiz): Promise<QuizRun> {
  const attempt = viewer.kind === 'member' ? await findOpenAttempt(viewer.id, quiz.id) : null
  const sheet = attempt ? await findFrozenSheet(quiz.id, attempt.version) : await findCurrentSheet(quiz.id)
  if (!sheet) throw new Error('A quiz has no questions to show.')
  const answered = new Set(attempt?.answers.map(({ question }) => question))
  return {
    id: quiz.id,
    attempt: attempt?.id ?? randomUUID(),
    version: sheet.version,
    passMark: sheet.passMark,
    questions: drawQuestions(sheet.questions),
    startAt: firstUnanswered(sheet.questions, answered) ?? 0,
  }
}

async function tolerate<Result>(work: () => Promise<Result>): Promise<Result | 'failed'> {
  try {
    return await work()
  } catch (error) {
    logger.error({ err: error }, 'A quiz could not be loaded.')
    return 'failed'
  }
}
