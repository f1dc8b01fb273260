import { COURT, courtLines, pointAt } from '@/lib/court/geometry'
import { RIM, type Play } from '@/lib/court/play'
import { ballPosition } from '@/lib/court/timeline'
import { linesOf, type Line } from '@/lib/court/trace'
import { MoveMark } from './MoveMark'
import { PlayerMark } from './PlayerMark'

type MarksProps = {
  play: Play
  /** The prefix of the mask ids, for an animated play. */
  maskId?: string
  hasStepNumbers?: boolean
}

const LINES = courtLines().join('')

/** The court with a play. */
export function Marks(props: MarksProps) {
  return (
    <>
      <g className="court">
        <path d={LINES} />
      </g>
      <PlayMarks {...props} />
    </>
  )
}

/** A play without the court: moves, the rim, players and the ball. */
export function PlayMarks({ play, maskId, hasStepNumbers }: MarksProps) {
  const lines = linesOf(play)
  return (
    <>
      <g className="play">
        {lines.map((move, index) => (
          <MoveMark key={index} move={move} maskId={maskId && `${maskId}-${index}`} />
        ))}
      </g>
      <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
      {play.players.map((player) => (
        <PlayerMark key={player.label} player={player} />
      ))}
      <Ball play={play} />
      {hasStepNumbers && lines.map((line, index) => <StepNumber key={index} line={line} />)}
    </>
  )
}

const BALL_RADIUS = 6.5

function Ball({ play: { ball, players } }: { play: Play }) {
  const holder = players.find(({ label }) => label === ball)
  if (!holder && ball !== RIM) return null
  const [x, y] = (holder ? ballPosition(holder.at) : COURT.rim).map((value) => Math.round(value * 10) / 10)
  return <circle className="ball" r={BALL_RADIUS} transform={`translate(${x} ${y})`} />
}

const BADGE_RADIUS = 9

function StepNumber({ line: { type, step, curve } }: { line: Line }) {
  if (type === 'shot') return null
  const [x, y] = pointAt(curve, 0.5).map(Math.round)
  return (
    <g className="step-number" transform={`translate(${x} ${y})`}>
      <circle r={BADGE_RADIUS} />
      <text dy="0.35em">{step + 1}</text>
    </g>
  )
}
