import {
  COURT,
  type Curve,
  curveThrough,
  distance,
  lengthOf,
  type Point,
  pointAt,
  trimCurve,
} from '@/lib/court/geometry'
import type { Player } from '@/lib/court/play'
import { movePath } from '@/lib/court/trace'
import { RIM, type Action, type Phase, type Run, type Scene, type Throw } from './scene'

/** The speed in court units per second: ten units are one foot. */
const SPEED = { cut: 140, screen: 130, dribble: 110, pass: 270, shot: 190 }
const SHORTEST = 0.4
/** How far a screener stops before the bar at the end of the line. */
const SCREEN_GAP = 20
/** A shorter dribble has no space for a zigzag and is drawn as a plain line. */
const SHORT_DRIBBLE = 70

/** An action with its position, time and line. */
export type Leg = {
  type: Action['type']
  who: string
  /** The player with the ball afterwards; none after a shot. */
  receiver?: string
  isDefense: boolean
  curve: Curve
  start: number
  end: number
  mark: { line: string; head: string }
}

/** A phase with the start positions and all actions in order. */
export type Track = {
  starts: ReadonlyMap<string, Point>
  ball: string
  legs: Leg[]
  seconds: number
}

/** Lays out all phases of a scene; each begins where the previous one ended. */
export function layOut(scene: Scene): Track[] {
  const opening = new Map(scene.players.map(({ label, at }) => [label, at]))
  const tracks: Track[] = []
  for (const phase of scene.phases) {
    const before = phase.isRestart ? undefined : tracks.at(-1)
    const starts = before ? endsOf(before) : opening
    tracks.push(layOutPhase(phase, scene.players, starts, before ? holderAt(before, before.seconds) : scene.ball))
  }
  return tracks
}

/** Returns the position of a player, or of the rim, at a time in the phase. */
export function positionAt({ starts, legs }: Pick<Track, 'starts' | 'legs'>, who: string, time: number): Point {
  if (who === RIM) return COURT.rim
  const leg = legs.findLast((one) => one.who === who && isRun(one) && one.start <= time)
  if (leg) return pointAt(leg.curve, ease(shareOf(leg, time)))
  const start = starts.get(who)
  if (!start) throw new Error(`Nobody is called "${who}".`)
  return start
}

/** Returns the player with the ball at a time in the phase; the rim from a shot until the rebound. */
export function holderAt({ ball, legs }: Track, time: number): string {
  const thrown = legs.findLast((leg) => !isRun(leg) && leg.start < time)
  return thrown ? (thrown.receiver ?? RIM) : ball
}

/** Returns the pass in the air at this time. */
export function flightAt({ legs }: Track, time: number): Leg | undefined {
  return legs.find((leg) => !isRun(leg) && leg.start < time && time < leg.end)
}

/** Returns the progress of an action, 0 to 1. */
export function shareOf({ start, end }: Pick<Leg, 'start' | 'end'>, time: number): number {
  return Math.min(1, Math.max(0, (time - start) / (end - start)))
}

/** Eases in and out. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

function layOutPhase(phase: Phase, players: Player[], starts: ReadonlyMap<string, Point>, ball: string): Track {
  const legs: Leg[] = []
  const runs = phase.actions.filter((action): action is Run => isRun(action))
  const throws = phase.actions.filter((action): action is Throw => !isRun(action))
  const isDefense = (who: string) => players.some(({ label, team }) => label === who && team === 'defense')
  for (const run of runs) {
    const from = positionAt({ starts, legs }, run.who, Infinity)
    const whole = curveThrough(from, run.to, run.via)
    const curve = run.type === 'screen' ? trimCurve(whole, 0, SCREEN_GAP) : whole
    const isShort = run.type === 'dribble' && lengthOf(curve) < SHORT_DRIBBLE
    const mark = movePath(snapshot([from]), { ...run, from, type: isShort ? 'cut' : run.type })
    legs.push({ ...timed(run, curve), isDefense: isDefense(run.who), curve, mark })
  }
  const moved = [...legs]
  for (const one of throws) legs.push(layOutThrow(one, { starts, legs: moved }, isDefense(one.who)))
  return { starts, ball, legs, seconds: Math.max(...legs.map(({ end }) => end)) }
}

// A pass meets a moving receiver, whose position depends on its flight time, so its end is approximated in a few iterations.
function layOutThrow(one: Throw, runners: Pick<Track, 'starts' | 'legs'>, isDefense: boolean): Leg {
  const from = positionAt(runners, one.who, one.after ?? 0)
  const aim = (time: number) => (one.type === 'shot' ? COURT.rim : positionAt(runners, one.to, time))
  let curve = straight(from, aim(one.after ?? 0), one.via)
  for (let round = 0; round < 6; round += 1) curve = straight(from, aim(timed(one, curve).end), one.via)
  const ends = one.type === 'shot' ? [from] : [from, curve.to]
  const via = pointAt(curve, 0.5)
  const mark = movePath(snapshot(ends), { type: 'pass', from, to: curve.to, via })
  return { ...timed(one, curve), ...(one.type === 'pass' ? { receiver: one.to } : {}), isDefense, curve, mark }
}

function timed(action: Action, curve: Curve): Pick<Leg, 'type' | 'who' | 'start' | 'end'> {
  const { type, who, after = 0, seconds = Math.max(SHORTEST, lengthOf(curve) / SPEED[type]) } = action
  return { type, who, start: after, end: after + seconds }
}

function straight(from: Point, to: Point, via?: Point): Curve {
  return curveThrough(from, to, via ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
}

// Lines are trimmed at the players at their ends, but not at other players.
function snapshot(points: Point[]) {
  const players = points.map((at, index) => ({ label: String(index), at }))
  return { name: '', description: '', players, moves: [] }
}

function endsOf(track: Track): Map<string, Point> {
  return new Map([...track.starts.keys()].map((who) => [who, positionAt(track, who, Infinity)]))
}

function isRun({ type }: { type: Action['type'] }): boolean {
  return type !== 'pass' && type !== 'shot'
}

/** Returns the smallest distance between two players during a phase, to check that none covers another. */
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
