/** The public API of this domain for other domains. */
export { type ListedWarning, listContentWarnings } from './content-check/check'
