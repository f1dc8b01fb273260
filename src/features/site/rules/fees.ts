import type { FeesInCents } from './fee-amounts'
import { formatCents, startingTotalCents } from '@/lib/money'

/** The formatted amounts of a fee box. */
export type FeeAmounts = { monthly: string; registration: string; total: string }

/** Formats both fees and their sum. Null until staff have set them, because no page may show $0.00. */
export function feeAmounts(fees: FeesInCents): FeeAmounts | null {
  const totalCents = startingTotalCents(fees)
  if (totalCents === 0) return null
  return {
    monthly: formatCents(fees.monthlyCents),
    registration: formatCents(fees.registrationCents),
    total: formatCents(totalCents),
  }
}
