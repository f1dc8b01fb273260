export { findEventDate } from './event-date'
