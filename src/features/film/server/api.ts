/** The public server API of this domain. */
export { listAssignable } from './assignments/assignable'
export { findCoachDay } from './coach-home/day'
