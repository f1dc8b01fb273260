import * as z from 'zod'
import { arizonaToday, tidyBirthday, toIsoDate } from './birthday'
import { LIMITS } from './limits'
import { visibleText } from './visible-text'

const PHONE_MIN_CHARACTERS = 10
const PHONE_MIN_DIGITS = 7
const MAX_AGE_YEARS = 100

// No keyboard produces NUL or a lone surrogate, and PostgreSQL rejects both. They come from programs, which get an error.
const UNPRINTABLE = /\0|\p{Surrogate}/u
/** Private-use characters without a defined meaning, and many combining marks on one letter, which disguise a text. */
const UNREADABLE = /\p{Private_Use}|\p{Mark}{5}/u
const LINE_BREAK = /[\t\r\n]/

type Size = { min?: number; max?: number }

/**
 * A single trimmed line of `min` to `max` characters, without invisible ones; a value that is too short, missing or not a
 * string gets `message`. Line breaks are rejected, because the text is used in mail subjects and mails.
 */
export function text(message: string, size: Size = {}) {
  return longText(message, size).refine((value) => !LINE_BREAK.test(value), 'Please use one line only.')
}

/** Like {@link text}, with any number of lines. */
export function longText(message: string, { min = 1, max = LIMITS.name }: Size = {}) {
  return z
    .string(message)
    .overwrite(visibleText)
    .trim()
    .min(min, message)
    .max(max, `Please use at most ${max} characters.`)
    .refine((value) => !UNPRINTABLE.test(value), 'Please remove the invisible characters from this field.')
    .refine((value) => !UNREADABLE.test(value), 'Please remove the unusual characters from this field.')
}

/** An optional line; an empty one becomes the empty string. */
export function optionalText(max: number) {
  return text('Please enter text.', { min: 0, max }).optional().default('')
}

/** Like {@link optionalText}, with any number of lines. */
export function optionalLongText(max: number) {
  return longText('Please enter text.', { min: 0, max }).optional().default('')
}

/** An e-mail address with the form's own error message. */
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

/** A whole number entered into a form; JSON clients may send numbers. Empty and out of range have different messages. */
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

/** A birthday in a common format, normalized to MM/DD/YYYY: an existing date, not in the future, at most a century ago. */
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
