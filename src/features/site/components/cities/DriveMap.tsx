import { useId } from 'react'
import type { City } from '@/payload-types'
import { COURT, PLAYER_RADIUS, courtLines, curveThrough } from '@/lib/court/geometry'
import { MoveMark } from '@/components/court/MoveMark'
import { PlayerMark } from '@/components/court/PlayerMark'
import { placeOnMap, type MapPoint } from '../../rules/cities'
import styles from './cities.module.css'

type Gym = { name: string; latitude: number; longitude: number }
const WIDTH = 600
const MARGIN = 64
/** The approximate width of a letter in a city's name, in the map's units. */
const LETTER = 12
/** How far the pass bends around the cities on its route, relative to its length. */
const BOW = 0.16

/**
 * The metropolitan area as a half court, true to scale with north at the top: the gym is the rim, cities are players, and the
 * drive is a pass. The court is rotated to face the city. Decorative, because the figures beside it contain the same facts.
 */
export function DriveMap({ city, cities, gym }: { city: City; cities: City[]; gym: Gym }) {
  const id = useId()
  const [rim, ...spots] = placeOnMap([gym, ...cities], { width: WIDTH, margin: MARGIN }) as [MapPoint, ...MapPoint[]]
  const players = cities.map((one, index) => ({ label: String(index + 1), name: one.city, at: spots[index]! }))
  const here = players[cities.findIndex(({ id: one }) => one === city.id)]
  if (!here) return null
  const height = Math.max(rim[1], ...spots.map(([, y]) => y)) + MARGIN
  const curve = curveThrough(here.at, rim, controlPoint(here.at, rim))
  return (
    <svg
      className={`court-diagram ${styles.driveMap} ink`}
      viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`}
      aria-hidden="true"
    >
      <Court rim={rim} facing={here.at} />
      <g className="play">
        <MoveMark move={{ type: 'pass', curve }} maskId={id} />
      </g>
      {players.map((player) => (
        <g key={player.label} className={player === here ? styles.isHere : undefined}>
          <PlayerMark player={player} />
          <Name name={player.name} at={player.at} />
        </g>
      ))}
      <circle className="rim" cx={rim[0]} cy={rim[1]} r={COURT.rimRadius} />
      <text className={`${styles.name} ${styles.isGym}`} x={rim[0]} y={rim[1] - 26}>
        {gym.name}
      </text>
    </svg>
  )
}

function controlPoint(from: MapPoint, to: MapPoint): MapPoint {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  return [from[0] + x / 2 + BOW * y, from[1] + y / 2 - BOW * x]
}

function Court({ rim, facing }: { rim: MapPoint; facing: MapPoint }) {
  const turn = (Math.atan2(facing[1] - rim[1], facing[0] - rim[0]) * 180) / Math.PI - 90
  const transform = `translate(${rim.join(' ')}) rotate(${Math.round(turn)}) translate(${-COURT.rim[0]} ${-COURT.rim[1]})`
  return (
    <g className="court" transform={transform}>
      {courtLines().map((line) => (
        <path key={line} d={line} />
      ))}
    </g>
  )
}

function Name({ name, at: [x, y] }: { name: string; at: MapPoint }) {
  const besideX = x + PLAYER_RADIUS + 8
  // Beside its circle such a name would be too close to the edge.
  if (besideX + name.length * LETTER > WIDTH - MARGIN / 2) {
    return (
      <text className={`${styles.name} ${styles.isAbove}`} x={x} y={y - PLAYER_RADIUS - 9}>
        {name}
      </text>
    )
  }
  return (
    <text className={styles.name} x={besideX} y={y} dy="0.35em">
      {name}
    </text>
  )
}
