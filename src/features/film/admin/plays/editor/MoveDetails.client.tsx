'use client'

import { bendMove, removeMove, timeMove } from '@/lib/court/edit-moves'
import type { Point } from '@/lib/court/geometry'
import type { Move } from '@/lib/court/play'
import type { Leg } from '@/lib/court/track'
import type { PlayEditor } from './use-play-editor'
import styles from './side.module.css'

const MAX_SECONDS = 5
const MIN_SECONDS = 0.2

type MoveDetailsProps = { editor: PlayEditor; move: Move; leg: Leg; index: number }

/** Sets when the chosen move begins and how long it takes, straightens its line or removes it. */
export function MoveDetails({ editor, move, leg, index }: MoveDetailsProps) {
  const { drawing, step, isLocked, change } = editor
  const takes = leg.end - leg.start
  const group = `time ${index} ${step}`
  const setTime = (after: number, seconds: number) =>
    change(timeMove(drawing, step, index, toTenth(after), toTenth(seconds)), { group })
  const middle: Point = [(leg.line.from[0] + leg.line.to[0]) / 2, (leg.line.from[1] + leg.line.to[1]) / 2]
  return (
    <div className={styles.details}>
      <Seconds
        label="Begins after"
        value={leg.start}
        least={0}
        isLocked={isLocked}
        onChange={(value) => setTime(value, takes)}
      />
      <Seconds
        label="Takes"
        value={takes}
        least={MIN_SECONDS}
        isLocked={isLocked}
        onChange={(value) => setTime(leg.start, value)}
      />
      {!isLocked && (
        <div className={styles.acts}>
          {move.type !== 'shot' && (
            <button type="button" className="fc-button" onClick={() => change(bendMove(drawing, step, index, middle))}>
              Straighten
            </button>
          )}
          <button
            type="button"
            className="fc-button"
            onClick={() => change(removeMove(drawing, step, index), { chosen: null })}
          >
            Remove move
          </button>
        </div>
      )}
    </div>
  )
}

type SecondsProps = {
  label: string
  value: number
  least: number
  isLocked: boolean
  onChange: (value: number) => void
}

function Seconds({ label, value, least, isLocked, onChange }: SecondsProps) {
  return (
    <label className={styles.seconds}>
      <span>
        {label} <small>{value.toFixed(1)} s</small>
      </span>
      <input
        type="range"
        min={least}
        max={MAX_SECONDS}
        step={0.1}
        value={toTenth(value)}
        disabled={isLocked}
        aria-valuetext={`${value.toFixed(1)} seconds`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
