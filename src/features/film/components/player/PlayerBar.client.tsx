'use client'
import { useEffect, useId, useState, type RefObject } from 'react'
import { describeSeen, type Seen } from '../../rules/seen'
import { KEYS, SPEEDS, playAt, STEP_SECONDS, stepBy } from '../../rules/player-keys'
import styles from './player.module.css'

type PlayerBarProps = {
  video: RefObject<HTMLVideoElement | null>
  /** The member's progress, or null for viewers whose progress is not recorded. */
  seen: Seen | null
  hasKeys: boolean
  onKeysChange: (hasKeys: boolean) => void
}

/**
 * Adds the controls that the browser's player lacks: five seconds back and forward, the speed, the progress, and help for the
 * keys.
 */
export function PlayerBar({ video, seen, hasKeys, onKeysChange }: PlayerBarProps) {
  const id = useId()
  const [speed, setSpeed] = useState(1)

  useEffect(() => {
    const film = video.current
    const read = () => film && setSpeed(film.playbackRate)
    film?.addEventListener('ratechange', read)
    return () => film?.removeEventListener('ratechange', read)
  }, [video])

  return (
    <div className={styles.bar}>
      {[-STEP_SECONDS, STEP_SECONDS].map((seconds) => (
        <button
          key={seconds}
          type="button"
          className={styles.step}
          onClick={() => video.current && stepBy(video.current, seconds)}
        >
          {seconds < 0 ? `− ${STEP_SECONDS} s` : `+ ${STEP_SECONDS} s`}
          <span className="sr-only">{seconds < 0 ? ' back' : ' on'}</span>
        </button>
      ))}
      <span className={styles.speed}>
        <label htmlFor={id}>Speed</label>
        <select
          id={id}
          value={speed}
          onChange={({ target }) => video.current && playAt(video.current, Number(target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one} ×
            </option>
          ))}
        </select>
      </span>
      {seen && <p className={styles.share}>{describeSeen(seen)}</p>}
      <details className={styles.keys}>
        <summary>Keyboard</summary>
        <label>
          <input type="checkbox" checked={hasKeys} onChange={({ target }) => onKeysChange(target.checked)} />
          Steer the film with these keys
        </label>
        <dl>
          {KEYS.map(({ keys, action }) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
