import { COURT, curveThrough, distance, lengthOf, pointAt, trimCurve, type Curve, type Point } from './geometry'
import { isRun, RIM, type Move, type Player, type Run, type Throw } from './play'

/** The speed in court units per second: ten units are one foot. */
const SPEED = { cut: 140, screen: 130, dribble: 110, pass: 270, handoff: 270, shot: 190 }
const SHORTEST = 0.4
/** How far a screener stops before the bar at the end of the line. */
const SCREEN_GAP = 20

/** A move with its line and its time. */
export type Leg = {
  type: Move['type']
  who: string
  /** Where the ball is afterwards: a player, the rim, or null outside the court. Undefined for the movement of a player. */
  receiver?: string | null
  isDefense: boolean
  /** The path of the player or of the ball. */
  curve: Curve
  /** The line to draw: a screen's ends where its bar is, beyond the player. */
  line: Curve
  /** Seconds since the start of the step. */
  start: number
  end: number
}

/** A step with the positions at its start and all moves in time: movements of players first, then those of the ball. */
export type Track = {
  starts: ReadonlyMap<string, Point>
  ball: string | null
  legs: Leg[]
  seconds: number
}

type Start = Pick<Track, 'starts' | 'ball'>

/** Lays out the moves of one step. `bend` is how far a pass without `via` bends, as a share of its length. */
export function layOutStep(moves: readonly Move[], players: readonly Player[], { starts, ball }: Start, bend?: number) {
  const legs: Leg[] = []
  const isDefense = (who: string) => players.some(({ label, team }) => label === who && team === 'defense')
  for (const run of moves.filter(isRun)) {
    const line = curveThrough(positionAt({ starts, legs }, run.who, Infinity), run.to, run.via)
    const curve = run.type === 'screen' ? trimCurve(line, 0, SCREEN_GAP) : line
    legs.push({ ...timed(run, curve), isDefense: isDefense(run.who), curve, line })
  }
  const runs = [...legs]
  for (const move of moves) {
    if (!isRun(move)) legs.push(layOutThrow(move, { starts, legs: runs }, isDefense(move.who), bend))
  }
  const track: Track = { starts, ball, legs, seconds: Math.max(0, ...legs.map(({ end }) => end)) }
  return track
}

/** Returns the position of a player, or of the rim, at a time in the step. */
export function positionAt({ starts, legs }: Pick<Track, 'starts' | 'legs'>, who: string, time: number): Point {
  if (who === RIM) return COURT.rim
  const leg = legs.findLast((one) => one.who === who && one.receiver === undefined && one.start <= time)
  if (leg) return pointAt(leg.curve, ease(shareOf(leg, time)))
  const start = starts.get(who)
  if (!start) throw new Error(`There is no player "${who}".`)
  return start
}

/** Returns where the ball is, or goes, at a time in the step: a player, the rim, or null outside the court. */
export function holderAt({ ball, legs }: Pick<Track, 'ball' | 'legs'>, time: number): string | null {
  const thrown = legs.findLast((leg) => leg.receiver !== undefined && leg.start < time)
  return thrown ? (thrown.receiver ?? null) : ball
}

/** Returns the pass in the air at this time. */
export function flightAt({ legs }: Pick<Track, 'legs'>, time: number): Leg | undefined {
  return legs.find((leg) => leg.receiver !== undefined && leg.start < time && time < leg.end)
}

/** Returns the positions and the ball at the end of a step, where the next one starts. */
export function endOf(track: Track): Start {
  const starts = new Map([...track.starts.keys()].map((who) => [who, positionAt(track, who, Infinity)]))
  return { starts, ball: holderAt(track, Infinity) }
}

/** Returns the progress of a move, 0 to 1. */
export function shareOf({ start, end }: Pick<Leg, 'start' | 'end'>, time: number): number {
  return Math.min(1, Math.max(0, (time - start) / (end - start)))
}

/** Eases in and out. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

// A pass meets a moving receiver, whose position depends on its flight time, so its end is approximated in a few iterations.
function layOutThrow(move: Throw, runs: Pick<Track, 'starts' | 'legs'>, isDefense: boolean, bend?: number): Leg {
  const from = positionAt(runs, move.who, move.after ?? 0)
  const receiver = move.type === 'shot' ? RIM : typeof move.to === 'string' ? move.to : null
  const aim = (time: number) =>
    move.type === 'shot' || typeof move.to !== 'string' ? targetOf(move) : positionAt(runs, move.to, time)
  const fly = (time: number) => curveThrough(from, aim(time), move.via, move.type === 'pass' ? bend : 0)
  let curve = fly(move.after ?? 0)
  for (let round = 0; round < 6; round += 1) curve = fly(timed(move, curve).end)
  return { ...timed(move, curve), receiver, isDefense, curve, line: curve }
}

function targetOf(move: Throw): Point {
  return move.type === 'pass' && typeof move.to !== 'string' ? move.to : COURT.rim
}

function timed(move: Run | Throw, curve: Curve): Pick<Leg, 'type' | 'who' | 'start' | 'end'> {
  const { type, who, after = 0, seconds = Math.max(SHORTEST, lengthOf(curve) / SPEED[type]) } = move
  return { type, who, start: after, end: after + seconds }
}

/** Returns the smallest distance between two players during a step, to check that none covers another. */
export function closestApproach(track: Track): { gap: number; pair: string; time: number } {
  const labels = [...track.starts.keys()]
  let closest = { gap: Infinity, pair: '', time: 0 }
  for (let time = 0; time <= track.seconds; time += 0.05) {
    labels.forEach((one, index) =>
      labels.slice(index + 1).forEach((other) => {
        const gap = distance(positionAt(track, one, time), positionAt(track, other, time))
        if (gap < closest.gap) closest = { gap, pair: `${one} and ${other}`, time }
      }),
    )
  }
  return closest
}
