/** The public API of this domain for other domains. */
export { type ListedWarning, listContentWarnings } from './content-check/check'
export { readCheckFacts } from './content-check/facts'
export { findSavedProse, listPublishedProse } from './content-check/texts'
