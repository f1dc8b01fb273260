'use client'

import { useState } from 'react'
import { formatClock, parseClock } from '../../rules/clock'
import type { FilmPlayer } from './use-film-player'
import styles from './editor.module.css'

type ControlsProps = { player: FilmPlayer; isLocked: boolean; onChapter: () => void }

const RATES = [0.25, 0.5, 1, 1.5] as const

/** Renders the playback controls, and the button that creates a chapter at the current position. */
export function PlayerControls({ player, isLocked, onChapter }: ControlsProps) {
  const { source, position, isPlaying, rate, seek, toggle, playAt } = player
  return (
    <div className={styles.controls}>
      {source && (
        <>
          <button type="button" onClick={toggle}>
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <button type="button" onClick={() => seek(position - 1)} aria-keyshortcuts=",">
            −1 s <kbd aria-hidden="true">,</kbd>
          </button>
          <button type="button" onClick={() => seek(position + 1)} aria-keyshortcuts=".">
            +1 s <kbd aria-hidden="true">.</kbd>
          </button>
          <select aria-label="Speed" value={rate} onChange={({ target }) => playAt(Number(target.value))}>
            {RATES.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </>
      )}
      <TimeField position={position} onSeek={seek} />
      {!isLocked && (
        <button type="button" className={styles.mark} onClick={onChapter} aria-keyshortcuts="c">
          Add a chapter at {formatClock(position)} <kbd aria-hidden="true">C</kbd>
        </button>
      )}
    </div>
  )
}

/** Shows the position as an editable text, for an exact second and for films that cannot play here. */
function TimeField({ position, onSeek }: { position: number; onSeek: (second: number) => void }) {
  const [input, setInput] = useState<string | null>(null)
  const isWrong = input !== null && parseClock(input) === null

  function go(): void {
    const second = input === null ? null : parseClock(input)
    if (second !== null) onSeek(second)
    setInput(null)
  }

  return (
    <input
      aria-label="Go to, in minutes and seconds"
      className={styles.time}
      inputMode="text"
      autoComplete="off"
      value={input ?? formatClock(position)}
      aria-invalid={isWrong}
      onChange={({ target }) => setInput(target.value)}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter in a text field would save the whole form.
        event.preventDefault()
        go()
      }}
    />
  )
}
