'use client'

import { useEffect, useRef } from 'react'
import { SessionEnded } from '@/components/ui/SessionEnded.client'
import { AnswerFeedback } from './AnswerFeedback'
import { QuestionDrawing } from './QuestionDrawing'
import { QuestionForm } from './QuestionForm.client'
import { QuizProgress } from './QuizProgress'
import { QuizResultPanel } from './QuizResultPanel'
import { useQuizRun, type QuizRun } from './use-quiz-run'
import styles from './quiz.module.css'

type QuizTakerProps = { quiz: QuizRun; film: { slug: string; title: string }; isPreview: boolean }

/** Renders a quiz on its own page: one question, the explanation of its answer, the next question, and the result. */
export function QuizTaker({ quiz, film, isPreview }: QuizTakerProps) {
  const run = useQuizRun(quiz, isPreview)
  const verdict = run.answered?.verdict ?? null
  const feedback = useRef<HTMLDivElement>(null)
  const isLast = run.index === quiz.questions.length - 1

  useEffect(() => {
    if (verdict) feedback.current?.focus({ preventScroll: true })
    if (verdict) feedback.current?.scrollIntoView({ block: 'nearest' })
  }, [verdict])

  if (run.result) return <QuizResultPanel result={run.result} film={film} isPreview={isPreview} />
  return (
    <section className={styles.quiz} aria-label="Questions">
      {run.question.drawing && <QuestionDrawing key={`play-${run.question.id}`} play={run.question.drawing} />}
      <QuizProgress index={run.index} total={quiz.questions.length} isAnswered={verdict !== null} />
      <QuestionForm
        key={run.question.id}
        quiz={quiz}
        question={run.question}
        verdict={verdict}
        isSending={run.isSending}
        takesFocus={run.index !== quiz.startAt}
        onChoose={(option) => void run.choose(option)}
      />
      <p role="alert" className={styles.problem}>
        {run.problem}
      </p>
      {run.isSignedOut && (
        <div className="mt-5">
          <SessionEnded>Your answers so far are kept. Sign in and go on with this question.</SessionEnded>
        </div>
      )}
      <div role="status" ref={feedback} tabIndex={-1} className={styles.feedback}>
        {verdict && <AnswerFeedback question={run.question} verdict={verdict} />}
      </div>
      {verdict && (
        <button type="button" className="btn big" onClick={run.showNext}>
          {isLast ? 'Complete Quiz' : 'Next Question'}
        </button>
      )}
    </section>
  )
}
