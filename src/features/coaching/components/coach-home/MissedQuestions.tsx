import { paths } from '@/lib/paths'
import type { MissedQuestion } from '../../server/coach-home/queries'
import styles from '@/features/film/components/shared/room.module.css'
import coachHomeStyles from './coach-home.module.css'

/** Lists the questions most often answered wrong, as topics for the next practice. */
export function MissedQuestions({ missed }: { missed: MissedQuestion[] }) {
  if (missed.length === 0) {
    return <p className={styles.coachNone}>Nothing stands out yet. A question is counted from its third answer on.</p>
  }
  return (
    <ol className={coachHomeStyles.missedList}>
      {missed.map(({ id, question, film, slug, wrong, answers }) => (
        <li key={id}>
          <p className="num">
            {wrong}%<span className="sr-only"> wrong</span>
          </p>
          <div>
            <p>{question}</p>
            <p className={coachHomeStyles.missedFilm}>
              <a href={paths.filmQuiz(slug)}>{film}</a>, {answers} answers
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
