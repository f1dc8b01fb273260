export { moveEntry } from './move'
