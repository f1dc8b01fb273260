'use client'

import { PlayerChoices } from '@/features/coaching/components/shared/PlayerChoices.client'
import type { Assignment } from '@/features/coaching/components/shared/use-assignment'
import { countPlayers } from '@/features/coaching/rules/assignments'
import type { Reach } from '@/features/film/rules/reach'
import styles from './assign.module.css'

/** Chooses whole squads, or single players behind one more click. */
export function AssignRecipients({ reach, assignment }: { reach: Reach; assignment: Assignment }) {
  const { chosen, toggle } = assignment
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className={styles.number}>2</span> Who
      </legend>
      <div className={styles.chips}>
        {reach.divisions.map((division) => (
          <label key={division.id} className={styles.chip}>
            <input type="checkbox" checked={chosen.has(division.id)} onChange={() => toggle(division.id)} />
            <span>
              {division.key} <small>{countPlayers(division)}</small>
            </span>
          </label>
        ))}
      </div>
      <details className={styles.single}>
        <summary>Some players</summary>
        {reach.divisions.map((division) => (
          <div key={division.id} role="group" aria-label={`Players of ${division.key}`}>
            <PlayerChoices division={division} assignment={assignment} className="fc-tick" />
          </div>
        ))}
      </details>
    </fieldset>
  )
}
