import { formatCents, startingTotalCents } from '@/lib/money'

type FeesInCents = { monthlyCents: number; registrationCents: number }

/** An answer with the amounts that staff keep under Fees, so that no amount is typed twice. */
export function withAmounts(answer: string, fees: FeesInCents): string {
  return answer
    .replaceAll('{monthly}', () => formatCents(fees.monthlyCents))
    .replaceAll('{registration}', () => formatCents(fees.registrationCents))
    .replaceAll('{total}', () => formatCents(startingTotalCents(fees)))
}
