import { useId } from 'react'
import { COURT, courtLines } from '@/lib/court/geometry'
import { MoveMark } from './MoveMark'
import { PlayerMark } from './PlayerMark'
import type { Play } from '@/lib/court/play'

type CourtDiagramProps = {
  play: Play
  /** Draw the moves once, in their order, when the page appears. */
  animate?: boolean
  /** The part of the court to show, as an SVG viewBox. */
  view?: string
  /** Writes their numbers beside the defenders, whom words about the play call x1 to x5. */
  hasNumbers?: boolean
  /** How the part fits its box: `slice` fills it and is cropped by its edges. */
  fit?: string
  /** Read aloud. Without one the diagram is an ornament and hidden from screen readers. */
  title?: string
  className?: string
}

const WHOLE_COURT = `-4 -4 ${COURT.width + 8} ${COURT.depth + 8}`

/** Draws a play on a half court, from data. */
export function CourtDiagram({
  play,
  animate,
  view = WHOLE_COURT,
  hasNumbers,
  fit,
  title,
  className = '',
}: CourtDiagramProps) {
  const id = useId()
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      viewBox={view}
      preserveAspectRatio={fit}
      className={`court-diagram ${animate ? 'is-drawn' : ''} ${className}`}
      focusable="false"
    >
      <g className="court">
        {courtLines().map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g className="play">
        {play.moves.map((move, index) => (
          <MoveMark key={index} play={play} move={move} step={index} maskId={animate ? `${id}-${index}` : undefined} />
        ))}
      </g>
      {play.players.map((player) => (
        <PlayerMark key={player.label} player={player} hasNumber={hasNumbers} />
      ))}
      <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
    </svg>
  )
}
