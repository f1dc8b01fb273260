/** The types of events, with the labels for visitors and staff. */
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

/** How often an event repeats. */
export const REPEATS = { none: 'Does not repeat', weekly: 'Every week', fortnightly: 'Every two weeks' } as const

export type Repeat = keyof typeof REPEATS

/** The days of the week as in calendar files, starting on Sunday as in American calendars. */
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

/** The exceptions for one date of a repeating event: removed, or shown as canceled. */
export const EXCEPTION_KINDS = {
  skipped: 'Skipped: the date is not shown',
  cancelled: 'Canceled: the date stays, struck through',
} as const

export type ExceptionKind = keyof typeof EXCEPTION_KINDS

/** The maximum number of days after its start at which a repeating event ends, so that staff review it. */
export const MAX_REPEAT_DAYS = 731
