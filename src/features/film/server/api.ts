/** The public API of this domain for other domains. */
export { listToReview } from './comments/queries'
export { type Assigned, assignedTo, dayText, dayOf, listAssigned } from './films/assigned'
export { findReach } from './films/assignments'
export { findFilm, filmIsFor } from './films/films'
export { type FilmTitle, type Progress, listFilmsFor, listProgress } from './films/progress'
