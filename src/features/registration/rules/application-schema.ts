import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { email, longText, optionalText, phone, text } from '@/lib/validation'
import { APPLICATION_GRADES } from './application-options'

/** The application to the advanced academy. Errors are listed in the order of these fields, which is that of the form. */
export const applicationSchema = z.strictObject({
  fullName: text("Please enter the player's full name.", { min: 2 }),
  grade: z.enum(APPLICATION_GRADES, "Please select player's grade."),
  email: email('Please enter a valid email address.'),
  phone: phone('Please enter a valid phone number.'),
  whyJoin: longText('Please write a few words about why the player wants to join.', { max: LIMITS.text }),
  instagram: optionalText(LIMITS.name),
})

export type ApplicationInput = z.input<typeof applicationSchema>
export type ApplicationValues = z.output<typeof applicationSchema>
