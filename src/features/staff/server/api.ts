/** What other domains may call. */
export { admitEditor } from './handlers/admit'
export { staffHandler } from './staff-handler'
