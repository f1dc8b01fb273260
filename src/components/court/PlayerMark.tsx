import { PLAYER_RADIUS } from './geometry'
import type { Player } from './play'

const CROSS = 9

/** Offense is a circle with a number, defense a cross. */
export function PlayerMark({ player: { label, at, team } }: { player: Player }) {
  const [x, y] = at
  if (team === 'defense') {
    const arms = `M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`
    return <path className="defender" d={arms} />
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
