import type { OpenQuestion, Verdict } from '../../rules/quizzes'
import styles from './quiz.module.css'

/** Shows whether an answer was right, the right one, and the explanation. */
export function AnswerFeedback({ question, verdict }: { question: OpenQuestion; verdict: Verdict }) {
  const right = question.options.find(({ id }) => id === verdict.correct)
  return (
    <div className={verdict.isCorrect ? `${styles.verdict} ok` : `${styles.verdict} bad`}>
      <p className="num">{verdict.isCorrect ? 'Correct' : 'Incorrect'}</p>
      {!verdict.isCorrect && (
        <p>
          The correct answer: <b>{right?.text}</b>
        </p>
      )}
      <p>{verdict.feedback}</p>
    </div>
  )
}
