/** The prefix of pledge references. */
export const PLEDGE_PREFIX = 'PL'

/** The minimum and maximum amount of a pledge in the form, in cents: $1 to $25,000. Larger gifts are arranged by phone. */
export const PLEDGE_CENTS = { min: 100, max: 2_500_000 } as const

/** The value of the radio option for a custom amount. */
export const OTHER_AMOUNT = 'other'
