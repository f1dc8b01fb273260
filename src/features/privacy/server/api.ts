/** The public API of this domain for other domains. */
export { findLastRun, type RetentionRun } from './retention/report'
