import type { FeesInCents } from './fee-amounts'
import { formatCents, startingTotalCents } from '@/lib/money'

/** The amounts of a fee box, as families read them. */
export type FeeAmounts = { monthly: string; registration: string; total: string }

/** Both fees and their sum. Null while staff have not set them: no page may promise $0.00. */
export function feeAmounts(fees: FeesInCents): FeeAmounts | null {
  const totalCents = startingTotalCents(fees)
  if (totalCents === 0) return null
  return {
    monthly: formatCents(fees.monthlyCents),
    registration: formatCents(fees.registrationCents),
    total: formatCents(totalCents),
  }
}
