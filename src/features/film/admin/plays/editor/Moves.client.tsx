'use client'

import { giveBall, removePlayer, startOf } from '@/lib/court/edit'
import { bendMove, removeMove, timeMove } from '@/lib/court/edit-moves'
import type { Point } from '@/lib/court/geometry'
import type { Move } from '@/lib/court/play'
import type { Leg } from '@/lib/court/track'
import { legOf, moveText, playerName } from './court-words'
import { Glyph } from './glyphs'
import type { PlayEditor } from './use-play-editor'
import styles from './side.module.css'

const LONGEST = 10
const SHORTEST = 0.2

/** The moves of the step as a list. The chosen one shows its time. */
export function Moves({ editor }: { editor: PlayEditor }) {
  const { drawing, step, chosen, choose } = editor
  const moves = drawing.steps[step]?.moves ?? []
  return (
    <section aria-labelledby="play-moves">
      <h2 id="play-moves">
        Step {step + 1} <small>{moves.length === 1 ? '1 move' : `${moves.length} moves`}</small>
      </h2>
      {moves.length === 0 && <p className={styles.none}>No moves yet. Choose a tool and drag from a player.</p>}
      <ol className={styles.moves}>
        {moves.map((move, index) => {
          const isOpen = chosen !== null && 'move' in chosen && chosen.move === index
          const leg = legOf(drawing, step, index)
          return (
            <li key={index} data-open={isOpen || undefined}>
              <button type="button" aria-expanded={isOpen} onClick={() => choose(isOpen ? null : { move: index })}>
                <Glyph mode={move.type} />
                <span>{moveText(drawing, step, move)}</span>
                <small>{leg && `${leg.start.toFixed(1)} to ${leg.end.toFixed(1)} s`}</small>
              </button>
              {isOpen && leg && <MoveDetails editor={editor} move={move} leg={leg} index={index} />}
            </li>
          )
        })}
      </ol>
      {chosen && 'player' in chosen && <PlayerDetails editor={editor} label={chosen.player} />}
    </section>
  )
}

type DetailsProps = { editor: PlayEditor; move: Move; leg: Leg; index: number }

function MoveDetails({ editor, move, leg, index }: DetailsProps) {
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
        least={SHORTEST}
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
        max={Math.min(LONGEST, 5)}
        step={0.1}
        value={toTenth(value)}
        disabled={isLocked}
        aria-valuetext={`${value.toFixed(1)} seconds`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}

function PlayerDetails({ editor, label }: { editor: PlayEditor; label: string }) {
  const { drawing, step, isLocked, change } = editor
  const name = playerName(drawing, label)
  const hasBall = startOf(drawing, step).ball === label
  if (isLocked || !drawing.players.some((player) => player.label === label)) return null
  return (
    <div className={styles.chosen}>
      <p>
        <b>{name}</b> {hasBall && 'has the ball'}
      </p>
      <div className={styles.acts}>
        {step === 0 && !hasBall && name.startsWith('Player') && (
          <button type="button" className="fc-button" onClick={() => change(giveBall(drawing, label))}>
            Give it the ball
          </button>
        )}
        <button
          type="button"
          className="fc-button"
          onClick={() => change(removePlayer(drawing, label), { chosen: null })}
        >
          Remove {name.toLowerCase()}
        </button>
      </div>
    </div>
  )
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
