import type { GivingLevel } from '@/payload-types'
import type { Level } from './LevelChoice'

/** The levels under the names of one page. */
export function toLevels(levels: readonly GivingLevel[], page: 'fundraiser' | 'donation'): Level[] {
  return levels.map(({ amountCents, ...names }) => ({
    amountCents,
    name: page === 'fundraiser' ? names.fundraiserName : names.donationName,
    text: page === 'fundraiser' ? names.fundraiserText : names.donationText,
  }))
}
