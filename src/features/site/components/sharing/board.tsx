import { COURT, courtLines, PLAYER_RADIUS } from '@/lib/court/geometry'
import type { Play } from '@/lib/court/play'
import { linesOf } from '@/lib/court/trace'
import { PlayMarks } from '@/components/court/Marks'
import { toStaticMarkup } from '@/components/court/static-markup'

/** The size of the picture in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The design tokens (tokens.css), because a picture has no style sheet. */
export const COLORS = { ink: '#0b0d12', line: '#2a313f', chalk: '#f4efe5', gray: '#a9afbb', ember: '#ff5420' } as const

/** The position of the court in the picture, and pixels per unit. */
const FRAME = { x: 566, y: 0, scale: 1.36 }
/** The space between a player's center and the edge of the picture, in court units. */
const MARGIN = PLAYER_RADIUS + 8

/** The styles of court.css, a little heavier. */
const STYLES = `
  path { fill: none; stroke-linecap: round; stroke-linejoin: round }
  .court path { stroke: ${COLORS.line}; stroke-width: 2.4 }
  .play path { stroke: ${COLORS.ember}; stroke-width: 4.4 }
  .play .dots { stroke-width: 5.4; stroke-dasharray: 0.1 11 }
  .rim { fill: none; stroke: ${COLORS.ember}; stroke-width: 5 }
  .player circle { fill: ${COLORS.ink}; stroke: ${COLORS.chalk}; stroke-width: 2.6 }
  .ball { fill: ${COLORS.ember}; stroke: ${COLORS.ink}; stroke-width: 2 }
  text { display: none }`

/** A player's label and its center in the picture; drawn as text of the page, because the embedded SVG has no fonts. */
type PositionedLabel = { label: string; x: number; y: number; color: string }

/** Renders the court and a play as an SVG of the picture's size, without the players' labels. */
export function boardImage(play: Play): string {
  const [, key, circle, arc, board, , , marks] = courtLines()
  const { width, height } = PICTURE
  return toStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <style>{STYLES}</style>
      <g transform={`translate(${leftOf(play)} ${FRAME.y}) scale(${FRAME.scale})`}>
        <g className="court">
          <path d={[key, circle, arc, board, marks, ...centerCircles()].join('')} />
        </g>
        <PlayMarks play={play} />
      </g>
    </svg>,
  )
}

/** Returns the labels of a play's players. */
export function positionedLabels(play: Play): PositionedLabel[] {
  return play.players.map(({ label, at: [x, y], team }) => ({
    label,
    x: leftOf(play) + x * FRAME.scale,
    y: FRAME.y + y * FRAME.scale,
    color: team === 'defense' ? COLORS.gray : COLORS.chalk,
  }))
}

// The court moves to the left for a player outside of the lines.
function leftOf(play: Play): number {
  const ends = linesOf(play).map(({ curve }) => curve.to[0])
  const right = Math.max(...play.players.map(({ at: [x] }) => x), ...ends)
  return Math.min(FRAME.x, PICTURE.width - (right + MARGIN) * FRAME.scale)
}

// Complete lines without the half-court line, because the floor continues below the picture's edge.
function centerCircles(): string[] {
  return [COURT.circleRadius, 20].map(
    (r) => `M${COURT.rim[0] - r} ${COURT.depth}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  )
}
