/** The public API of this domain for other domains. */
export { listAssignable } from './assignments/assignable'
export { findCoachDay } from './coach-home/day'
