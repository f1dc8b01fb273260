import { formatCents, startingTotalCents } from '@/lib/money'

/** The fees that staff keep; totals are computed. */
export type FeesInCents = { monthlyCents: number; registrationCents: number }

/** A text with the amounts that staff keep under Fees, so that no amount is typed twice. */
export function withAmounts(text: string, fees: FeesInCents): string {
  return text
    .replaceAll('{monthly}', () => formatCents(fees.monthlyCents))
    .replaceAll('{registration}', () => formatCents(fees.registrationCents))
    .replaceAll('{total}', () => formatCents(startingTotalCents(fees)))
}
