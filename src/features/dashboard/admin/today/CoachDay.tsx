import { ColumnHeads } from '@/components/ui/ColumnHeads'
import type { CoachDay, SquadDay } from '@/features/coaching/rules/film-day'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { FilmDays } from './coach/FilmDays'
import { Panel } from './Panel'
import styles from './day.module.css'

const COMMENTS_MAX = 4

/** A coach's dashboard: unfinished films, comments to moderate, and the squads. */
export function CoachDay({ squads, films, comments }: CoachDay) {
  return (
    <>
      <FilmDays films={films} />
      <Panel title="Comments to review" link={{ href: paths.coachHome, label: 'Review them' }}>
        {comments.length === 0 && <p>None. Comments of players appear here before others can read them.</p>}
        <ul className={`fc-list ${styles.rows}`}>
          {comments.slice(0, COMMENTS_MAX).map(({ id, text, user, film, when }) => (
            <li key={id}>
              “{text}”
              <small>
                {user.name}, below {film.title}. {when}
              </small>
            </li>
          ))}
        </ul>
        {comments.length > COMMENTS_MAX && <p>{comments.length - COMMENTS_MAX} more.</p>}
      </Panel>
      <SquadsPanel squads={squads} />
    </>
  )
}

function SquadsPanel({ squads }: { squads: SquadDay[] }) {
  return (
    <Panel title="Your squads" link={{ href: adminPaths.rosters, label: 'Rosters' }}>
      {squads.length === 0 ? (
        <p>You have no division yet. An admin adds it to your account.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.squads}>
            <ColumnHeads titles={['Squad', 'Players', 'Films watched', 'Behind']} />
            <tbody>
              {squads.map(({ key, players, watchedPercent, behind }) => (
                <tr key={key}>
                  <th scope="row">
                    <a href={paths.coachHomeOf(key)}>{key}</a>
                  </th>
                  <td>{players}</td>
                  <td>{watchedPercent === null ? '—' : `${watchedPercent}%`}</td>
                  <td>{behind}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
