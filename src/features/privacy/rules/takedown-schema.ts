import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { email, optionalLongText, optionalText, text } from '@/lib/validation'

const SLUG_MAX = 100

/** The target of a take-down request: a picture by its id, or a player's name by the slug of the player's page. */
export const takedownSchema = z.union([
  z.strictObject({ picture: z.uuid() }),
  z.strictObject({ player: text('There is no such player.', { max: SLUG_MAX }) }),
])

export type TakedownTarget = z.output<typeof takedownSchema>

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

/** The subjects of take-down entries. */
export const TAKEDOWN_SUBJECTS = { picture: 'Picture to take down', player: 'Name to take down' } as const

/**
 * The limits for take-down requests that take effect at once. They allow for a family with an album full of its child and for a
 * busy evening, but keep a prankster from emptying a page. Further requests are stored for a decision by staff.
 */
export const HIDES_AT_ONCE = {
  aNetwork: { points: 12, minutes: 24 * 60 },
  together: { points: 40, minutes: 60 },
} as const
