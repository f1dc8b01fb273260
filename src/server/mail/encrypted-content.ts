import { decryptText, encrypt } from '../encryption/encrypt'

type MailContent = { text: string; calendar?: string | null }

/** Encrypts the text of a mail for storage, because its links open data of families or staff. */
export function encryptMailContent(
  id: string,
  { text, calendar }: MailContent,
): { text: string; calendar: string | null } {
  return {
    text: encrypt(text, locationOf('text', id)),
    calendar: calendar ? encrypt(calendar, locationOf('calendar', id)) : null,
  }
}

/** Decrypts the text of a stored mail. */
export function decryptMailText(id: string, stored: string): string {
  return decryptText(stored, locationOf('text', id))
}

/** Decrypts the calendar file of a stored mail; null without one. */
export function decryptMailCalendar(id: string, stored: string | null): string | null {
  return decryptText(stored, locationOf('calendar', id))
}

function locationOf(column: 'text' | 'calendar', id: string) {
  return { column: `mails.${column}`, row: id }
}
