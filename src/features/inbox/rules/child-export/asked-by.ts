/** Characters of the name of who asked for a child's file. */
export const ASKED_BY_MAX = 120
