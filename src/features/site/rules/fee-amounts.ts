import { formatCents, startingTotalCents } from '@/lib/money'

/** The fees set by staff; totals are computed. */
export type FeesInCents = { monthlyCents: number; registrationCents: number }

/** Fills the current fees into a text, so that no amount is written twice. */
export function withAmounts(text: string, fees: FeesInCents): string {
  return text
    .replaceAll('{monthly}', () => formatCents(fees.monthlyCents))
    .replaceAll('{registration}', () => formatCents(fees.registrationCents))
    .replaceAll('{total}', () => formatCents(startingTotalCents(fees)))
}
