import type { GivingLevel } from '@/payload-types'

/** A level as shown in the form. */
export type Level = { amountCents: number; name: string; text: string }

/** Returns the levels with the names used on one page. */
export function toLevels(levels: readonly GivingLevel[], page: 'fundraiser' | 'donation'): Level[] {
  return levels.map(({ amountCents, ...names }) => ({
    amountCents,
    name: page === 'fundraiser' ? names.fundraiserName : names.donationName,
    text: page === 'fundraiser' ? names.fundraiserText : names.donationText,
  }))
}
