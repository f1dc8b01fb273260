/** What the references of tours begin with. */
export const TOUR_PREFIX = 'TO'

/** The days of the week as a calendar counts them: 0 is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A time of day on a 24-hour clock. */
export const TOUR_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The unique index that lets one visitor hold a time. */
export const SLOT_INDEX = 'tour_requests_held_slot_idx'
