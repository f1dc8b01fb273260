/** What other domains may call. */
export { revealDetails } from './enrolment/sealed-details'
export { inviteFamily } from './enrolment/invitation'
