import type { PublicPlayer } from '../../rules/public-player'
import type { DivisionKey } from '../../rules/divisions'
import { JerseyWall } from './JerseyWall'
import { RosterTable } from './RosterTable'
import type { Phase } from '../../rules/squads'
import styles from './squads.module.css'

type SquadProps = { division: DivisionKey; phase: Phase; players: PublicPlayer[]; emptyText: string }

/** Renders one division: its age in the largest letters, its phase, and its players. */
export function Squad({ division, phase, players, emptyText }: SquadProps) {
  const roster = players.filter((player) => player.division === division)
  return (
    <article className={styles.squad} id={division.toLowerCase()} aria-labelledby={`squad-${division}`}>
      <div className={styles.squadId}>
        <h3 id={`squad-${division}`}>{division}</h3>
        <div>
          <p className={styles.phase}>{phase.label}</p>
          <p className="muted">{phase.description}</p>
        </div>
      </div>
      {roster.length > 0 ? (
        <div className={styles.squadRoster}>
          <JerseyWall division={division} roster={roster} />
          <RosterTable caption={`Players of the ${division} squad`} roster={roster} players={players} />
        </div>
      ) : (
        <p className="muted">{emptyText}</p>
      )}
    </article>
  )
}
