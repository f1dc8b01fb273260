import { COURT, courtLines } from '@/lib/court/geometry'
import type { Play } from '@/lib/court/play'
import { MoveMark } from './MoveMark'
import { PlayerMark } from './PlayerMark'

type MarksProps = {
  play: Play
  hasNumbers?: boolean
  /** The prefix of the mask ids, for an animated play. */
  maskId?: string
}

const LINES = courtLines().join('')

/** The court with a play: lines, moves, players and the rim. */
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
