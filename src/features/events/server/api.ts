export { findEventDate } from './event-date'
export { listComingAndRecent } from './queries'
