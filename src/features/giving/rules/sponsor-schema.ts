import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { email, optionalLongText, optionalText, text } from '@/lib/validation'

/** The sponsor form. Packages may change, so the chosen one is stored by name. */
export const sponsorSchema = z.strictObject({
  company: text('Please enter your company or organization.'),
  name: text('Please enter your name.'),
  email: email('Please enter a valid email address.'),
  phone: optionalText(LIMITS.phone),
  package: text('Please choose a package, or that we talk first.', { max: 60 }),
  message: optionalLongText(LIMITS.text),
})

export type SponsorInput = z.input<typeof sponsorSchema>
export type SponsorValues = z.output<typeof sponsorSchema>
