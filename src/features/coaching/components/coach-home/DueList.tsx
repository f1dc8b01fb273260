import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { DueFilm } from '../../rules/coach-home'
import styles from '@/features/film/components/shared/room.module.css'
import coachHomeStyles from './coach-home.module.css'

/** Lists what is due within a week, with the number of players who have done it. */
export function DueList({ due }: { due: DueFilm[] }) {
  if (due.length === 0) return <p className={styles.coachNone}>Nothing is due within seven days.</p>
  return (
    <ul className={coachHomeStyles.dueList}>
      {due.map(({ key, slug, title, dueOn, done, of }) => (
        <li key={key}>
          <p className="num">{formatDay(dueOn, 'EEE d')}</p>
          <div>
            <a href={paths.film(slug)}>{title}</a>
            <span>
              {done} of {of} done
            </span>
            <progress value={done} max={of} aria-label={`${title}: ${done} of ${of} done`} />
          </div>
        </li>
      ))}
    </ul>
  )
}
