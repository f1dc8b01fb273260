'use client'

import { useRef } from 'react'
import { Dialog } from '@/components/ui/Dialog.client'
import { SessionEnded } from '@/components/ui/SessionEnded.client'
import type { QuizState } from '../../rules/library-film'
import { DialogQuestion } from './DialogQuestion.client'
import { DialogResults } from './DialogResults.client'
import { MESSAGES } from '../../rules/quizzes'
import { useDialogQuiz } from './use-dialog-quiz'
import styles from './result.module.css'

type QuizButtonProps = {
  film: { slug: string; title: string }
  quiz: QuizState
  /** Names the quiz, for films with two quizzes. */
  isNamed?: boolean
}

/** Opens a film's short quiz in a dialog. The button is disabled once the quiz is passed. */
export function QuizButton({ film, quiz, isNamed }: QuizButtonProps) {
  const { state, isOpen, isPassed, open, close, start, choose, continueQuiz } = useDialogQuiz(quiz.id)
  const container = useRef<HTMLDivElement>(null)
  const isDone = quiz.isPassed || isPassed

  function closeAndReturn(): void {
    close()
    // The button that had the focus is disabled now, so the focus moves to its container.
    if (isDone) container.current?.focus()
  }

  return (
    <div ref={container} tabIndex={-1} className={styles.button}>
      <button type="button" className="btn line" disabled={isDone} onClick={open}>
        {isDone ? 'Quiz Passed' : 'Take the quiz'}
        {!isDone && <span className="sr-only"> for {film.title}</span>}
      </button>
      {isNamed && <small>{quiz.title}</small>}
      <Dialog isOpen={isOpen} onClose={closeAndReturn} title={quiz.title} closeLabel="Close quiz">
        <div className={styles.dialog}>
          {state.phase === 'loading' && <p role="status">Loading quiz</p>}
          {state.phase === 'signed-out' && (
            <SessionEnded>Your answers are kept in this tab. Sign in and go on with the same question.</SessionEnded>
          )}
          {state.phase === 'failed' && (
            <div role="alert">
              <p>{MESSAGES.notLoaded}</p>
              <button type="button" className="btn" onClick={() => void start()}>
                Try again
              </button>
            </div>
          )}
          {state.phase === 'asking' && (
            <DialogQuestion state={state} onChoose={choose} onNext={() => void continueQuiz()} />
          )}
          {state.phase === 'finished' && (
            <DialogResults
              questions={state.opened.questions}
              finished={state.finished}
              onRetake={() => void start()}
              onClose={close}
            />
          )}
        </div>
      </Dialog>
    </div>
  )
}
