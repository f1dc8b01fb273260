import { COURT, courtLines, distance, pointAt, type Curve, type Point } from '@/lib/court/geometry'
import { RIM, type Player } from '@/lib/court/play'
import { ease, flightAt, holderAt, positionAt, shareOf, type Leg, type Track } from '@/lib/court/track'
import { markOf } from '@/lib/court/trace'
import { Cross } from '../drawings/Cross'
import type { Scene } from './scene'
import { Label } from './Text'

const RADIUS = 17
const BALL_RADIUS = 7
const HAND: Point = [16, 16]
const BOUNCES_PER_SECOND = 2.2
const LOOK_RADIUS = 27
const REVEAL_STEPS = 24

type MomentProps = {
  scene: Scene
  track: Track
  /** Seconds since the start of the phase. */
  time: number
  /** The earlier phases, whose lines stay visible as a trace. */
  earlier?: Track[]
  /** Omits the lines of this moment, so that they do not reveal the answer. */
  showsTrails?: boolean
  /** Shows the next movements. */
  showsPlan?: boolean
  /** Draws a ring around this player. */
  look?: string
}

/** The court lines and the basket. */
export function Lines() {
  return (
    <>
      <g className="court">
        {courtLines().map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <circle className="rim" cx={COURT.rim[0]} cy={COURT.rim[1]} r={COURT.rimRadius} />
    </>
  )
}

/** One moment of a play: the lines drawn so far, the players' positions, and the ball. */
export function Moment({ scene, track, time, earlier = [], showsTrails = true, showsPlan, look }: MomentProps) {
  const holder = holderAt(track, time)
  const inAir = flightAt(track, time)
  return (
    <>
      <g className="old">
        {earlier.flatMap(({ legs }, phase) =>
          legs.map((leg, index) => <Line key={`${phase}-${index}`} leg={leg} head={leg.type === 'screen'} />),
        )}
      </g>
      {showsTrails &&
        track.legs.map((leg, index) => (
          <Trail key={index} id={`trail-${index}`} leg={leg} time={time} showsPlan={showsPlan} />
        ))}
      {look && <Ring at={positionAt(track, look, time)} />}
      {scene.players.map((player) => (
        <Mark
          key={player.label}
          player={{ ...player, at: positionAt(track, player.label, time) }}
          isStar={player.label === scene.star}
          hasBall={player.label === holder && !inAir}
        />
      ))}
      <Ball at={inAir ? pointAt(inAir.curve, shareOf(inAir, time)) : held(track, holder, time)} />
    </>
  )
}

function Trail({ id, leg, time, showsPlan }: { id: string; leg: Leg; time: number; showsPlan?: boolean }) {
  const share = shareOf(leg, time)
  const done = leg.type === 'pass' || leg.type === 'shot' ? share : ease(share)
  return (
    <>
      {showsPlan && (
        <g className="ahead">
          <Line leg={leg} head />
        </g>
      )}
      {share >= 1 && <Line leg={leg} head={leg.type === 'screen'} />}
      {share > 0 && share < 1 && (
        <>
          <mask id={id} maskUnits="userSpaceOnUse" x="-50" y="-50" width="600" height="520">
            <path className="reveal" d={partOf(leg.curve, done)} />
          </mask>
          <g mask={`url(#${id})`}>
            <Line leg={leg} />
          </g>
        </>
      )}
    </>
  )
}

function Line({ leg, head }: { leg: Leg; head?: boolean }) {
  const isBall = leg.type === 'pass' || leg.type === 'shot'
  const mark = markOf({ type: leg.type, curve: leg.line })
  return (
    <g className={leg.isDefense && !isBall ? 'play defense' : 'play'}>
      <path className={isBall ? 'dots' : ''} d={mark.line} />
      {head && <path d={mark.head} />}
    </g>
  )
}

/** The players at their positions. */
export function Marks({ players }: { players: Player[] }) {
  return players.map((player) => <Mark key={player.label} player={player} isStar={false} hasBall={false} />)
}

type MarkProps = { player: Player; isStar: boolean; hasBall: boolean }

function Mark({ player, isStar, hasBall }: MarkProps) {
  const { label, team } = player
  const [x, y] = player.at.map((value) => Math.round(value * 10) / 10) as [number, number]
  if (team === 'defense') {
    return (
      <>
        <Cross at={[x, y]} />
        <g className="defender-number">
          <Label at={[x + 18, y + 8]} height={13}>
            {label.replace('x', '')}
          </Label>
        </g>
      </>
    )
  }
  return (
    <g className={`player ${isStar ? 'star' : hasBall ? 'ball' : ''}`}>
      <circle cx={x} cy={y} r={RADIUS} />
      <Label at={[x, y]} height={17}>
        {label}
      </Label>
    </g>
  )
}

function Ring({ at: [x, y] }: { at: Point }) {
  return <circle className="look" cx={x} cy={y} r={LOOK_RADIUS} />
}

function Ball({ at: [x, y] }: { at: Point }) {
  return <circle className="basketball" cx={x.toFixed(1)} cy={y.toFixed(1)} r={BALL_RADIUS} />
}

// Held beside the jersey; during a dribble it bounces away and back.
function held(track: Track, holder: string | null, time: number): Point {
  if (!holder) throw new Error('The ball of a film never leaves the court.')
  const [x, y] = positionAt(track, holder, time)
  if (holder === RIM) return [x, y]
  const dribble = track.legs.find(
    ({ who, type, start, end }) => who === holder && type === 'dribble' && start < time && time < end,
  )
  const reach = dribble ? 1 + 0.4 * Math.abs(Math.sin((time - dribble.start) * BOUNCES_PER_SECOND * Math.PI)) : 1
  return [x + HAND[0] * reach, y + HAND[1] * reach]
}

function partOf(curve: Curve, share: number): string {
  const points = Array.from({ length: REVEAL_STEPS + 1 }, (_, index) => pointAt(curve, (share * index) / REVEAL_STEPS))
  const last = points.at(-1) ?? curve.to
  const start = distance(last, curve.from) < 1 ? [curve.from] : points
  return `M${start.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
