import { unsealText, seal } from '../sealed/seal'

type Words = { text: string; calendar?: string | null }

/** Encrypts the text of a mail for storage, because its links open data of families or staff. */
export function sealWords(id: string, { text, calendar }: Words): { text: string; calendar: string | null } {
  return { text: seal(text, placeOf('text', id)), calendar: calendar ? seal(calendar, placeOf('calendar', id)) : null }
}

/** Decrypts the text of a stored mail. */
export function openText(id: string, stored: string): string {
  return unsealText(stored, placeOf('text', id))
}

/** Decrypts the calendar file of a stored mail; null without one. */
export function openCalendar(id: string, stored: string | null): string | null {
  return unsealText(stored, placeOf('calendar', id))
}

function placeOf(column: 'text' | 'calendar', id: string) {
  return { column: `mails.${column}`, row: id }
}
