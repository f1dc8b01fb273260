const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const BETWEEN = '[\\s/.,-]+'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?<year>\\d{4}|\\d{2})'
const NAME = '(?<name>[a-z]{3,9})'

/** How families write a birthday: in figures, month first; in words; and as machines do. */
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
 * Brings what people type (4/9/2014, 04092014, 4-9-14, April 9th, 2014) into the form MM/DD/YYYY; anything else is
 * left as it is. Two figures are a year of this century: a player is a child.
 */
export function tidyBirthday(typed: string): string {
  const parts = readParts(typed.trim())
  if (!parts) return typed
  const { month, day, year } = parts
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year.padStart(4, '20')}`
}

/** Turns MM/DD/YYYY into yyyy-MM-dd without touching a time zone. Null when it is not a calendar date. */
export function toIsoDate(value: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  if (!match) return null
  const [, month, day, year] = match
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // Of two digits, a day that the month does not have always falls into another month.
  const isReal = date.getUTCMonth() === Number(month) - 1
  return isReal ? `${year}-${month}-${day}` : null
}

/** Turns yyyy-MM-dd back into MM/DD/YYYY, as people type it. */
export function fromIsoDate(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return `${month}/${date}/${year}`
}

/** The calendar day in Arizona, yyyy-MM-dd, without the library of dates: a form on a phone loads this too. */
export function arizonaToday(now = Date.now()): string {
  return new Date(now - BEHIND_UTC_MS).toISOString().slice(0, 10)
}

/** Whole years on a calendar day. Who is born on February 29 is a year older on March 1 of other years. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5, 10) < born.slice(5, 10) ? years - 1 : years
}

/** A birthday of yyyy-MM-dd in words, for whoever typed it: "September 4, 2016, 10 years old". */
export function describeBirthday(born: string, today = arizonaToday()): string {
  const words = new Date(born).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const age = ageOn(born, today)
  return `${words}, ${age} ${age === 1 ? 'year' : 'years'} old`
}

function readParts(text: string): { month: string; day: string; year: string } | null {
  const groups = [FIGURES, ...WAYS].map((way) => way.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const { day = '', year = '', name } = groups
  const month = name ? monthOf(name) : groups.month
  return month ? { month, day, year } : null
}

// The first three letters tell a month: April, Apr., Sept.
function monthOf(name: string): string | undefined {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : String(index + 1)
}
