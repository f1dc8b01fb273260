import { markOf, type Line } from '@/lib/court/trace'

type MoveMarkProps = {
  move: Pick<Line, 'type' | 'curve'> & { step?: number }
  /** The id of the mask of an animated move. */
  maskId?: string
}

/** Draws one move: a solid line is a cut, dots are a pass, a zigzag is a dribble, a bar ends a screen, two bars are a handoff. */
export function MoveMark({ move, maskId }: MoveMarkProps) {
  const { line, head } = markOf(move)
  const isThrow = move.type === 'pass' || move.type === 'shot'
  return (
    <g data-step={move.step}>
      {line &&
        (isThrow ? <DottedLine line={line} maskId={maskId} /> : <path className="stroke" d={line} pathLength={1} />)}
      {head && <path className="head" d={head} />}
    </g>
  )
}

// A dotted line cannot be animated by its dash offset, so a solid line in a mask above it is animated instead.
function DottedLine({ line, maskId }: { line: string; maskId?: string }) {
  if (!maskId) return <path className="dots" d={line} />
  return (
    <>
      <mask id={maskId} maskUnits="userSpaceOnUse" x="-50" y="-50" width="600" height="520">
        <path className="stroke reveal" d={line} pathLength={1} />
      </mask>
      <path className="dots" d={line} mask={`url(#${maskId})`} />
    </>
  )
}
