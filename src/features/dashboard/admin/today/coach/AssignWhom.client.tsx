'use client'

import type { Reach } from '@/features/film/rules/reach'
import styles from './assign.module.css'

type WhomProps = {
  reach: Reach
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Chooses whole squads, or single players behind one more click. */
export function AssignWhom({ reach, chosen, onChange }: WhomProps) {
  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }

  return (
    <fieldset className={styles.step}>
      <legend>
        <span className={styles.number}>2</span> Who
      </legend>
      <div className={styles.chips}>
        {reach.divisions.map(({ id, key, players }) => (
          <label key={id} className={styles.chip}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
            <span>
              {key} <small>{players.length === 1 ? '1 player' : `${players.length} players`}</small>
            </span>
          </label>
        ))}
      </div>
      <details className={styles.single}>
        <summary>Some players</summary>
        {reach.divisions.map(({ id, key, players }) => (
          <div key={id} role="group" aria-label={`Players of ${key}`}>
            {players.map((player) => (
              <label key={player.id} className="fc-tick">
                <input
                  type="checkbox"
                  checked={chosen.has(id) || chosen.has(player.id)}
                  disabled={chosen.has(id)}
                  onChange={() => toggle(player.id)}
                />
                {player.name}
              </label>
            ))}
          </div>
        ))}
      </details>
    </fieldset>
  )
}
