/** The maximum length of the name of the person who requested a child's file. */
export const REQUESTED_BY_MAX = 120
