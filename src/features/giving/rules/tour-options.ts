/** The prefix of tour references. */
export const TOUR_PREFIX = 'TO'

/** The days of the week by number: 0 is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A time of day in 24-hour format. */
export const TOUR_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The unique index that lets only one visitor reserve a time. */
export const SLOT_INDEX = 'tour_requests_held_slot_idx'
