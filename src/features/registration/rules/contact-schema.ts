import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { email, text } from '@/lib/validation'

/** The contact form of the home page. */
export const contactSchema = z.strictObject({
  name: text('Please enter your name.'),
  email: email('Please enter a valid email address.'),
  message: text('Please write a message.', { max: LIMITS.text }),
})

export type ContactValues = z.output<typeof contactSchema>
