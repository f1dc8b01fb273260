'use client'

import { giveBall, removePlayer, startOf } from '@/lib/court/edit'
import { playerName } from './labels'
import type { PlayEditor } from './use-play-editor'
import styles from './side.module.css'

/** The chosen player, who can be given the ball in the first step, or be removed. */
export function PlayerDetails({ editor, label }: { editor: PlayEditor; label: string }) {
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
