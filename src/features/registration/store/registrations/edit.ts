import 'server-only'
import { fromIsoDate } from '@/lib/birthday'
import { asText, defineEditor } from '@/server/forms/editor'
import { registrationForm, tryoutForm } from './handlers'

const TRYOUT_FIELDS = [
  'playerFirstName',
  'playerLastName',
  'playerAge',
  'playerGrade',
  'parentName',
  'phoneNumber',
  'email',
  'experience',
] as const

/** Fields of the full form whose column has the same name. */
const SAME_FIELDS = [
  'currentGrade',
  'heightFeet',
  'heightInches',
  'weightLbs',
  'schoolName',
  'jerseyNumber',
  'previousExperience',
  'goals',
  'parentEmail',
  'emergencyContactName',
  'emergencyContactPhone',
  'highlightVideoUrl',
  'instagramHandle',
] as const

/** A family's tryout, filled in again. */
export const tryoutEditor = defineEditor(tryoutForm, (entry) => pick(entry, TRYOUT_FIELDS))

/** A family's full registration, filled in again. */
export const registrationEditor = defineEditor(registrationForm, (entry) => ({
  ...pick(entry, SAME_FIELDS),
  firstName: asText(entry.playerFirstName),
  lastName: asText(entry.playerLastName),
  email: asText(entry.playerEmail),
  dateOfBirth: fromIsoDate(asText(entry.dateOfBirth)),
  parentName: [entry.parentFirstName, entry.parentLastName].map(asText).join(' ').trim(),
  phoneNumber: asText(entry.parentPhone),
  positions: entry.positions as string[],
}))

function pick(entry: Record<string, unknown>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, asText(entry[field])]))
}
