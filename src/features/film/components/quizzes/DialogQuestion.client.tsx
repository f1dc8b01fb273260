'use client'

import { useEffect, useRef, type SubmitEvent } from 'react'
import { OptionList } from './OptionList'
import { QuestionDrawing } from './QuestionDrawing'
import { QuizProgress } from './QuizProgress'
import type { DialogQuizState } from './use-dialog-quiz'
import styles from './quiz.module.css'

type DialogQuestionProps = {
  state: Extract<DialogQuizState, { phase: 'asking' }>
  onChoose: (option: string) => void
  onNext: () => void
}

/** Renders one question of the dialog. The next question requires an answer to this one. */
export function DialogQuestion({ state, onChoose, onNext }: DialogQuestionProps) {
  const { opened, place, chosen, isSending } = state
  const question = opened.questions[place]!
  const answer = chosen[question.id] ?? null
  const isLast = place === opened.questions.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [place])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (answer && !isSending) onNext()
  }

  return (
    <form onSubmit={submit} autoComplete="off" aria-busy={isSending}>
      <QuizProgress index={place} total={opened.questions.length} isAnswered={answer !== null} />
      {question.drawing && <QuestionDrawing key={`play-${question.id}`} play={question.drawing} />}
      <fieldset className={styles.question} key={question.id}>
        <legend>
          <h3 ref={heading} tabIndex={-1}>
            {question.question}
          </h3>
        </legend>
        <OptionList question={question} chosen={answer} onChoose={onChoose} />
      </fieldset>
      <button type="submit" className="btn" disabled={!answer || isSending}>
        {isLast ? 'Submit' : 'Next'}
      </button>
    </form>
  )
}
