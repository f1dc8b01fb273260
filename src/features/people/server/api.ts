/** The public server API of this domain. */
export { listSignatures } from './consents'
export { inviteFamily } from './enrolment/invitation'
export { decryptDetails } from './enrolment/decrypt-details'
export { listRosterNames } from './roster-names'
export { findPublicPlayer } from './squads/queries'
export { findCurrentSeason } from './rosters/seasons'
export { findReturningPlayers, type ReturningPlayers } from './rosters/returning-players'
