import * as z from 'zod'
import { text } from '@/lib/validation'

/** The maximum length of a member's name in the collection. */
const NAME_MAX = 60

/** The contact data that parents may change here. */
export const contactSchema = z.object({ name: text('Please enter your name.', { max: NAME_MAX }) })
