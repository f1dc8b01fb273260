'use client'

import { formatCount } from '@/lib/counts'
import { giveBall, removePlayer, startOf } from '@/lib/court/edit'
import { legOf, moveText, playerName } from './labels'
import { Glyph } from './glyphs'
import { MoveDetails } from './MoveDetails.client'
import { isChosenMove, type PlayEditor } from './use-play-editor'
import styles from './side.module.css'

/** The moves of the step as a list. The chosen one shows its time. */
export function Moves({ editor }: { editor: PlayEditor }) {
  const { drawing, step, chosen, choose } = editor
  const moves = drawing.steps[step]?.moves ?? []
  return (
    <section aria-labelledby="play-moves">
      <h2 id="play-moves">
        Step {step + 1} <small>{formatCount(moves.length, 'move')}</small>
      </h2>
      {moves.length === 0 && <p className={styles.none}>No moves yet. Choose a tool and drag from a player.</p>}
      <ol className={`fc-list ${styles.moves}`}>
        {moves.map((move, index) => {
          const isOpen = isChosenMove(editor, index)
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

/** The chosen player, who can be given the ball in the first step, or be removed. */
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
