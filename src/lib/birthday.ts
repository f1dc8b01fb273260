/** Brings what people type (4/9/2014, 04092014) into the form MM/DD/YYYY; anything else is left as it is. */
export function tidyBirthday(typed: string): string {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed)
  if (!match) return typed
  const [, month = '', day = '', year] = match
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`
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
