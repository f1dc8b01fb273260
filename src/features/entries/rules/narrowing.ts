import { FLOWS } from './flow'

/** The highest age that can be filtered, in years. */
export const OLDEST = 99
/** The maximum length of a city's name. */
export const CITY_MAX = 60

/** The labels of the status filter. A status has the same label in every flow. */
export const STATUS_FILTER_LABELS: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(FLOWS).flatMap((flow) => Object.entries(flow).map(([status, { label }]) => [status, label])),
  ),
  waiting: 'waiting for an answer',
  new: 'new',
  spam: 'spam',
}
