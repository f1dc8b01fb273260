/** What other domains may call. */
export { findCoachDay } from './coach-home/day'
