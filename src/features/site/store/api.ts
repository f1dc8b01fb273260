/** What other domains may call. */
export { readCheckFacts } from './content-check/facts'
export { findSavedProse, listPublishedProse } from './content-check/texts'
