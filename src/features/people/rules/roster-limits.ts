/** Characters of a player's number. */
export const NUMBER_MAX = 4
/** Characters of the reason for an exception. */
export const REASON_MAX = 200
