import { COURT, courtLines } from '@/lib/court/geometry'
import type { Play } from '@/lib/court/play'
import { MoveMark } from './MoveMark'
import { PlayerMark } from './PlayerMark'

type MarksProps = {
  play: Play
  hasNumbers?: boolean
  /** How the ids of its masks begin, for a play whose moves draw themselves. */
  maskId?: string
}

const LINES = courtLines().join('')

/** The court with a play on it: lines, moves, players and the rim. */
export function Marks({ play, hasNumbers, maskId }: MarksProps) {
  return (
    <>
      <g className="court">
        <path d={LINES} />
      </g>
      <g className="play">
        {play.moves.map((move, index) => (
          <MoveMark key={index} play={play} move={move} maskId={maskId && `${maskId}-${index}`} />
        ))}
      </g>
      {play.players.map((player) => (
        <PlayerMark key={player.label} player={player} hasNumber={hasNumbers} />
      ))}
      <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
    </>
  )
}
