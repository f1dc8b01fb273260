/** The public API of this domain for other domains. */
export { readCheckFacts } from './content-check/facts'
export { findSavedProse, listPublishedProse } from './content-check/texts'
export { type ListedWarning } from './content-check/check'
export { listContentWarnings } from './content-check/check'
