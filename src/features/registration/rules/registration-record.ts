import { fromIsoDate, toIsoDate } from '@/lib/birthday'
import { normalizePhone } from '@/lib/phone-numbers'
import { RANGES } from '@/lib/player-options'
import { splitName } from './registration'
import type { RegistrationValues } from './registration-schema'

/** An entry by the names of its columns, as stored or as staff transfer it from paper. */
type Entry = Record<string, unknown>

/** The columns of answers that have another name in the form. The specification names both. */
const COLUMNS = {
  firstName: 'playerFirstName',
  lastName: 'playerLastName',
  email: 'playerEmail',
  phoneNumber: 'parentPhone',
} as const

const STORED_DAY = /^\d{4}-\d{2}-\d{2}/
/** An empty answer to one of these is stored as NULL. */
const OPTIONAL = new Set(['jerseyNumber', 'highlightVideoUrl', 'instagramHandle'])

/** Returns the field of the collection that shows an answer; the parent's name is stored in two. */
export function columnOf(answer: string): string {
  return answer === 'parentName' ? 'parentFirstName' : ((COLUMNS as Record<string, string>)[answer] ?? answer)
}

/** Returns the columns and lists in which a full registration is stored. */
export function toRegistrationRecord({ positions, parentName, ...answers }: RegistrationValues) {
  const parent = splitName(parentName)
  const columns = Object.entries(answers).map(([answer, value]) => [columnOf(answer), toStored(answer, value)])
  return {
    columns: {
      ...(Object.fromEntries(columns) as Record<string, string | number | null>),
      dateOfBirth: toIsoDate(answers.dateOfBirth),
      parentFirstName: parent.firstName,
      parentLastName: parent.lastName,
      parentPhoneNormalised: normalizePhone(answers.phoneNumber),
    },
    lists: { positions },
  }
}

/**
 * Returns the answers that are stored in columns of other names or formats, by the names of the form. Empty ones are ''. Reads
 * a birthday in the stored format and in that of the form.
 */
export function toRegistrationAnswers(entry: Entry) {
  const text = (column: string) => (typeof entry[column] === 'string' ? entry[column].trim() : '')
  return {
    firstName: text(COLUMNS.firstName),
    lastName: text(COLUMNS.lastName),
    email: text(COLUMNS.email),
    phoneNumber: text(COLUMNS.phoneNumber),
    dateOfBirth: toFormDay(text('dateOfBirth')),
    parentName: text('parentFirstName') && [text('parentFirstName'), text('parentLastName')].join(' ').trim(),
  }
}

/** Converts a birthday to the format of the form. Staff may enter it in the stored format or in that of the form. */
export function toFormDay(day: string): string {
  return STORED_DAY.test(day) ? fromIsoDate(day) : day
}

function toStored(answer: string, value: string | undefined): string | number | null {
  if (Object.hasOwn(RANGES, answer)) return Number(value)
  return value || !OPTIONAL.has(answer) ? (value ?? '') : null
}
