import { distance, type Point } from './geometry'
import { isRun, RIM, type Drawing, type Move } from './play'
import { timelineOf } from './timeline'
import { positionAt } from './track'

/** The farthest that two players may be apart when one hands the ball to the other. */
const HANDOFF_REACH = 55

export type PlayProblem = { step?: number; message: string }

/** Returns what is missing or impossible in a play, each with the index of its step. */
export function findPlayProblems(play: Drawing): PlayProblem[] {
  if (play.players.length === 0) return [{ message: 'Put at least one player on the court.' }]
  const problems = findNameProblems(play)
  if (problems.length > 0) return problems
  return timelineOf(play).steps.flatMap((timed, step) => {
    const { moves } = play.steps[step]!
    const empty = moves.length === 0 ? ['A step needs at least one move.'] : []
    return [...empty, ...runProblems(moves), ...ballProblems(timed)].map((message) => ({ step, message }))
  })
}

/** Returns the players that a drawing names but does not contain, and those it contains twice. */
export function findNameProblems(play: Drawing): PlayProblem[] {
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
    if (type === 'cut' && holder === who && !releasesBall(timed, who))
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
function releasesBall({ legs }: ReturnType<typeof timelineOf>['steps'][number], who: string): boolean {
  return legs.some((leg) => leg.who === who && leg.receiver !== undefined)
}
