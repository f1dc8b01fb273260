import { FLOWS } from './flow'

/** The highest age to ask for, in years. */
export const OLDEST = 99
/** Characters of a city's name. */
export const CITY_MAX = 60

/** What a list can be narrowed to by status, in words. A status reads the same in every flow that has it. */
export const STATUS_WORDS: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(FLOWS).flatMap((flow) => Object.entries(flow).map(([status, { label }]) => [status, label])),
  ),
  waiting: 'waiting for an answer',
  new: 'new',
  spam: 'spam',
}
