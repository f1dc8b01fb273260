import { PLAYER_RADIUS, pointAt, type Point } from './geometry'
import { RIM, type Drawing } from './play'
import { endOf, flightAt, holderAt, layOutStep, positionAt, shareOf, type Track } from './track'

/** Seconds before the moves of a step, in which their lines are drawn. */
const LEAD = 0.3
/** Seconds of rest after a step, and after the last one, in which the rim flashes. */
const TAIL = 0.12
const LAST_TAIL = 0.6
/** The position of the ball beside its player. */
const HAND: Point = [PLAYER_RADIUS * 0.95, PLAYER_RADIUS * 0.62]
/** The height of a shot, in court units. */
const ARC = 22

/** A step and its time in the play, in seconds. */
export type TimedStep = Track & { from: number; to: number }
export type Timeline = { steps: TimedStep[]; seconds: number }

/** The lines of a play at one moment. */
type LinesMoment = {
  /** The index of the current step. */
  step: number
  /** How far each line is drawn, 0 to 1, in the order of linesOf(). */
  drawn: number[]
  /** The next time at which a line or the step differs, in seconds: the same time while a line is drawn. Infinity at the end. */
  changesAt: number
}

/** A play at one moment. */
type Moment = Omit<LinesMoment, 'changesAt'> & {
  players: ReadonlyMap<string, Point>
  /** Null when the ball has left the court. */
  ball: Point | null
  /** The progress of the rim's flash after a shot, 0 to 1; null without one. */
  flash: number | null
}

/** Lays out all steps of a play; each begins where the previous one ended. */
export function timelineOf({ players, ball, steps }: Drawing): Timeline {
  const timed: TimedStep[] = []
  let start: Pick<Track, 'starts' | 'ball'> = {
    starts: new Map(players.map(({ label, at }) => [label, at])),
    ball: ball ?? null,
  }
  steps.forEach(({ moves }, index) => {
    const track = layOutStep(moves, players, start)
    const from = timed.at(-1)?.to ?? 0
    const tail = index === steps.length - 1 ? LAST_TAIL : TAIL
    timed.push({ ...track, from, to: from + LEAD + track.seconds + tail })
    start = endOf(track)
  })
  return { steps: timed, seconds: timed.at(-1)?.to ?? 0 }
}

/** Returns the lines of a play at a time in seconds. */
export function linesAt({ steps, seconds }: Timeline, time: number): LinesMoment {
  const step = steps.findLastIndex(({ from }) => from <= time)
  const starts = steps.flatMap(({ from, legs }) => legs.map(({ start }) => from + start))
  const drawn = starts.map((start) => Math.min(1, Math.max(0, (time - start) / LEAD)))
  const isDrawing = starts.some((start, index) => start <= time && (drawn[index] ?? 1) < 1)
  const later = [...starts, ...steps.map(({ from }) => from), seconds].filter((start) => start > time)
  return { step: Math.max(0, step), drawn, changesAt: isDrawing ? time : Math.min(...later) }
}

/** Returns a play at a time in seconds; times outside of the play are its start and its end. */
export function momentAt(timeline: Timeline, time: number): Moment {
  const { step, drawn } = linesAt(timeline, time)
  const now = timeline.steps[step]
  if (!now) return { step, players: new Map(), ball: null, drawn, flash: null }
  const local = Math.min(Math.max(0, time - now.from - LEAD), now.to)
  const players = new Map([...now.starts.keys()].map((who) => [who, positionAt(now, who, local)]))
  const shot = now.legs.find(({ receiver }) => receiver === RIM)
  const isFlash = shot && local > shot.end
  return { step, players, ball: ballAt(now, local), drawn, flash: isFlash ? (local - shot.end) / LAST_TAIL : null }
}

/** Returns the position of the ball beside a player. */
export function ballPosition([x, y]: Point): Point {
  return [x + HAND[0], y + HAND[1]]
}

function ballAt(track: Track, time: number): Point | null {
  const flight = flightAt(track, time)
  if (!flight) {
    const holder = holderAt(track, time)
    if (!holder) return track.legs.findLast(({ receiver }) => receiver === null)?.curve.to ?? null
    const at = positionAt(track, holder, time)
    return holder === RIM ? at : ballPosition(at)
  }
  const share = shareOf(flight, time)
  const [x, y] = pointAt(flight.curve, share)
  // The ball leaves one hand and arrives in another.
  const from = flight.who === RIM ? 0 : 1 - share
  const to = flight.receiver === RIM || flight.receiver === null ? 0 : share
  const lift = flight.receiver === RIM ? ARC * Math.sin(share * Math.PI) : 0
  return [x + HAND[0] * (from + to), y + HAND[1] * (from + to) - lift]
}
