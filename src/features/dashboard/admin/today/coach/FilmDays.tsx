import { PlayPicture } from '@/admin/plays/PlayPicture'
import { dueText, type FilmDay } from '@/features/coaching/rules/film-day'
import { formatDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { Panel } from '../Panel'
import styles from './coach.module.css'

const VISIBLE_MAX = 5

/**
 * Players behind schedule, by film: a circle for each player, and the reasons as text. The title links to the film's viewers.
 */
export function FilmDays({ films }: { films: FilmDay[] }) {
  return (
    <Panel title="Who is behind" link={{ href: paths.coachHome, label: 'Every player by every film' }}>
      {films.length === 0 && <p>No player is behind. Everything with a day is done.</p>}
      {films.length > 0 && (
        <ul className={`fc-list ${styles.legend}`} aria-hidden="true">
          <li data-status="done">done</li>
          <li data-status="started">started</li>
          <li data-status="missing">not opened</li>
        </ul>
      )}
      <ul className="fc-list">
        {films.slice(0, VISIBLE_MAX).map((film) => (
          <FilmRow key={film.key} film={film} />
        ))}
      </ul>
      {films.length > VISIBLE_MAX && <p>{films.length - VISIBLE_MAX} more on the board.</p>}
    </Panel>
  )
}

function FilmRow({ film }: { film: FilmDay }) {
  const { filmId, title, play, squad, dueOn, daysLate, done, players, reasons } = film
  return (
    <li className={styles.film}>
      <div className={styles.picture}>
        <PlayPicture play={play} />
      </div>
      <div className={styles.head}>
        <span>
          <a href={adminPaths.whoWatched(filmId)}>{title}</a>
          <small>
            {squad}, due {formatDay(dueOn, 'EEEE, MMMM d')}. {done} of {players.length} done.
          </small>
        </span>
        <span className={daysLate > 0 ? 'fc-tag fc-tag--bad' : 'fc-tag fc-tag--secondary'}>{dueText(daysLate)}</span>
      </div>
      <ol className={`fc-list ${styles.players}`} aria-label={`${title}: ${done} of ${players.length} done`}>
        {players.map(({ id, name, number, status, missing }) => (
          <li key={id} data-status={status}>
            <span aria-hidden="true">{number ?? name.charAt(0)}</span>
            <span className="fc-visually-hidden">{`${name}: ${missing ?? 'done'}`}</span>
          </li>
        ))}
      </ol>
      <p className={styles.reasons}>
        {reasons.map(({ names, missing }) => (
          <span key={missing}>
            <b>{names.join(', ')}</b> {missing}
          </span>
        ))}
      </p>
    </li>
  )
}
