import { z } from 'zod'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'

// Films last four hours at most (collections/film/Films.ts); a larger value is an error or an attack.
const second = z
  .number()
  .min(0)
  .max(4 * 60 * 60)
const slug = z.string().max(120).regex(SLUG_SHAPE)

/** The request body to open a film in the dialog. */
export const openSchema = z.object({ film: slug, child: z.string().uuid().optional() })

/** A member's position in a film, and the part just watched. */
export const progressSchema = z
  .object({ film: slug, position: second, from: second, to: second })
  .refine(({ from, to }) => from <= to, 'What was seen must end after it begins.')

export type Progress = z.infer<typeof progressSchema>
