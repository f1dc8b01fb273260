import { COURT, PLAYER_RADIUS, courtLines, type Point } from '@/lib/court/geometry'
import { MoveMark } from '../../src/components/court/MoveMark'
import type { Player } from '@/lib/court/play'
import { plays } from '@/lib/court/plays'
import type { Area, Cover } from './cover'
import { Cross } from './Cross'
import { display } from './font'
import { CANVAS, courtTransform, placePlay } from './frame'
import { hex, type Ink } from './palette'
import { styles } from './styles'

const [, key, circle, arc, , , floor] = courtLines()
const AREAS: Record<Area, string | undefined> = { floor, arc, circle, key }
const LINE_WIDTH = 12
const JERSEY_HEIGHT = 17

type HalfCourtProps = { cover: Cover; transform?: string }

/** Renders a cover as SVG: the painted floor, the court lines, a large numeral, and the play on top. */
export function Drawing({ cover }: { cover: Cover }) {
  const { palette, frame, markSize, numeral, stars = [] } = cover
  const play = placePlay(plays[cover.play], frame, markSize)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`} {...CANVAS}>
      <style>{styles(palette)}</style>
      <rect className="ground" {...CANVAS} />
      <g transform={courtTransform(frame)}>
        {cover.isFullCourt && <HalfCourt cover={cover} transform={`translate(0 ${2 * COURT.depth}) scale(1 -1)`} />}
        <HalfCourt cover={cover} />
      </g>
      {numeral && <Numeral {...numeral} />}
      <g transform={`scale(${markSize})`}>
        <g className="play">
          {play.lines.map((move, index) =>
            isDrawn(cover.moves, index) ? <MoveMark key={index} move={move} maskId={`pass-${index}`} /> : null,
          )}
        </g>
        {play.players.map((player) =>
          isDrawn(cover.players, player.label) ? (
            <Jersey key={player.label} player={player} isStar={stars.includes(player.label)} />
          ) : null,
        )}
      </g>
      <g transform={courtTransform(frame)}>
        <Rim />
      </g>
    </svg>
  )
}

function HalfCourt({ cover: { frame, paint = {}, lineWidth = LINE_WIDTH }, transform }: HalfCourtProps) {
  return (
    <g transform={transform}>
      {(Object.entries(paint) as [Area, Ink][]).map(([area, ink]) => (
        <path key={area} d={AREAS[area]} fill={hex(ink)} />
      ))}
      <g className="court" strokeWidth={lineWidth / frame.zoom}>
        {courtLines().map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <Rim />
    </g>
  )
}

function Rim() {
  return <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
}

function Jersey({ player, isStar }: { player: Player; isStar: boolean }) {
  if (player.team === 'defense') return <Cross at={player.at} />
  const [x, y] = player.at
  return (
    <g className={isStar ? 'player star' : 'player'}>
      <circle cx={x} cy={y} r={PLAYER_RADIUS} />
      <Numeral text={player.label} foot={[x, y + JERSEY_HEIGHT / 2]} height={JERSEY_HEIGHT} />
    </g>
  )
}

function Numeral({ text, foot: [x, y], height, ink }: { text: string; foot: Point; height: number; ink?: Ink }) {
  const digits = [...text].map(display)
  const size = height / Math.max(...digits.map((shape) => shape.height))
  const width = digits.reduce((sum, { advance }) => sum + advance, 0)
  const starts = digits.map((_, index) => digits.slice(0, index).reduce((sum, { advance }) => sum + advance, 0))
  return (
    <g className="numeral" fill={ink && hex(ink)} transform={`translate(${x} ${y}) scale(${size})`}>
      {digits.map(({ d }, index) => (
        <path key={index} d={d} transform={`translate(${(starts[index] ?? 0) - width / 2} 0)`} />
      ))}
    </g>
  )
}

function isDrawn<Item>(chosen: Item[] | undefined, item: Item): boolean {
  return chosen?.includes(item) ?? true
}
