import { formatCents, startingTotalCents } from '@/lib/money'

type Fees = { monthlyCents?: number | null; registrationCents?: number | null; formerFees?: unknown }

const KEPT = 12

/** Returns the former fees that no current fee equals, in cents, the latest first. */
export function formerAmounts(before: Fees, after: Fees): number[] {
  const current = amountsOf(after)
  const former = [...amountsOf(before), ...readFormer(before.formerFees)]
  return [...new Set(former)].filter((cents) => !current.includes(cents)).slice(0, KEPT)
}

/** Parses stored amounts, formatted '19999,39998'; none when the value is empty. */
export function readFormer(stored: unknown): number[] {
  const amounts = typeof stored === 'string' ? stored.split(',').map(Number) : []
  return amounts.filter((cents) => cents > 0)
}

/** Returns whether a text contains an amount, with cents or in whole dollars: '$199.99', '$199/month'. */
export function namesAmount(text: string, cents: number): boolean {
  return amountPattern(cents).test(text)
}

/** Returns the beginning of an amount in a text, for searching. */
export function wholeDollars(cents: number): string {
  return formatCents(cents).replace(/\.\d\d$/, '')
}

function amountPattern(cents: number): RegExp {
  const [dollars = '', rest = ''] = formatCents(cents).replace('$', '').split('.')
  const plain = dollars.replaceAll(',', ',?')
  return new RegExp(`\\$${plain}(\\.${rest})?(?![\\d]|[.,]\\d)`)
}

function amountsOf(fees: Fees): number[] {
  const { monthlyCents, registrationCents } = fees
  return [monthlyCents, registrationCents, startingTotalCents(fees)].filter((cents): cents is number => Boolean(cents))
}
