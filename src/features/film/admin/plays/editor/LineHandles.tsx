import { pointAt, type Point } from '@/lib/court/geometry'
import { isRun, type Drawing } from '@/lib/court/play'
import { legOf } from './labels'
import type { PlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'

/** The handles of the chosen line: its middle can be dragged, and the end of a movement. */
export function LineHandles({ editor, drawing }: { editor: PlayEditor; drawing: Drawing }) {
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
