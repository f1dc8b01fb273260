import { COURT, courtLines } from '@/lib/court/geometry'
import { RIM, type Play } from '@/lib/court/play'
import { inHand } from '@/lib/court/timeline'
import { linesOf } from '@/lib/court/trace'
import { MoveMark } from './MoveMark'
import { PlayerMark } from './PlayerMark'

type MarksProps = {
  play: Play
  /** The prefix of the mask ids, for an animated play. */
  maskId?: string
}

const LINES = courtLines().join('')

/** The court with a play: lines, moves, the rim, players and the ball. */
export function Marks({ play, maskId }: MarksProps) {
  return (
    <>
      <g className="court">
        <path d={LINES} />
      </g>
      <g className="play">
        {linesOf(play).map((move, index) => (
          <MoveMark key={index} move={move} maskId={maskId && `${maskId}-${index}`} />
        ))}
      </g>
      <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
      {play.players.map((player) => (
        <PlayerMark key={player.label} player={player} />
      ))}
      <Ball play={play} />
    </>
  )
}

const BALL_RADIUS = 6.5

function Ball({ play: { ball, players } }: { play: Play }) {
  const holder = players.find(({ label }) => label === ball)
  if (!holder && ball !== RIM) return null
  const [x, y] = (holder ? inHand(holder.at) : COURT.rim).map((value) => Math.round(value * 10) / 10)
  return <circle className="ball" r={BALL_RADIUS} transform={`translate(${x} ${y})`} />
}
