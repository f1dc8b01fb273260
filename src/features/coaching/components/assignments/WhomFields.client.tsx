'use client'
import type { Reach } from '@/features/film/rules/reach'
import styles from './assignments.module.css'

type WhomFieldsProps = {
  reach: Reach
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Renders the divisions as choices; single players can be expanded. */
export function WhomFields({ reach, chosen, onChange }: WhomFieldsProps) {
  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }

  return (
    <fieldset className={styles.step}>
      <legend>
        <span className="num">1</span> Who
      </legend>
      <div className={styles.divisions}>
        {reach.divisions.map(({ id, key, players }) => (
          <label key={id} className={styles.division}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
            <span className="num">{key}</span>
            <small>{players.length === 1 ? '1 player' : `${players.length} players`}</small>
          </label>
        ))}
      </div>
      <details className={styles.players}>
        <summary>Single players</summary>
        {reach.divisions.map(({ id, key, players }) => (
          <div key={id} role="group" aria-label={`Players of ${key}`}>
            <p className="label">{key}</p>
            {players.length === 0 && <p>No one yet.</p>}
            {players.map((player) => (
              <label key={player.id} className={styles.check}>
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
