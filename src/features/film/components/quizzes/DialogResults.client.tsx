'use client'

import { useEffect, useRef } from 'react'
import { MESSAGES, type OpenQuestion, type QuizResult, type Verdict } from '../../rules/quizzes'
import styles from './result.module.css'

type DialogResultsProps = {
  questions: OpenQuestion[]
  finished: { verdicts: Verdict[]; result: QuizResult }
  onRetake: () => void
  onClose: () => void
}

/** Shows the score of a quiz in a dialog, the result and explanation of each answer, and the next steps. */
export function DialogResults({ questions, finished, onRetake, onClose }: DialogResultsProps) {
  const { isPassed, score, right, total, passMark } = finished.result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.results}>
      <p className={`num ${styles.score}`}>{score}%</p>
      <h3 ref={heading} tabIndex={-1}>
        {isPassed ? MESSAGES.passedTitle : 'Not yet'}
      </h3>
      <p>{isPassed ? MESSAGES.passedDialog : MESSAGES.failedDialog(passMark)}</p>
      <p className={styles.count}>
        {right} of {total} right.
      </p>
      <ol className={styles.review}>
        {finished.verdicts.map((verdict) => (
          <Review key={verdict.question} verdict={verdict} question={find(questions, verdict.question)} />
        ))}
      </ol>
      <div className={styles.ways}>
        {!isPassed && (
          <button type="button" className="btn" onClick={onRetake}>
            Retake Quiz
          </button>
        )}
        <button type="button" className={isPassed ? 'btn' : 'btn line'} onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  )
}

function Review({ verdict, question }: { verdict: Verdict; question: OpenQuestion | undefined }) {
  const textOf = (option: string) => question?.options.find(({ id }) => id === option)?.text
  return (
    <li className={verdict.isCorrect ? 'ok' : 'bad'}>
      <b>{question?.question}</b>
      <span>
        {verdict.isCorrect ? 'Correct' : 'Incorrect'}: {textOf(verdict.option)}
      </span>
      {!verdict.isCorrect && <span>The correct answer: {textOf(verdict.correct)}</span>}
      <span className={styles.why}>{verdict.feedback}</span>
    </li>
  )
}

function find(questions: OpenQuestion[], id: string): OpenQuestion | undefined {
  return questions.find((question) => question.id === id)
}
