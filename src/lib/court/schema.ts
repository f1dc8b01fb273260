import { z } from 'zod'
import { COURT } from './geometry'
import { RIM, type Drawing } from './play'
import { findNameProblems, findPlayProblems } from './problems'

const MAX_PLAYERS = 12
const MAX_STEPS = 12
const MAX_MOVES = 10
const MAX_SECONDS = 10

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

/** What is drawn of a play, as it is stored: of the right shape and possible on a court. */
const drawingSchema = drawingShape.superRefine((drawing, context) => {
  for (const { step, message } of findPlayProblems(drawing)) {
    context.addIssue({ code: 'custom', message, path: step === undefined ? ['players'] : ['steps', step] })
  }
})

/** Returns a drawing that may be unfinished, but names only players it contains; null for any other value. */
export function parseDrawing(value: unknown): Drawing | null {
  const { data } = drawingShape.safeParse(value)
  return data && findNameProblems(data).length === 0 ? data : null
}

/** Returns the first problem of a value as a sentence, with the number of its step; null for a drawing that can run. */
export function drawingProblem(value: unknown): string | null {
  const issue = drawingSchema.safeParse(value).error?.issues[0]
  if (!issue) return null
  const [part, step] = issue.path
  return part === 'steps' && typeof step === 'number' ? `Step ${step + 1}: ${issue.message}` : issue.message
}
