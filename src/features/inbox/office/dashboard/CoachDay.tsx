import { lateText, whatIsMissing, type Behind, type CoachDay, type SquadDay } from '@/features/film/rules/coach-home'
import { paths } from '@/lib/paths'
import { Panel } from './Panel'
import styles from './day.module.css'

const BEHIND_MAX = 6
const COMMENTS_MAX = 4

/** A coach's day: the players who are behind, the comments that wait for a decision, and the squads. */
export function CoachDay({ squads, comments }: CoachDay) {
  return (
    <>
      <BehindPanel squads={squads} />
      <Panel title="Comments to review" link={{ href: paths.coachHome, label: 'Review them' }}>
        {comments.length === 0 && <p>None. Comments of players appear here before others can read them.</p>}
        <ul className={styles.rows}>
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

function BehindPanel({ squads }: { squads: SquadDay[] }) {
  const all = squads.flatMap(({ key, behind }) => behind.map((player) => ({ ...player, division: key })))
  return (
    <Panel title="Who is behind" link={{ href: paths.coachHome, label: 'Every player by every film' }}>
      {all.length === 0 && <p>No player is behind. Everything that was due is done.</p>}
      <ul className={styles.rows}>
        {all.slice(0, BEHIND_MAX).map((player) => (
          <li key={`${player.division} ${player.id}`} className={styles.behind}>
            <a href={paths.coachHomeOf(player.division)}>{player.name}</a>
            <small>{player.division}</small>
            <Tasks tasks={player.tasks} />
          </li>
        ))}
      </ul>
      {all.length > BEHIND_MAX && <p>{all.length - BEHIND_MAX} more on the board.</p>}
    </Panel>
  )
}

function Tasks({ tasks }: Pick<Behind, 'tasks'>) {
  const worst = Math.max(...tasks.map(({ daysLate }) => daysLate))
  return (
    <>
      <span>
        {tasks.map((task) => (
          <span key={`${task.filmId} ${task.assignmentId}`} className={styles.task}>
            {task.title} <small>{whatIsMissing(task)}</small>
          </span>
        ))}
      </span>
      <span className="fc-tag fc-tag--bad">{lateText(worst)}</span>
    </>
  )
}

function SquadsPanel({ squads }: { squads: SquadDay[] }) {
  return (
    <Panel title="Your squads" link={{ href: paths.rosters, label: 'Rosters' }}>
      {squads.length === 0 ? (
        <p>You have no division yet. An admin adds it to your account.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.squads}>
            <thead>
              <tr>
                <th scope="col">Squad</th>
                <th scope="col">Players</th>
                <th scope="col">Films watched</th>
                <th scope="col">Behind</th>
              </tr>
            </thead>
            <tbody>
              {squads.map(({ key, players, watchedPercent, behind }) => (
                <tr key={key}>
                  <th scope="row">
                    <a href={paths.coachHomeOf(key)}>{key}</a>
                  </th>
                  <td>{players}</td>
                  <td>{watchedPercent === null ? '—' : `${watchedPercent}%`}</td>
                  <td>{behind.length}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
