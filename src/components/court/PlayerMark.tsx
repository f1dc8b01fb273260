import { PLAYER_RADIUS } from '@/lib/court/geometry'
import type { Player } from '@/lib/court/play'

/** Draws a player: offense as a circle with a number, defense as x with the number of the player it guards. */
export function PlayerMark({ player: { label, at, team } }: { player: Player }) {
  const isDefense = team === 'defense'
  return (
    <g className={isDefense ? 'defender' : 'player'} data-player={label} transform={`translate(${at.join(' ')})`}>
      {!isDefense && <circle r={PLAYER_RADIUS} />}
      <text dy="0.35em">{label}</text>
    </g>
  )
}
