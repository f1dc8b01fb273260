import { formatCents } from '@/lib/money'

/** The unit of a program's price. */
export const PRICE_UNITS = { month: 'A month', hour: 'An hour' } as const

export type PriceUnit = keyof typeof PRICE_UNITS

/** The duration that identifies an hourly program among prices saved before units existed. */
const PER_HOUR = 'Per hour'

/** Returns the unit of a price without a selected one. */
export function unitFor(duration: unknown): PriceUnit {
  return duration === PER_HOUR ? 'hour' : 'month'
}

/** Formats the price of a program: '$199/month', '$99/hour'. */
export function priceLabel({ price, priceUnit }: { price: number; priceUnit: PriceUnit }): string {
  return `$${price.toLocaleString('en-US')}/${priceUnit}`
}

/**
 * Returns the exact amount billed for a program, when its card shows a rounded price: the monthly fee, or the lowest and the
 * highest hourly rate. Null until staff have set them.
 */
export function billedLabel(unit: PriceUnit, monthlyCents: number, hourlyCents: readonly number[]): string | null {
  if (unit === 'month') return monthlyCents > 0 ? `Billed at ${formatCents(monthlyCents)} a month.` : null
  if (hourlyCents.length === 0) return null
  const [low, high] = [Math.min(...hourlyCents), Math.max(...hourlyCents)]
  const range = low === high ? formatCents(low) : `${formatCents(low)} to ${formatCents(high)}`
  return `Billed at ${range} an hour.`
}
