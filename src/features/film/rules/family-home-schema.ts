import * as z from 'zod'
import { text } from '@/lib/validation'

/** As long as the collection lets a member's name be. */
const NAME_MAX = 60

/** What parents may change of themselves here. */
export const contactSchema = z.object({ name: text('Please enter your name.', { max: NAME_MAX }) })
