import { formatCents } from '@/lib/money'

/** What the price of a program is for. */
export const PRICE_UNITS = { month: 'A month', hour: 'An hour' } as const

export type PriceUnit = keyof typeof PRICE_UNITS

/** The duration of a program that is paid by the hour, before prices had a unit. */
const PER_HOUR = 'Per hour'

/** The unit of a price for which none was chosen. */
export function unitFor(duration: unknown): PriceUnit {
  return duration === PER_HOUR ? 'hour' : 'month'
}

/** What a program costs, as families read it: '$199/month', '$99/hour'. */
export function priceLabel({ price, priceUnit }: { price: number; priceUnit: PriceUnit }): string {
  return `$${price.toLocaleString('en-US')}/${priceUnit}`
}

/**
 * What is billed for a program in the end, where the price on its card is a round figure: the monthly fee, or the lowest
 * and the highest rate of an hour. Null while staff have not set them.
 */
export function billedLabel(unit: PriceUnit, monthlyCents: number, hourlyCents: readonly number[]): string | null {
  if (unit === 'month') return monthlyCents > 0 ? `Billed at ${formatCents(monthlyCents)} a month.` : null
  if (hourlyCents.length === 0) return null
  const [low, high] = [Math.min(...hourlyCents), Math.max(...hourlyCents)]
  const range = low === high ? formatCents(low) : `${formatCents(low)} to ${formatCents(high)}`
  return `Billed at ${range} an hour.`
}
