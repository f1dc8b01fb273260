import { z } from 'zod'
import { COURT, distance, type Point } from './geometry'
import { isRun, RIM, type Drawing, type Move } from './play'
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
  moves: z.array(move).max(MAX_MOVES, `A step has at most ${MAX_MOVES} moves.`),
})

/** The shape of a drawing. What is missing or impossible in it is found by {@link findPlayProblems}. */
const drawingShape = z.strictObject({
  players: z
    .array(z.strictObject({ label, at: point, team: z.enum(['offense', 'defense']).optional() }))
    .max(MAX_PLAYERS, `A play has at most ${MAX_PLAYERS} players.`),
  ball: carrier.optional(),
  steps: z.array(step).max(MAX_STEPS, `A play has at most ${MAX_STEPS} steps.`),
})

export type PlayProblem = { step?: number; message: string }

/** What is drawn of a play, as it is stored: of the right shape and possible on a court. */
const drawingSchema = drawingShape.superRefine(refuseProblems)

/** A whole play, with its name and description. */
export const playSchema = drawingShape
  .extend({
    name: z.string().trim().min(1, 'Give the play a name.').max(80),
    description: z.string().trim().min(20, 'Describe the play in one sentence, for people who cannot see it.').max(300),
  })
  .superRefine(refuseProblems)

function refuseProblems(drawing: z.output<typeof drawingShape>, context: z.RefinementCtx): void {
  for (const { step, message } of findPlayProblems(drawing)) {
    context.addIssue({ code: 'custom', message, path: step === undefined ? ['players'] : ['steps', step] })
  }
}

/** Returns a drawing that may be unfinished, but names only players it contains; null for any other value. */
export function parseDrawing(value: unknown): Drawing | null {
  const { data } = drawingShape.safeParse(value)
  return data && nameProblems(data).length === 0 ? data : null
}

/** Returns the first problem of a value as a sentence, with the number of its step; null for a drawing that can run. */
export function drawingProblem(value: unknown): string | null {
  const issue = drawingSchema.safeParse(value).error?.issues[0]
  if (!issue) return null
  const [part, step] = issue.path
  return part === 'steps' && typeof step === 'number' ? `Step ${step + 1}: ${issue.message}` : issue.message
}

/** Returns what is missing or impossible in a play, each with the index of its step. */
export function findPlayProblems(play: Drawing): PlayProblem[] {
  if (play.players.length === 0) return [{ message: 'Put at least one player on the court.' }]
  const problems = nameProblems(play)
  if (problems.length > 0) return problems
  return timelineOf(play).steps.flatMap((timed, step) => {
    const { moves } = play.steps[step]!
    const empty = moves.length === 0 ? ['A step needs at least one move.'] : []
    return [...empty, ...runProblems(moves), ...ballProblems(timed)].map((message) => ({ step, message }))
  })
}

function nameProblems(play: Drawing): PlayProblem[] {
  const labels = play.players.map(({ label }) => label)
  const twice = labels.find((one, index) => labels.indexOf(one) < index)
  if (twice) return [{ message: `There are two players ${twice}.` }]
  const isKnown = (one: string) => one === RIM || labels.includes(one)
  if (play.ball !== undefined && !isKnown(play.ball))
    return [{ message: `There is no player ${play.ball} for the ball.` }]
  return play.steps.flatMap(({ moves }, step) =>
    moves
      .flatMap(namesOf)
      .filter((one) => !isKnown(one))
      .map((one) => ({ step, message: `There is no player ${one}.` })),
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
