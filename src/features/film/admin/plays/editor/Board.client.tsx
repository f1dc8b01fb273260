'use client'

import { useEffect, type RefObject } from 'react'
import { MoveMark } from '@/components/court/MoveMark'
import { PlayerMark } from '@/components/court/PlayerMark'
import { startOf, stepDrawing } from '@/lib/court/edit'
import { COURT, courtLines, pointAt, smoothPath, type Point } from '@/lib/court/geometry'
import { isRun, type Drawing } from '@/lib/court/play'
import { inHand } from '@/lib/court/timeline'
import { linesOf } from '@/lib/court/trace'
import { legOf, lineOrder, playerLabel } from './court-words'
import type { Gestures } from './use-gesture'
import type { PlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'

type BoardProps = { editor: PlayEditor; gestures: Gestures; ref: RefObject<SVGSVGElement | null> }

const LINES = courtLines().join('')
/** What can be dragged. */
const GRABBED = '[data-who], [data-handle], [data-ball]'

/** The court of one step: players are dragged to their places, and lines are drawn from them. */
export function Board({ editor, gestures, ref }: BoardProps) {
  const { step, mode, isLocked } = editor
  const { shown, held, pointer } = gestures
  useTouchDrags(ref)
  const drawing = stepDrawing(shown, step)
  const count = Math.max(1, shown.steps.length)
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
      <Lines drawing={drawing} editor={editor} isPending={held?.type === 'draw'} />
      {held?.type === 'draw' && shown === editor.drawing && (
        <Ghost from={placeOfPlayer(drawing, held.who)} to={held.at} />
      )}
      {drawing.players.map((player) => (
        <g
          key={player.label}
          role="button"
          tabIndex={0}
          aria-label={playerLabel(shown, step, player.label, player.at)}
          aria-pressed={isChosen(editor, player.label)}
          data-who={player.label}
        >
          <circle className={styles.hit} cx={player.at[0]} cy={player.at[1]} r={24} />
          <PlayerMark player={player} />
        </g>
      ))}
      <Ball drawing={drawing} at={held?.type === 'ball' ? held.at : null} isFirst={step === 0} />
      <Handles editor={editor} drawing={shown} />
    </svg>
  )
}

// A finger on a player drags it, one on the empty court scrolls the page. Browsers ignore touch-action inside an SVG, and React
// listens to touches passively.
function useTouchDrags(board: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = board.current
    const keepFromScrolling = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest(GRABBED)) event.preventDefault()
    }
    svg?.addEventListener('touchstart', keepFromScrolling, { passive: false })
    return () => svg?.removeEventListener('touchstart', keepFromScrolling)
  }, [board])
}

function Lines({ drawing, editor, isPending }: { drawing: Drawing; editor: PlayEditor; isPending: boolean }) {
  const moves = drawing.steps[0]?.moves ?? []
  const order = lineOrder(moves)
  const last = moves.length - 1
  return (
    <g className="play">
      {linesOf(drawing).map((line, place) => {
        const index = order[place] ?? 0
        const isLive = isPending ? index === last : isChosenMove(editor, index)
        return (
          <g key={index} data-move={index} data-chosen={isLive || undefined}>
            <path className={styles.lineHit} d={smoothPath(line.curve)} />
            <MoveMark move={line} />
          </g>
        )
      })}
    </g>
  )
}

function Ghost({ from, to }: { from: Point; to: Point }) {
  return <path className={styles.ghost} d={`M${from.join(' ')}L${to.join(' ')}`} />
}

function Ball({ drawing, at, isFirst }: { drawing: Drawing; at: Point | null; isFirst: boolean }) {
  const holder = drawing.players.find(({ label }) => label === drawing.ball)
  const [x, y] = at ?? (holder ? inHand(holder.at) : COURT.rim)
  if (!holder && drawing.ball === undefined) return null
  return (
    <g data-ball={isFirst || undefined} className={isFirst ? styles.freeBall : undefined}>
      <circle className="ball" r={7.5} cx={x} cy={y} />
    </g>
  )
}

// The end of a movement and the middle of every line can be dragged.
function Handles({ editor, drawing }: { editor: PlayEditor; drawing: Drawing }) {
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

function placeOfPlayer(drawing: Drawing, label: string): Point {
  return startOf(drawing, 0).starts.get(label) ?? COURT.rim
}

function isChosen({ chosen }: PlayEditor, label: string): boolean {
  return chosen !== null && 'player' in chosen && chosen.player === label
}

function isChosenMove({ chosen }: PlayEditor, index: number): boolean {
  return chosen !== null && 'move' in chosen && chosen.move === index
}
