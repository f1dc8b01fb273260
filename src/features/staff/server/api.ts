/** The public server API of this domain. */
export { admitEditor } from './handlers/admit'
export { staffHandler } from './staff-handler'
