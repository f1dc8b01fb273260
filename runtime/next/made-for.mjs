/** The version of Next for which everything in this folder was written and tested. */
export const MADE_FOR = '16.4.6'
