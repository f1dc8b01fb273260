import type { GivingLevel } from '@/payload-types'

/** A level as the form shows it. */
export type Level = { amountCents: number; name: string; text: string }

/** The levels under the names of one page. */
export function toLevels(levels: readonly GivingLevel[], page: 'fundraiser' | 'donation'): Level[] {
  return levels.map(({ amountCents, ...names }) => ({
    amountCents,
    name: page === 'fundraiser' ? names.fundraiserName : names.donationName,
    text: page === 'fundraiser' ? names.fundraiserText : names.donationText,
  }))
}
