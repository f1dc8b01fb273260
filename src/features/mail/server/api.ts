export { automaticMail } from './automatic'
export { type AutomaticMail } from './automatic'
export { staffNotice } from './staff-notice'
