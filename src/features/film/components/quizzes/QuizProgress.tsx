import styles from './quiz.module.css'

/** Shows the number of the current question, as text and as a bar. */
export function QuizProgress({ index, total, isAnswered }: { index: number; total: number; isAnswered: boolean }) {
  const done = index + (isAnswered ? 1 : 0)
  return (
    <div className={styles.progress}>
      <p>
        Question {index + 1} of {total}
      </p>
      <div aria-hidden="true">
        <i style={{ width: `${(done * 100) / total}%` }} />
      </div>
    </div>
  )
}
