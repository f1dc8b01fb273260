/** The version of Next that everything in this folder was written and tried for. */
export const MADE_FOR = '16.4.6'
