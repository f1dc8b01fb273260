/** The maximum length of a player's number, in characters. */
export const NUMBER_MAX = 4
/** The maximum length of the reason for an exception, in characters. */
export const REASON_MAX = 200
