import { COURT, PLAYER_RADIUS, courtLines } from '@/lib/court/geometry'
import type { Play } from '@/lib/court/play'
import { linesOf, markOf, type Line } from '@/lib/court/trace'

/** The size of the picture in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The design tokens (tokens.css), because a picture has no style sheet. */
export const COLORS = { ink: '#0b0d12', line: '#2a313f', chalk: '#f4efe5', ember: '#ff5420' } as const

/** The position of the court in the picture, and pixels per unit. */
const FRAME = { x: 566, y: 0, scale: 1.36 }

/** A player's number and its center in the picture; drawn as text, which the embedded SVG cannot contain. */
type PlacedNumber = { label: string; x: number; y: number }

/** Renders the court and a play as an SVG of the picture's size, without the players' numbers. */
export function boardImage(play: Play): string {
  const [, key, circle, arc, board, , , marks] = courtLines()
  const { width, height } = PICTURE
  const court = [key, circle, arc, board, marks, ...centerCircles()].map((d) => `<path d="${d}"/>`).join('')
  const [rimX, rimY] = COURT.rim
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g transform="translate(${FRAME.x} ${FRAME.y}) scale(${FRAME.scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<g stroke="${COLORS.line}" stroke-width="2.4">${court}</g>`,
    `<g stroke="${COLORS.ember}" stroke-width="4.4">${linesOf(play).map(moveMark).join('')}</g>`,
    play.players.map(playerMark).join(''),
    `<circle cx="${rimX}" cy="${rimY}" r="${COURT.rimRadius}" stroke="${COLORS.ember}" stroke-width="5"/>`,
    '</g></svg>',
  ].join('')
}

/** Returns the numbers of a play's players. */
export function numberPositions(play: Play): PlacedNumber[] {
  return play.players
    .filter(({ team }) => team !== 'defense')
    .map(({ label, at: [x, y] }) => ({ label, x: FRAME.x + x * FRAME.scale, y: FRAME.y + y * FRAME.scale }))
}

function moveMark(move: Line): string {
  const { line, head } = markOf(move)
  const dots = move.type === 'pass' || move.type === 'shot' ? ' stroke-dasharray="0.1 11" stroke-width="5.4"' : ''
  return `<path d="${line}"${dots}/><path d="${head}"/>`
}

function playerMark({ at: [x, y], team }: Play['players'][number]): string {
  if (team === 'defense') return `<path d="${cross(x, y)}" stroke="#8b8a87" stroke-width="3.4"/>`
  return `<circle cx="${x}" cy="${y}" r="${PLAYER_RADIUS}" fill="${COLORS.ink}" stroke="${COLORS.chalk}" stroke-width="2.6"/>`
}

function cross(x: number, y: number): string {
  return `M${x - 9} ${y - 9}l18 18m0 -18l-18 18`
}

// Complete lines without the half-court line, because the floor continues below the picture's edge.
function centerCircles(): string[] {
  return [COURT.circleRadius, 20].map(
    (r) => `M${COURT.rim[0] - r} ${COURT.depth}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  )
}
