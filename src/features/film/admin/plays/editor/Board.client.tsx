'use client'

import { type RefObject, useEffect } from 'react'
import { PlayerMark } from '@/components/court/PlayerMark'
import { stepDrawing } from '@/lib/court/edit'
import { COURT, courtLines, type Point, pointAt } from '@/lib/court/geometry'
import { type Drawing, isRun } from '@/lib/court/play'
import { ballPosition } from '@/lib/court/timeline'
import { BoardLines, IncompleteLine } from './BoardLines'
import { legOf, playerLabel } from './labels'
import type { Gestures } from './use-gesture'
import { isChosenPlayer, type PlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'

/** What can be dragged. */
const DRAGGABLE = '[data-who], [data-handle], [data-ball]'

type BoardProps = { editor: PlayEditor; gestures: Gestures; ref: RefObject<SVGSVGElement | null> }

const LINES = courtLines().join('')

/** The court of one step: players are dragged to their places, and lines are drawn from them. */
export function Board({ editor, gestures, ref }: BoardProps) {
  const { step, mode, isLocked } = editor
  const { preview, gesture, pointer } = gestures
  useTouchDrags(ref)
  const drawing = stepDrawing(preview, step)
  const count = Math.max(1, preview.steps.length)
  return (
    <svg
      ref={ref}
      role="group"
      aria-label={`Half court, step ${step + 1} of ${count}. Tab goes through the players.`}
      className={`court-diagram ${styles.court}`}
      viewBox="-14 -14 528 448"
      data-mode={mode}
      data-locked={isLocked || undefined}
      {...pointer}
    >
      <rect x={0} y={0} width={COURT.width} height={COURT.depth} fill="transparent" />
      <g className="court">
        <path d={LINES} />
      </g>
      <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
      <BoardLines drawing={drawing} editor={editor} isDrawing={gesture?.type === 'draw'} />
      {gesture?.type === 'draw' && preview === editor.drawing && (
        <IncompleteLine drawing={drawing} who={gesture.who} to={gesture.at} />
      )}
      {drawing.players.map((player) => (
        <g
          key={player.label}
          role="button"
          tabIndex={0}
          aria-label={playerLabel(preview, step, player.label, player.at)}
          aria-pressed={isChosenPlayer(editor, player.label)}
          data-who={player.label}
        >
          <circle className={styles.hit} cx={player.at[0]} cy={player.at[1]} r={24} />
          <circle className={styles.ring} cx={player.at[0]} cy={player.at[1]} r={20} />
          <PlayerMark player={player} />
        </g>
      ))}
      <Ball drawing={drawing} at={gesture?.type === 'ball' ? gesture.at : null} isFirst={step === 0} />
      <LineHandles editor={editor} drawing={preview} />
    </svg>
  )
}

type BallProps = {
  drawing: Drawing
  /** Where it is dragged to. */
  at: Point | null
  /** Whether this is the first step, in which the ball can be dragged to a player. */
  isFirst: boolean
}

function Ball({ drawing, at, isFirst }: BallProps) {
  const holder = drawing.players.find(({ label }) => label === drawing.ball)
  const [x, y] = at ?? (holder ? ballPosition(holder.at) : COURT.rim)
  if (!holder && drawing.ball === undefined) return null
  return (
    <g data-ball={isFirst || undefined} className={isFirst ? styles.freeBall : undefined}>
      <circle className="ball" r={7.5} cx={x} cy={y} />
    </g>
  )
}

/**
 * Lets a finger on a player drag it, while one on the empty court scrolls the page. Browsers ignore touch-action inside an SVG,
 * and React listens to touches passively.
 */
function useTouchDrags(board: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = board.current
    const preventScrolling = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest(DRAGGABLE)) event.preventDefault()
    }
    svg?.addEventListener('touchstart', preventScrolling, { passive: false })
    return () => svg?.removeEventListener('touchstart', preventScrolling)
  }, [board])
}

/** The handles of the chosen line: its middle can be dragged, and the end of a movement. */
function LineHandles({ editor, drawing }: { editor: PlayEditor; drawing: Drawing }) {
  const { chosen, step, isLocked } = editor
  if (!chosen || !('move' in chosen) || isLocked) return null
  const move = drawing.steps[step]?.moves[chosen.move]
  const leg = legOf(drawing, step, chosen.move)
  if (!move || !leg) return null
  const middle = pointAt(leg.line, 0.5)
  return (
    <>
      <Handle name="via" at={middle} label="Bend of the line" />
      {isRun(move) && <Handle name="end" at={leg.line.to} label="End of the line" />}
    </>
  )
}

function Handle({ name, at: [x, y], label }: { name: 'end' | 'via'; at: Point; label: string }) {
  return (
    <g role="button" tabIndex={0} aria-label={`${label}: arrow keys move it`} data-handle={name}>
      <circle className={styles.hit} cx={x} cy={y} r={18} />
      <circle className={styles.ring} cx={x} cy={y} r={20} />
      {name === 'end' ? (
        <circle className={styles.handle} cx={x} cy={y} r={6.5} />
      ) : (
        <rect
          className={styles.handle}
          x={x - 5.5}
          y={y - 5.5}
          width={11}
          height={11}
          transform={`rotate(45 ${x} ${y})`}
        />
      )}
    </g>
  )
}
