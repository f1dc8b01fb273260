import { z } from 'zod'
import { COURT, distance, type Point } from './geometry'
import { isRun, RIM, type Move, type Play } from './play'
import { timelineOf } from './timeline'
import { positionAt } from './track'

const MAX_PLAYERS = 12
const MAX_STEPS = 12
const MAX_MOVES = 10
const MAX_SECONDS = 10
/** The farthest that two players may be apart when one hands the ball to the other. */
const HANDOFF_REACH = 55

const point = z.tuple(
  [
    z.number().min(0, 'This point is left of the court.').max(COURT.width, 'This point is right of the court.'),
    z.number().min(0, 'This point is behind the baseline.').max(COURT.depth, 'This point is beyond half court.'),
  ],
  'A point has two numbers: from the left sideline and from the baseline.',
)
const label = z
  .string()
  .regex(/^x?\d{1,2}$|^[A-Z]$/, 'A player is a number up to 99, a defender x and a number, a coach one capital letter.')
const carrier = z.union([label, z.literal(RIM)])
const timing = {
  after: z.number().min(0).max(MAX_SECONDS, `A move starts within ${MAX_SECONDS} seconds.`).optional(),
  seconds: z
    .number()
    .min(0.2, 'A move takes at least 0.2 seconds.')
    .max(MAX_SECONDS, `A move takes at most ${MAX_SECONDS} seconds.`)
    .optional(),
  via: point.optional(),
}
const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['cut', 'dribble', 'screen']), who: label, to: point, ...timing }),
  z.strictObject({ type: z.literal('pass'), who: carrier, to: z.union([label, point]), ...timing }),
  z.strictObject({ type: z.literal('handoff'), who: label, to: label, ...timing }),
  z.strictObject({ type: z.literal('shot'), who: label, ...timing }),
])
const step = z.strictObject({
  say: z.string().trim().min(1).max(200, 'The text of a step has at most 200 characters.').optional(),
  moves: z
    .array(move)
    .min(1, 'A step needs at least one move.')
    .max(MAX_MOVES, `A step has at most ${MAX_MOVES} moves.`),
})

/** The shape of a play. What the players can and cannot do in it is checked by {@link findPlayProblems}. */
const shape = z.strictObject({
  name: z.string().trim().min(1, 'Give the play a name.').max(80),
  description: z.string().trim().min(20, 'Describe the play in one sentence, for people who cannot see it.').max(300),
  players: z
    .array(z.strictObject({ label, at: point, team: z.enum(['offense', 'defense']).optional() }))
    .min(1, 'Put at least one player on the court.')
    .max(MAX_PLAYERS, `A play has at most ${MAX_PLAYERS} players.`),
  ball: carrier.optional(),
  steps: z.array(step).max(MAX_STEPS, `A play has at most ${MAX_STEPS} steps.`),
})

export type PlayProblem = { step?: number; message: string }

/** A play as it is stored: of the right shape and possible on a court. */
export const playSchema = shape.superRefine((play, context) => {
  for (const { step, message } of findPlayProblems(play)) {
    context.addIssue({ code: 'custom', message, path: step === undefined ? ['players'] : ['steps', step] })
  }
})

/** Returns what is impossible in a play, each with the index of its step. */
export function findPlayProblems(play: Play): PlayProblem[] {
  const labels = play.players.map(({ label }) => label)
  const twice = labels.find((one, index) => labels.indexOf(one) < index)
  if (twice) return [{ message: `There are two players ${twice}.` }]
  const isKnown = (one: string) => one === RIM || labels.includes(one)
  if (play.ball !== undefined && !isKnown(play.ball))
    return [{ message: `There is no player ${play.ball} for the ball.` }]
  const strangers = play.steps.flatMap(({ moves }, step) =>
    moves
      .flatMap(namesOf)
      .filter((one) => !isKnown(one))
      .map((one) => ({ step, message: `There is no player ${one}.` })),
  )
  if (strangers.length > 0) return strangers
  return timelineOf(play).steps.flatMap((timed, step) =>
    [...runProblems(play.steps[step]!.moves), ...ballProblems(timed)].map((message) => ({ step, message })),
  )
}

function namesOf(move: Move): string[] {
  return 'to' in move && typeof move.to === 'string' ? [move.who, move.to] : [move.who]
}

function runProblems(moves: readonly Move[]): string[] {
  const runners = moves.filter(isRun).map(({ who }) => who)
  return runners
    .filter((one, index) => runners.indexOf(one) < index)
    .map((one) => `Player ${one} moves twice in one step.`)
}

// Follows the ball through a step, in the order of time.
function ballProblems(timed: ReturnType<typeof timelineOf>['steps'][number]): string[] {
  const problems: string[] = []
  let holder = timed.ball
  for (const leg of timed.legs.toSorted((one, other) => one.start - other.start)) {
    const { type, who, receiver } = leg
    if (type === 'dribble' && holder !== who) problems.push(`Player ${who} dribbles without the ball.`)
    if (type === 'cut' && holder === who && !givesAway(timed, who))
      problems.push(`Player ${who} has the ball: use a dribble.`)
    if (receiver === undefined) continue
    if (holder !== who) problems.push(`A ${type} starts at the player with the ball, which ${who} does not have.`)
    if (receiver === who) problems.push(`Player ${who} cannot pass to themselves.`)
    const reach = (point: Point) => distance(positionAt(timed, who, leg.start), point)
    if (type === 'handoff' && reach(leg.curve.to) > HANDOFF_REACH) {
      problems.push(`Player ${who} and ${receiver} are too far apart for a handoff.`)
    }
    holder = receiver
  }
  return problems
}

// A player who passes and cuts in the same step has let go of the ball.
function givesAway({ legs }: ReturnType<typeof timelineOf>['steps'][number], who: string): boolean {
  return legs.some((leg) => leg.who === who && leg.receiver !== undefined)
}
