import { formatCount } from './counts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const BETWEEN = '[\\s/.,-]+'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?<year>\\d{4}|\\d{2})'
const NAME = '(?<name>[a-z]{3,9})'

/** The formats in which families enter a birthday: digits with the month first, words, or ISO 8601. */
const WAYS = [
  ['(?<month>\\d{1,2})', DAY, YEAR],
  [NAME, DAY, YEAR],
  [DAY, NAME, YEAR],
  ['(?<year>\\d{4})', '(?<month>\\d{1,2})', '(?<day>\\d{1,2})'],
].map((parts) => new RegExp(`^${parts.join(BETWEEN)}$`, 'i'))
const FIGURES = /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/

// Arizona is seven hours behind UTC all year.
const BEHIND_UTC_MS = 7 * 60 * 60 * 1000

/**
 * Normalizes an entered birthday (4/9/2014, 04092014, 4-9-14, April 9th, 2014) to MM/DD/YYYY; anything else is returned
 * unchanged. A two-digit year belongs to this century, because players are children.
 */
export function tidyBirthday(input: string): string {
  const parts = readParts(input.trim())
  if (!parts) return input
  const { month, day, year } = parts
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year.padStart(4, '20')}`
}

/** Converts MM/DD/YYYY to yyyy-MM-dd without time zone conversion. Returns null when it is not a calendar date. */
export function toIsoDate(value: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  if (!match) return null
  const [, month, day, year] = match
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // JavaScript moves a day that does not exist (31 in a shorter month) to the next month, which shows as another month here.
  const isReal = date.getUTCMonth() === Number(month) - 1
  return isReal ? `${year}-${month}-${day}` : null
}

/** Converts yyyy-MM-dd to MM/DD/YYYY, the format of the form. */
export function fromIsoDate(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return `${month}/${date}/${year}`
}

/**
 * Returns the calendar day in Arizona, yyyy-MM-dd. Does not use the date library, because forms on phones load this module
 * too.
 */
export function arizonaToday(now = Date.now()): string {
  return new Date(now - BEHIND_UTC_MS).toISOString().slice(0, 10)
}

/**
 * Returns the age in whole years on a calendar day. Children born on February 29 turn a year older on March 1 in other years.
 */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5, 10) < born.slice(5, 10) ? years - 1 : years
}

/**
 * Formats a birthday of yyyy-MM-dd in words with the age, so that families can check their input: "September 4, 2016, 10 years
 * old".
 */
export function describeBirthday(born: string, today = arizonaToday()): string {
  const formatted = new Date(born).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const age = ageOn(born, today)
  return `${formatted}, ${formatCount(age, 'year')} old`
}

function readParts(text: string): { month: string; day: string; year: string } | null {
  const groups = [FIGURES, ...WAYS].map((way) => way.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const { day = '', year = '', name } = groups
  const month = name ? monthOf(name) : groups.month
  return month ? { month, day, year } : null
}

// The first three letters identify a month: April, Apr., Sept.
function monthOf(name: string): string | undefined {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : String(index + 1)
}
