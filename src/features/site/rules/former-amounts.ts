import { formatCents, startingTotalCents } from '@/lib/money'

type Fees = { monthlyCents?: number | null; registrationCents?: number | null; formerFees?: unknown }

const KEPT = 12

/** The amounts that were fees once and are none now, in cents, the latest first. */
export function formerAmounts(before: Fees, after: Fees): number[] {
  const current = amountsOf(after)
  const former = [...amountsOf(before), ...readFormer(before.formerFees)]
  return [...new Set(former)].filter((cents) => !current.includes(cents)).slice(0, KEPT)
}

/** Stored amounts, written '19999,39998'; none where nothing was stored. */
export function readFormer(stored: unknown): number[] {
  const amounts = typeof stored === 'string' ? stored.split(',').map(Number) : []
  return amounts.filter((cents) => cents > 0)
}

/** Whether a text names an amount, to the cent or in whole dollars: '$199.99', '$199/month'. */
export function namesAmount(text: string, cents: number): boolean {
  return amountPattern(cents).test(text)
}

/** How an amount begins in a text, to look for it. */
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
