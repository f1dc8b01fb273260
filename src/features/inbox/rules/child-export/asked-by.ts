/** The maximum length of the name of the person who requested a child's file. */
export const ASKED_BY_MAX = 120
