import type { Drawing } from './play'
import type { PlayProblem } from './problems'
import { timelineOf } from './timeline'
import { closestApproach } from './track'

/** The smallest distance at which two players do not cover each other. */
const APART = 22

/** Returns the steps in which one player covers another, which is possible but hard to read. */
export function findOverlaps(drawing: Drawing): PlayProblem[] {
  return timelineOf(drawing).steps.flatMap((timed, step) => {
    const { gap, pair } = closestApproach(timed)
    return gap < APART ? [{ step, message: `${pair} cover each other. Move one of them a little.` }] : []
  })
}
