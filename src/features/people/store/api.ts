/** What other domains may call. */
export { inviteFamily } from './enrolment/invitation'
