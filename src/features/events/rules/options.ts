/** What an event can be, with the word that visitors and staff read. */
export const EVENT_TYPES = {
  tryout: 'Tryout',
  clinic: 'Clinic',
  practice: 'Practice',
  game: 'Game',
  tournament: 'Tournament',
  meeting: 'Meeting',
  other: 'Event',
} as const

export type EventType = keyof typeof EVENT_TYPES

/** How often an event comes back. */
export const REPEATS = { none: 'Does not repeat', weekly: 'Every week', fortnightly: 'Every two weeks' } as const

export type Repeat = keyof typeof REPEATS

/** Days of the week as calendar files write them, from Sunday on as in every American calendar. */
export const WEEKDAYS = {
  SU: 'Sunday',
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
} as const

export type Weekday = keyof typeof WEEKDAYS

export const WEEKDAY_KEYS = Object.keys(WEEKDAYS) as Weekday[]

/** What can happen to one date of a repeating event: it vanishes, or it stays with a line through it. */
export const EXCEPTION_KINDS = {
  skipped: 'Skipped: the date is not shown',
  cancelled: 'Canceled: the date stays, struck through',
} as const

export type ExceptionKind = keyof typeof EXCEPTION_KINDS

/** A repeating event ends at most this long after its start, so that staff review it. */
export const MAX_REPEAT_DAYS = 731
