/** What the references of pledges begin with. */
export const PLEDGE_PREFIX = 'PL'

/** What one pledge may promise by the form, in cents: a dollar to twenty-five thousand. For more, people call. */
export const PLEDGE_CENTS = { min: 100, max: 2_500_000 } as const

/** The choice among the levels for a custom amount. */
export const OTHER_AMOUNT = 'other'
