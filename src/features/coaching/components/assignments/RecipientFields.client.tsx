'use client'
import type { Reach } from '@/features/film/rules/reach'
import { countPlayers } from '../../rules/assignments'
import { PlayerChoices } from '../shared/PlayerChoices.client'
import type { Assignment } from '../shared/use-assignment'
import styles from './assignments.module.css'

/** Renders the divisions as choices; single players can be expanded. */
export function RecipientFields({ reach, assignment }: { reach: Reach; assignment: Assignment }) {
  const { chosen, toggle } = assignment
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className="num">1</span> Who
      </legend>
      <div className={styles.divisions}>
        {reach.divisions.map((division) => (
          <label key={division.id} className={styles.division}>
            <input type="checkbox" checked={chosen.has(division.id)} onChange={() => toggle(division.id)} />
            <span className="num">{division.key}</span>
            <small>{countPlayers(division)}</small>
          </label>
        ))}
      </div>
      <details className={styles.players}>
        <summary>Single players</summary>
        {reach.divisions.map((division) => (
          <div key={division.id} role="group" aria-label={`Players of ${division.key}`}>
            <p className="label">{division.key}</p>
            {division.players.length === 0 && <p>No one yet.</p>}
            <PlayerChoices division={division} assignment={assignment} className={styles.check} />
          </div>
        ))}
      </details>
    </fieldset>
  )
}
