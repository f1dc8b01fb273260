import type { Curve, Point } from '@/lib/court/geometry'
import type { Play, Player } from '@/lib/court/play'
import { linesOf, type Line } from '@/lib/court/trace'

/** The size of every picture. */
export const CANVAS = { width: 1600, height: 1000 } as const

/** The position of the court in the picture: the point at its center, pixels per unit, and degrees clockwise. */
export type Frame = { middle: Point; zoom: number; turn?: number }

/** Returns the frame as an SVG transform, for the court lines. */
export function courtTransform({ middle: [x, y], zoom, turn = 0 }: Frame): string {
  return `translate(${CANVAS.width / 2} ${CANVAS.height / 2}) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})`
}

/**
 * Transforms the play to the picture, in units of its marks: players, zigzags and arrowheads have the same proportions as in
 * the site's diagrams but can be larger relative to the court, and numerals stay upright when the court is rotated.
 */
export function placePlay(play: Play, frame: Frame, markSize: number): { players: Player[]; lines: Line[] } {
  const place = (point: Point) => placePoint(point, frame, markSize)
  const placeCurve = ({ from, control, to }: Curve) => ({ from: place(from), control: place(control), to: place(to) })
  return {
    players: play.players.map((player) => ({ ...player, at: place(player.at) })),
    lines: linesOf(play).map((line) => ({ ...line, curve: placeCurve(line.curve) })),
  }
}

function placePoint([x, y]: Point, { middle, zoom, turn = 0 }: Frame, markSize: number): Point {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [(x - middle[0]) * zoom, (y - middle[1]) * zoom]
  return [
    (CANVAS.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)) / markSize,
    (CANVAS.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)) / markSize,
  ]
}
