import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { POSITIONS, RANGES, TRYOUT_AGE } from '@/lib/player-options'
import { birthday, email, optionalLongText, optionalText, phone, text, wholeNumber } from '@/lib/validation'
import { GRADES } from './registration-options'

const JERSEY_MAX = 10

const AGE_MESSAGE = "Please enter player's age."
const AGE_RANGE_MESSAGE = `Please enter an age from ${TRYOUT_AGE.min} to ${TRYOUT_AGE.max}.`
const WHOLE_NUMBER = /^\d+$/
const GRADE_MESSAGE = "Please select player's grade."
const BIRTHDAY_REQUIRED = 'Date of birth is required'
const BIRTHDAY_INVALID = 'Please enter a valid date of birth'

/** The rules of the tryout form, shared by browser, server and tests. */
export const tryoutSchema = z.strictObject({
  playerFirstName: text('First name must be at least 2 characters.', { min: 2 }),
  playerLastName: text('Last name must be at least 2 characters.', { min: 2 }),
  playerAge: z
    .string(AGE_MESSAGE)
    .trim()
    .refine((age) => WHOLE_NUMBER.test(age), { error: AGE_MESSAGE, abort: true })
    .refine(isPlayerAge, AGE_RANGE_MESSAGE),
  playerGrade: z.string(GRADE_MESSAGE).refine((grade) => GRADES.includes(grade), GRADE_MESSAGE),
  parentName: text('Parent/guardian name is required.', { min: 2 }),
  phoneNumber: phone('Please enter a valid phone number.'),
  email: email('Please enter a valid email address.'),
  experience: optionalLongText(LIMITS.text),
  // Set by an event page: the event and its day. Families do not enter these values, so invalid ones never cause an error.
  eventSlug: z.string().max(LIMITS.line).optional().catch(undefined),
  eventDay: z.string().max(LIMITS.phone).optional().catch(undefined),
})

/** The full player registration. Errors are listed in the order of these fields, which is that of the form. */
export const registrationSchema = z.strictObject({
  firstName: text('First name is required'),
  lastName: text('Last name is required'),
  dateOfBirth: birthday(BIRTHDAY_REQUIRED, BIRTHDAY_INVALID),
  currentGrade: ranged('currentGrade'),
  heightFeet: ranged('heightFeet'),
  heightInches: ranged('heightInches'),
  weightLbs: ranged('weightLbs'),
  schoolName: text('School name is required', { max: LIMITS.line }),
  email: email('Invalid email address'),
  positions: z
    .array(z.enum(POSITIONS, 'Choose positions from the list'), 'At least one position is required')
    .min(1, 'At least one position is required')
    .max(POSITIONS.length, 'Choose each position once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each position once'),
  jerseyNumber: optionalText(JERSEY_MAX),
  previousExperience: optionalLongText(LIMITS.text),
  goals: optionalLongText(LIMITS.text),
  parentName: text('Parent/guardian name is required'),
  parentEmail: email('Invalid email address'),
  phoneNumber: phone('Phone number must be at least 10 digits'),
  emergencyContactName: text('Emergency contact name is required'),
  emergencyContactPhone: phone('Emergency contact phone must be at least 10 digits'),
  highlightVideoUrl: optionalText(LIMITS.line),
  instagramHandle: optionalText(LIMITS.name),
})

export type TryoutInput = z.input<typeof tryoutSchema>
/** The fields of the tryout form that a family fills in. */
export type TryoutAnswers = Omit<TryoutInput, 'eventSlug' | 'eventDay'>
export type TryoutValues = z.output<typeof tryoutSchema>
export type RegistrationInput = z.input<typeof registrationSchema>
export type RegistrationValues = z.output<typeof registrationSchema>

function ranged(field: keyof typeof RANGES) {
  const { label, min, max } = RANGES[field]
  return wholeNumber(label, min, max)
}

function isPlayerAge(value: string): boolean {
  return Number(value) >= TRYOUT_AGE.min && Number(value) <= TRYOUT_AGE.max
}
