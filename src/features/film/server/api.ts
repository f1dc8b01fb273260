/** What other domains may call. */
export { listAssignable } from './assignments/assignable'
export { findCoachDay } from './coach-home/day'
