'use client'

import { useEffect, useRef } from 'react'
import { MESSAGES, type OpenQuestion, type QuizResult, type Verdict } from '../../rules/quizzes'

type DialogResultsProps = {
  questions: OpenQuestion[]
  finished: { verdicts: Verdict[]; result: QuizResult }
  onRetake: () => void
  onClose: () => void
}

/** The score of a dialog's quiz, what each answer was worth and why, and the way on. */
export function DialogResults({ questions, finished, onRetake, onClose }: DialogResultsProps) {
  const { isPassed, score, right, total, passMark } = finished.result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="quiz-results">
      <p className="num quiz-score">{score}%</p>
      <h3 ref={heading} tabIndex={-1}>
        {isPassed ? MESSAGES.passedTitle : 'Not yet'}
      </h3>
      <p>{isPassed ? MESSAGES.passedDialog : MESSAGES.failedDialog(passMark)}</p>
      <p className="quiz-count">
        {right} of {total} right.
      </p>
      <ol className="quiz-review">
        {finished.verdicts.map((verdict) => (
          <Review key={verdict.question} verdict={verdict} question={find(questions, verdict.question)} />
        ))}
      </ol>
      <div className="quiz-ways">
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
      <span className="quiz-why">{verdict.feedback}</span>
    </li>
  )
}

function find(questions: OpenQuestion[], id: string): OpenQuestion | undefined {
  return questions.find((question) => question.id === id)
}
