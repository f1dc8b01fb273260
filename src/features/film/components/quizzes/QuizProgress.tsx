import styles from './quiz.module.css'

/** Shows the number of the current question, as text and as a bar. */
export function QuizProgress({ place, total, isAnswered }: { place: number; total: number; isAnswered: boolean }) {
  const done = place + (isAnswered ? 1 : 0)
  return (
    <div className={styles.progress}>
      <p>
        Question {place + 1} of {total}
      </p>
      <div aria-hidden="true">
        <i style={{ width: `${(done * 100) / total}%` }} />
      </div>
    </div>
  )
}
