const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as US dollars with two decimals: 19999 is $199.99. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100)
}

/** What a family pays to begin, in cents: the first month and the registration fee. */
export function startingTotalCents(fees: { monthlyCents?: number | null; registrationCents?: number | null }): number {
  return (fees.monthlyCents ?? 0) + (fees.registrationCents ?? 0)
}
