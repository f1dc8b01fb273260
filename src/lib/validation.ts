import * as z from 'zod'
import { arizonaToday, tidyBirthday, toIsoDate } from './birthday'
import { LIMITS } from './limits'
import { visibleText } from './visible-text'

const PHONE_MIN_CHARACTERS = 10
const PHONE_MIN_DIGITS = 7
const MAX_AGE_YEARS = 100

// No keyboard makes NUL or half a character, and Postgres takes neither: a program sent them, and is told so.
const UNPRINTABLE = /\0|\p{Surrogate}/u

/**
 * A trimmed line or text of `min` to `max` characters, without those that nobody sees; anything too short, missing or not
 * text gets `message`.
 */
export function text(message: string, { min = 1, max = LIMITS.name }: { min?: number; max?: number } = {}) {
  return z
    .string(message)
    .overwrite(visibleText)
    .trim()
    .min(min, message)
    .max(max, `Please use at most ${max} characters.`)
    .refine((value) => !UNPRINTABLE.test(value), 'Please remove the invisible characters from this field.')
}

/** A text that may be left out; empty becomes the empty string. */
export function optionalText(max: number) {
  return text('Please enter text.', { min: 0, max }).optional().default('')
}

/** An e-mail address with the form's own message. */
export function email(message: string) {
  return z.string(message).overwrite(visibleText).trim().max(LIMITS.email, message).pipe(z.email(message))
}

/** A phone number: at least 10 characters after trimming, of which at least 7 are digits. */
export function phone(message: string) {
  return text(message, { min: PHONE_MIN_CHARACTERS, max: LIMITS.phone }).refine(
    (value) => value.replace(/\D/g, '').length >= PHONE_MIN_DIGITS,
    message,
  )
}

/** A whole number typed into a form; numbers from JSON callers are welcome too. Empty and out of range differ. */
export function wholeNumber(label: string, min: number, max: number) {
  const required = `${label} is required`
  return z
    .union([z.string(), z.number()], required)
    .transform((value) => visibleText(String(value)).trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .refine((value) => isWholeWithin(value, min, max), `${label} must be between ${min} and ${max}`),
    )
}

/** A birthday in one of the usual ways, brought to MM/DD/YYYY: a real date, not to come, not over a century ago. */
export function birthday(required: string, invalid: string) {
  return z
    .string(invalid)
    .overwrite(visibleText)
    .trim()
    .min(1, required)
    .transform(tidyBirthday)
    .refine(isPlausibleBirthday, invalid)
}

function isWholeWithin(value: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max
}

function isPlausibleBirthday(value: string): boolean {
  const iso = toIsoDate(value)
  if (!iso) return false
  const today = arizonaToday()
  const oldest = `${Number(today.slice(0, 4)) - MAX_AGE_YEARS}${today.slice(4)}`
  return iso <= today && iso >= oldest
}
