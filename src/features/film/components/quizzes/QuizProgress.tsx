import styles from './quiz.module.css'

/** Which question it is, in words and as a line. */
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
