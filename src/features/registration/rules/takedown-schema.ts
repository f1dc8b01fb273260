import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { email, optionalLongText, optionalText } from '@/lib/validation'

const SLUG_MAX = 100

/** What a visitor wants off the site: a picture by its id, or a player's name by the address of its page. */
export const takedownSchema = z.union([
  z.strictObject({ picture: z.uuid() }),
  z.strictObject({ player: z.string().min(1).max(SLUG_MAX) }),
])

export type Asked = z.output<typeof takedownSchema>

/** Optional details to add afterwards. */
export const takedownMoreSchema = z.strictObject({
  name: optionalText(LIMITS.name),
  email: z
    .union([z.literal(''), email('Please check the address: it has an @. You may also leave it empty.')])
    .default(''),
  reason: optionalLongText(LIMITS.text),
})

/** Shown when no name was given. */
export const ANONYMOUS_VISITOR = 'A visitor'
export const NO_REASON = 'No reason was given.'

/** What an entry is about that asks for something to be taken down. */
export const TAKEDOWN_SUBJECTS = { picture: 'Picture to take down', player: 'Name to take down' } as const

/**
 * How much requests hide by themselves. A family with an album full of its child has room, and so has a busy evening;
 * a prankster cannot empty a page. What goes beyond is stored, and staff decide.
 */
export const HIDES_AT_ONCE = {
  aNetwork: { points: 12, minutes: 24 * 60 },
  together: { points: 40, minutes: 60 },
} as const
