import { PLAYER_RADIUS } from '@/lib/court/geometry'
import type { Player } from '@/lib/court/play'

const CROSS = 9

type PlayerMarkProps = { player: Player; hasNumber?: boolean }

/** Draws a player: offense as a circle with a number, defense as a cross, with a number beside it when texts refer to it. */
export function PlayerMark({ player: { label, at, team }, hasNumber }: PlayerMarkProps) {
  const [x, y] = at
  if (team === 'defense') {
    const arms = `M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`
    return (
      <g className="defender">
        <path d={arms} />
        {hasNumber && (
          <text x={x + CROSS + 9} y={y + CROSS} dy="0.35em">
            {label.replace('x', '')}
          </text>
        )}
      </g>
    )
  }
  return (
    <g className="player">
      <circle cx={x} cy={y} r={PLAYER_RADIUS} />
      <text x={x} y={y} dy="0.35em">
        {label}
      </text>
    </g>
  )
}
