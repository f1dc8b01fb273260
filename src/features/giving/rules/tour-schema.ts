import * as z from 'zod'
import { isDay, toDay } from '@/lib/dates'
import { LIMITS } from '@/lib/limits'
import { email, optionalText, text } from '@/lib/validation'
import { TOUR_TIME } from './tour-options'

const DAY_REQUIRED = 'Preferred date is required'
const EMAIL_REQUIRED = 'Email is required'

/** The tour form: a day from today on in the academy's time zone, and optionally one of the offered times. */
export const tourSchema = z.strictObject({
  name: text('Name is required'),
  email: z.string(EMAIL_REQUIRED).trim().min(1, EMAIL_REQUIRED).pipe(email('Invalid email address')),
  phone: optionalText(LIMITS.phone),
  company: optionalText(LIMITS.name),
  date: z
    .string(DAY_REQUIRED)
    .trim()
    .min(1, DAY_REQUIRED)
    .refine((day) => day === '' || (isDay(day) && day >= toDay(new Date())), 'Date must be today or later'),
  time: z
    .string()
    .refine((time) => time === '' || TOUR_TIME.test(time), 'Please choose one of the times.')
    .nullish()
    .transform((time) => time ?? ''),
})

export type TourInput = z.input<typeof tourSchema>
export type TourValues = z.output<typeof tourSchema>
