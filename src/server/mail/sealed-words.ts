import { reveal, seal } from '../sealed/seal'

type Words = { text: string; calendar?: string | null }

/** The words of a mail as they are stored: sealed, because their links open what a family or a member of staff may see. */
export function sealWords(id: string, { text, calendar }: Words): { text: string; calendar: string | null } {
  return { text: seal(text, placeOf('text', id)), calendar: calendar ? seal(calendar, placeOf('calendar', id)) : null }
}

/** The text of a stored mail in words. */
export function openText(id: string, stored: string): string {
  return reveal(stored, placeOf('text', id))
}

/** The calendar file of a stored mail in words; null without one. */
export function openCalendar(id: string, stored: string | null): string | null {
  return reveal(stored, placeOf('calendar', id))
}

function placeOf(column: 'text' | 'calendar', id: string) {
  return { column: `mails.${column}`, row: id }
}
