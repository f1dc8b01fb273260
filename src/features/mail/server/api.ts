/** The public API of this domain for other domains. */
export { automaticMail, type AutomaticMail } from './automatic'
export { staffNotice } from './staff-notice'
