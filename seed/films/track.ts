import { COURT, type Curve, curveThrough, distance, lengthOf, type Point, pointAt, trim } from '@/lib/court/geometry'
import type { Player } from '@/lib/court/play'
import { traceMove } from '@/lib/court/trace'
import { RIM, type Action, type Phase, type Run, type Scene, type Throw } from './scene'

/** Court units a second: ten are one foot. */
const SPEED = { cut: 140, screen: 130, dribble: 110, pass: 270, shot: 190 }
const SHORTEST = 0.4
/** A screener stops short of the bar that ends the line. */
const SCREEN_GAP = 20
/** A dribble shorter than this has no room for its zigzag and is drawn as a plain line. */
const SHORT_DRIBBLE = 70

/** One action laid out in space and time, with the line that it draws. */
export type Leg = {
  type: Action['type']
  who: string
  /** Who has the ball when it is over; nobody after a shot. */
  receiver?: string
  isDefense: boolean
  curve: Curve
  start: number
  end: number
  mark: { line: string; head: string }
}

/** A phase laid out: where everybody starts, and every leg in its order. */
export type Track = {
  starts: ReadonlyMap<string, Point>
  ball: string
  legs: Leg[]
  seconds: number
}

/** Lays out every phase of a scene; each begins where the one before it ended. */
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

/** Where a player, or the rim, is at a moment of the phase. */
export function positionAt({ starts, legs }: Pick<Track, 'starts' | 'legs'>, who: string, time: number): Point {
  if (who === RIM) return COURT.rim
  const leg = legs.findLast((one) => one.who === who && isRun(one) && one.start <= time)
  if (leg) return pointAt(leg.curve, ease(shareOf(leg, time)))
  const start = starts.get(who)
  if (!start) throw new Error(`Nobody is called "${who}".`)
  return start
}

/** Who has the ball at a moment of the phase; the rim while a shot is up and until somebody takes it down. */
export function holderAt({ ball, legs }: Track, time: number): string {
  const thrown = legs.findLast((leg) => !isRun(leg) && leg.start < time)
  return thrown ? (thrown.receiver ?? RIM) : ball
}

/** The throw that is in the air at this moment. */
export function flightAt({ legs }: Track, time: number): Leg | undefined {
  return legs.find((leg) => !isRun(leg) && leg.start < time && time < leg.end)
}

/** How much of a leg is done, 0 to 1. */
export function shareOf({ start, end }: Pick<Leg, 'start' | 'end'>, time: number): number {
  return Math.min(1, Math.max(0, (time - start) / (end - start)))
}

/** Starts and stops softly, as people do. */
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
    const curve = run.type === 'screen' ? trim(whole, 0, SCREEN_GAP) : whole
    const isShort = run.type === 'dribble' && lengthOf(curve) < SHORT_DRIBBLE
    const mark = traceMove(snapshot([from]), { ...run, from, type: isShort ? 'cut' : run.type })
    legs.push({ ...timed(run, curve), isDefense: isDefense(run.who), curve, mark })
  }
  const moved = [...legs]
  for (const one of throws) legs.push(layOutThrow(one, { starts, legs: moved }, isDefense(one.who)))
  return { starts, ball, legs, seconds: Math.max(...legs.map(({ end }) => end)) }
}

// A pass meets its receiver: the longer it flies, the farther on that is, so its end is found in a few rounds.
function layOutThrow(one: Throw, runners: Pick<Track, 'starts' | 'legs'>, isDefense: boolean): Leg {
  const from = positionAt(runners, one.who, one.after ?? 0)
  const aim = (time: number) => (one.type === 'shot' ? COURT.rim : positionAt(runners, one.to, time))
  let curve = straight(from, aim(one.after ?? 0), one.via)
  for (let round = 0; round < 6; round += 1) curve = straight(from, aim(timed(one, curve).end), one.via)
  const ends = one.type === 'shot' ? [from] : [from, curve.to]
  const via = pointAt(curve, 0.5)
  const mark = traceMove(snapshot(ends), { type: 'pass', from, to: curve.to, via })
  return { ...timed(one, curve), ...(one.type === 'pass' ? { receiver: one.to } : {}), isDefense, curve, mark }
}

function timed(action: Action, curve: Curve): Pick<Leg, 'type' | 'who' | 'start' | 'end'> {
  const { type, who, after = 0, seconds = Math.max(SHORTEST, lengthOf(curve) / SPEED[type]) } = action
  return { type, who, start: after, end: after + seconds }
}

function straight(from: Point, to: Point, via?: Point): Curve {
  return curveThrough(from, to, via ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
}

// Lines keep clear of the players at their ends, and of nobody else.
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

/** The smallest distance between two players at any moment of a phase, for the check that none covers another. */
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
