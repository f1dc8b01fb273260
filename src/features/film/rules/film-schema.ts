import { z } from 'zod'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'

// A film lasts four hours at most (collections/film/Films.ts); a second more is a mistake or worse.
const second = z
  .number()
  .min(0)
  .max(4 * 60 * 60)
const slug = z.string().max(120).regex(SLUG_SHAPE)

/** Opening a film in the dialog. */
export const openSchema = z.object({ film: slug, child: z.string().uuid().optional() })

/** Where a member is in a film, and what part was just seen. */
export const progressSchema = z
  .object({ film: slug, position: second, from: second, to: second })
  .refine(({ from, to }) => from <= to, 'What was seen must end after it begins.')

export type Progress = z.infer<typeof progressSchema>
