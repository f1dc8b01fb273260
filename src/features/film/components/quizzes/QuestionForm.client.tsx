'use client'

import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { paths } from '@/lib/paths'
import { OptionList } from './OptionList'
import type { OpenQuestion, Verdict } from '../../rules/quizzes'
import styles from './quiz.module.css'

type QuestionFormProps = {
  quiz: { id: string; attempt: string; version: number }
  question: OpenQuestion
  verdict: Verdict | null
  isSending: boolean
  /** True for every question but the first: the button that had the focus was removed. */
  takesFocus: boolean
  onChoose: (option: string) => void
}

/**
 * Renders one question as a group of radio buttons. A tap or click submits the answer at once; on the keyboard, arrow keys move
 * between the options, and Enter or Space submits the focused one.
 */
export function QuestionForm({ quiz, question, verdict, isSending, takesFocus, onChoose }: QuestionFormProps) {
  const isPointer = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const option = new FormData(event.currentTarget).get('option')
    if (typeof option === 'string') onChoose(option)
  }

  function answerByKey(event: KeyboardEvent<HTMLInputElement>): void {
    isPointer.current = false
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.checked = true
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form
      method="post"
      action={paths.memberPost('quiz-answer')}
      autoComplete="off"
      aria-busy={isSending}
      onSubmit={submit}
      onPointerDown={() => (isPointer.current = true)}
    >
      <input type="hidden" name="quiz" value={quiz.id} />
      <input type="hidden" name="attempt" value={quiz.attempt} />
      <input type="hidden" name="version" value={quiz.version} />
      <input type="hidden" name="question" value={question.id} />
      <fieldset className={styles.question}>
        <legend>
          <h2 ref={heading} tabIndex={-1}>
            {question.question}
          </h2>
        </legend>
        <OptionList
          question={question}
          verdict={verdict}
          onClick={(input) => isPointer.current && input.form?.requestSubmit()}
          onKeyDown={answerByKey}
        />
      </fieldset>
      {!verdict && (
        <button type="submit" className={`btn ${styles.check}`}>
          Check answer
        </button>
      )}
    </form>
  )
}
