import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { lateText, describeMissing, type PlayerBehind } from '../../rules/coach-home'
import styles from '@/features/film/components/shared/room.module.css'
import coachHomeStyles from './coach-home.module.css'

/** The number of players shown before the list is collapsed: as many as fit beside the other content. */
const VISIBLE_PLAYERS = 8
/** The number of films named per player; the table marks the others too. */
const NAMED = 3

/** Lists the players who are behind, most days late first, with what is missing. */
export function BehindList({ behind, hasAssignments }: { behind: PlayerBehind[]; hasAssignments: boolean }) {
  if (behind.length === 0) {
    return (
      <p className={styles.coachNone}>
        {hasAssignments
          ? 'No one is behind. Everything that was due is done.'
          : 'Nothing is assigned with a due day yet. Choose “Assign” on a film in the library.'}
      </p>
    )
  }
  return (
    <>
      <PlayerList players={behind.slice(0, VISIBLE_PLAYERS)} />
      {behind.length > VISIBLE_PLAYERS && (
        <details className={coachHomeStyles.behindRest}>
          <summary>{behind.length - VISIBLE_PLAYERS} more</summary>
          <PlayerList players={behind.slice(VISIBLE_PLAYERS)} />
        </details>
      )}
    </>
  )
}

function PlayerList({ players }: { players: PlayerBehind[] }) {
  return (
    <ul className={coachHomeStyles.behindList}>
      {players.map(({ id, name, tasks }) => (
        <li key={id}>
          <h3>{name}</h3>
          <ul>
            {tasks.slice(0, NAMED).map((task) => (
              <li key={`${task.assignmentId}`}>
                <a href={paths.film(task.slug)}>{task.title}</a>
                <span>{describeMissing(task)}</span>
                <b title={`Was due ${formatDay(task.dueOn)}`}>{lateText(task.daysLate)}</b>
              </li>
            ))}
            {tasks.length > NAMED && <li>and {tasks.length - NAMED} more, marked in the table below</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}
