import { MoveMark } from '@/components/court/MoveMark'
import { PlayerMark } from '@/components/court/PlayerMark'
import { curveThrough, type Point } from '@/lib/court/geometry'

const START: Point = [50, 16]
const END: Point = [50, 122]
// A dribble, a sprint, and a pass from a coach: each offer by the line of a playbook that is most like it.
const MOVES = [
  { type: 'dribble', curve: curveThrough(START, END, [44, 69]) },
  { type: 'cut', curve: curveThrough(START, END, [22, 69]) },
  { type: 'pass', curve: curveThrough(START, END, [78, 69]) },
] as const

/** One lane of the floor: a numbered player, and the line from it down to its card. */
export function Lane({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 100 128" className="court-diagram" aria-hidden="true" focusable="false">
      <g className="play">
        <MoveMark move={MOVES[index % MOVES.length]!} />
      </g>
      <PlayerMark player={{ label: String(index + 1), at: START }} />
    </svg>
  )
}
