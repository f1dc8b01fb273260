import { formatNumber } from './counts'

/** From this amount, in cents, donors need a written acknowledgment for a tax deduction (IRS publication 1771). */
export const LETTER_FROM_CENTS = 25_000

/** Formats cents as US dollars with two decimals: 19999 is $199.99. */
export function formatCents(cents: number): string {
  const [dollars = '', rest] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}$${formatNumber(Number(dollars))}.${rest}`
}

const DOLLARS = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/

/** Parses an entered amount to cents: "75", "199.99", "$1,250.50". Returns null when it is invalid. */
export function readDollars(input: string): number | null {
  const [whole, dollars, cents = ''] = DOLLARS.exec(input.trim()) ?? []
  return whole === undefined ? null : Number(dollars!.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Returns the initial cost for a family, in cents: the first month and the registration fee. */
export function startingTotalCents(fees: { monthlyCents?: number | null; registrationCents?: number | null }): number {
  return (fees.monthlyCents ?? 0) + (fees.registrationCents ?? 0)
}

/** Formats cents as US dollars, with decimals only when needed: 1500000 is $15,000, 2550 is $25.50. */
export function formatDollars(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '')
}

/** Formats large amounts in short: 30000000 is $300K, 150000000 is $1.5M. */
export function formatShort(cents: number): string {
  const thousands = cents / 100_000
  if (thousands >= 1000) return `$${trim(thousands / 1000)}M`
  return thousands >= 1 ? `$${trim(thousands)}K` : formatDollars(cents)
}

function trim(value: number): string {
  return String(Math.round(value * 100) / 100)
}
