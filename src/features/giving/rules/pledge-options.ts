/** What the references of pledges begin with. */
export const PLEDGE_PREFIX = 'PL'

/** What one pledge may promise by the form, in cents: a dollar to twenty-five thousand. For more, people call. */
export const PLEDGE_CENTS = { min: 100, max: 2_500_000 } as const

/** Stands for an amount of the giver's own among the levels. */
export const OTHER_AMOUNT = 'other'
