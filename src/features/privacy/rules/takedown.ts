import * as z from 'zod'
import type { StaffRole } from '@/lib/roles'

/** The target of a take-down request: an entry of the inbox, a picture or a player. */
export type TakedownPlace = 'entry' | 'picture' | 'player'

/** hidden: automatically, without a decision; waiting: still shown; away and back: decided by staff. */
export type TakedownState = 'hidden' | 'waiting' | 'away' | 'back'

export const TAKEDOWN_LABELS: Record<TakedownState, string> = {
  hidden: 'Someone asked to take this down. The site hides it until you decide.',
  waiting: 'Someone asked to take this down. It is still on the site until you decide.',
  away: 'You keep this away from the site.',
  back: 'You looked at this and left it on the site. Another request will not hide it before you decide.',
}

/** Who decides about what, besides admins: editors and the registrar about pictures, the registrar about names on the site. */
export const TAKEDOWN_ROLES: Record<'picture' | 'player', readonly StaffRole[]> = {
  picture: ['registrar', 'editor'],
  player: ['registrar'],
}

export const takedownDecision = z.strictObject({
  kind: z.enum(['picture', 'player']),
  id: z.uuid('There is nothing to decide.'),
  decision: z.enum(['away', 'back']),
})

export type TakedownDecision = z.output<typeof takedownDecision>
