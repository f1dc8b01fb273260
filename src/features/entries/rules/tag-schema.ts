import * as z from 'zod'
import { TAG_MAX } from './tags'

/** One tag: a few words for staff, never about a family's health or money. Stored in lower case with single spaces. */
export const tagSchema = z
  .string('Type a tag.')
  .transform((input) => input.trim().replace(/\s+/g, ' ').toLowerCase())
  .pipe(z.string().min(1, 'Type a tag.').max(TAG_MAX, `A tag has at most ${TAG_MAX} characters.`))
