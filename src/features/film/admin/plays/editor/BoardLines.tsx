import { MoveMark } from '@/components/court/MoveMark'
import { startOf } from '@/lib/court/edit'
import { COURT, smoothPath, type Point } from '@/lib/court/geometry'
import type { Drawing } from '@/lib/court/play'
import { linesOf } from '@/lib/court/trace'
import { lineOrder } from './labels'
import { isChosenMove, type PlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'

type BoardLinesProps = {
  /** The drawing of one step. */
  drawing: Drawing
  editor: PlayEditor
  /** Whether the last line is still being drawn. */
  isDrawing: boolean
}

/** The lines of a step. The chosen one is highlighted, or the one that is being drawn. */
export function BoardLines({ drawing, editor, isDrawing }: BoardLinesProps) {
  const moves = drawing.steps[0]?.moves ?? []
  const order = lineOrder(moves)
  const last = moves.length - 1
  return (
    <g className="play">
      {linesOf(drawing).map((line, lineIndex) => {
        const index = order[lineIndex] ?? 0
        const isHighlighted = isDrawing ? index === last : isChosenMove(editor, index)
        return (
          <g key={index} data-move={index} data-chosen={isHighlighted || undefined}>
            <path className={styles.lineHit} d={smoothPath(line.curve)} />
            <MoveMark move={line} />
          </g>
        )
      })}
    </g>
  )
}

/** A straight line from a player to the pointer, for a move that is not possible there. */
export function IncompleteLine({ drawing, who, to }: { drawing: Drawing; who: string; to: Point }) {
  const from = startOf(drawing, 0).starts.get(who) ?? COURT.rim
  return <path className={styles.ghost} d={`M${from.join(' ')}L${to.join(' ')}`} />
}
