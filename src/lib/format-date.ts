const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const PART = /'[^']*'|yyyy|MMMM|MMM|EEEE|EEE|d|h|mm|a/g

const PARTS: Record<string, (date: Date) => string | number> = {
  yyyy: (date) => date.getUTCFullYear(),
  MMMM: (date) => MONTHS[date.getUTCMonth()]!,
  MMM: (date) => MONTHS[date.getUTCMonth()]!.slice(0, 3),
  EEEE: (date) => DAYS[date.getUTCDay()]!,
  EEE: (date) => DAYS[date.getUTCDay()]!.slice(0, 3),
  d: (date) => date.getUTCDate(),
  h: (date) => date.getUTCHours() % 12 || 12,
  mm: (date) => String(date.getUTCMinutes()).padStart(2, '0'),
  a: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
}

/** The supported patterns. Others need their tokens in the table above first. */
export type DayPattern =
  | 'd'
  | 'EEE'
  | 'EEE d'
  | 'EEE, MMM d'
  | 'EEE, MMM d, yyyy'
  | 'EEEE'
  | 'EEEE, MMM d, yyyy'
  | 'EEEE, MMMM d'
  | 'EEEE, MMMM d, yyyy'
  | 'MMM d'
  | 'MMM d, yyyy'
  | 'MMMM'
  | 'MMMM d'
  | 'MMMM d, yyyy'
  | 'MMMM yyyy'

/**
 * Formats the UTC parts of a date by a date-fns pattern, limited to the tokens used here. The library with its time zones
 * would add 8 kB to every page of the admin.
 * @throws RangeError for a date that does not exist
 */
export function formatDate(date: Date, pattern: string): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value')
  return pattern.replace(PART, (part) => (part.startsWith("'") ? part.slice(1, -1) : String(PARTS[part]!(date))))
}
