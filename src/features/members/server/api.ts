/** The public server API of this domain. */
export { accountHandler, type Outcome } from './account-handler'
export { findClosedNote } from './coach-account'
export { formatCode } from './code-text'
export { issueFirstCode } from './codes'
export { memberHandler } from './member-handler'
export { type Child, coachScope, findViewer, isCoach, toStaffViewer, type Viewer } from './viewer'
