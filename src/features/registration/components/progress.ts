import type { RegistrationInput } from '../rules/registration-schema'

export type SectionState = 'empty' | 'begun' | 'wrong' | 'done'

type Field = keyof RegistrationInput

/** The four parts of the full form with their required fields. */
export const SECTIONS: readonly { title: string; required: readonly Field[] }[] = [
  {
    title: 'The player',
    required: [
      'firstName',
      'lastName',
      'dateOfBirth',
      'currentGrade',
      'heightFeet',
      'heightInches',
      'weightLbs',
      'schoolName',
      'email',
    ],
  },
  { title: 'On the court', required: ['positions'] },
  { title: 'Parent or guardian', required: ['parentName', 'parentEmail', 'phoneNumber'] },
  { title: 'Emergency contact', required: ['emergencyContactName', 'emergencyContactPhone'] },
]

/** Returns 'wrong' while a required field has an error, and 'done' when all required fields are filled in. */
export function sectionState(
  values: Partial<RegistrationInput>,
  wrong: readonly string[],
  required: readonly Field[],
): SectionState {
  if (required.some((field) => wrong.includes(field))) return 'wrong'
  const answered = required.filter((field) => isAnswered(values[field]))
  if (answered.length === required.length) return 'done'
  return answered.length > 0 ? 'begun' : 'empty'
}

function isAnswered(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && String(value).trim() !== ''
}
