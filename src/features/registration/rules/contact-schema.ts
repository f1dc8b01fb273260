import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { email, longText, text } from '@/lib/validation'

/** The contact form of the home page. */
export const contactSchema = z.strictObject({
  name: text('Please enter your name.'),
  email: email('Please enter a valid email address.'),
  message: longText('Please write a message.', { max: LIMITS.text }),
})

export type ContactValues = z.output<typeof contactSchema>
