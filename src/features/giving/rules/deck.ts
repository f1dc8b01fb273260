import { formatDollars } from '@/lib/money'

/** The figures of the deck, as staff enter them. Money in cents. */
export type DeckFigures = {
  areaSf: number
  leaseCents: number
  statedRevenueCents: number
  streams: Stream[]
  statedOverheadCents: number
  costs: Amount[]
  funds: Amount[]
  breakEvenFrom: number
  breakEvenTo: number
  rampPercent: number
  rampMonths: number
  askCents: number
  equityPercent: number
  valuationCents: number
  basis: 'pre-money' | 'post-money'
  issuer: string
  isOfferShown: boolean
  years: Year[]
}

export type Amount = { name: string; cents: number }
export type Year = { revenueCents: number; profitCents: number; isOpenEnded: boolean }
export type Control = 'memberships' | 'rentals' | 'tournaments'
export type Stream = Amount & { isOpen: boolean; control: Control | null; units: number; unitCents: number }

const VISIBLE_MONTHS = 24

/** Returns the sum of the rows. */
export function total(rows: readonly Amount[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

/** Returns the percentage of a part with one decimal; 0 when the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0
}

/** Returns the rent per square foot and year, in cents. */
export function rentPerSfCents({ leaseCents, areaSf }: Pick<DeckFigures, 'leaseCents' | 'areaSf'>): number {
  return areaSf > 0 ? Math.round((leaseCents * 12) / areaSf) : 0
}

/** Returns revenue by month while occupancy rises linearly from the first month's share to 100 percent. */
export function revenueByMonth(fullCents: number, rampPercent: number, rampMonths: number): number[] {
  return Array.from({ length: VISIBLE_MONTHS }, (_, index) => {
    const share = rampMonths > 1 ? Math.min(1, index / (rampMonths - 1)) : 1
    return Math.round(fullCents * (rampPercent / 100 + (1 - rampPercent / 100) * share))
  })
}

/** Returns the first month whose revenue covers the costs, counted from 1; null when no listed month does. */
export function breakEvenMonth(revenue: readonly number[], overheadCents: number): number | null {
  const index = revenue.findIndex((cents) => cents >= overheadCents)
  return index < 0 ? null : index + 1
}

/** Lists inconsistencies as sentences for staff. Visitors never see them. */
export function listContradictions(deck: DeckFigures): string[] {
  return [...revenueNotes(deck), ...overheadNotes(deck), ...offerNotes(deck)]
}

function revenueNotes(deck: DeckFigures): string[] {
  const sum = total(deck.streams)
  const open = deck.streams.filter(({ isOpen }) => isOpen)
  const [first] = deck.years
  return [
    ...(sum !== deck.statedRevenueCents
      ? [
          `The revenue streams add up to ${formatDollars(sum)}, but ${formatDollars(deck.statedRevenueCents)} is stated elsewhere.`,
        ]
      : []),
    ...open.map(
      ({ name, cents }) => `“${name}”, ${formatDollars(cents)} a month, is not itemized: say what it is made of.`,
    ),
    ...deck.streams
      .filter(({ control, units, unitCents, cents }) => control && units * unitCents !== cents)
      .map(
        (row) =>
          `“${row.name}”: ${row.units} times ${formatDollars(row.unitCents)} is not ${formatDollars(row.cents)}.`,
      ),
    ...(first && sum * 12 !== first.revenueCents
      ? [
          `${formatDollars(sum)} a month is ${formatDollars(sum * 12)} a year; the goal for the first year is ${formatDollars(first.revenueCents)}.`,
        ]
      : []),
  ]
}

function overheadNotes(deck: DeckFigures): string[] {
  const overhead = total(deck.costs)
  const [first] = deck.years
  const month = breakEvenMonth(revenueByMonth(total(deck.streams), deck.rampPercent, deck.rampMonths), overhead)
  const isInside = month !== null && month >= deck.breakEvenFrom && month <= deck.breakEvenTo
  return [
    ...(overhead !== deck.statedOverheadCents
      ? [
          `The costs add up to ${formatDollars(overhead)}, but ${formatDollars(deck.statedOverheadCents)} is stated elsewhere.`,
        ]
      : []),
    ...(first && first.revenueCents - overhead * 12 < first.profitCents
      ? [
          `Overhead is ${formatDollars(overhead * 12)} a year: with ${formatDollars(first.revenueCents)} of revenue the first year cannot earn ${formatDollars(first.profitCents)}.`,
        ]
      : []),
    ...(isInside
      ? []
      : [
          `Break-even is stated in ${deck.breakEvenFrom}-${deck.breakEvenTo} months; the chart reaches it ${month === null ? 'never' : `in month ${month}`}.`,
        ]),
  ]
}

function offerNotes(deck: DeckFigures): string[] {
  const funds = total(deck.funds)
  const after = deck.basis === 'pre-money' ? deck.valuationCents + deck.askCents : deck.valuationCents
  const share = percentOf(deck.askCents, after)
  return [
    ...(funds !== deck.askCents
      ? [`The uses add up to ${formatDollars(funds)}, but ${formatDollars(deck.askCents)} is sought.`]
      : []),
    ...(share !== deck.equityPercent
      ? [
          `${formatDollars(deck.askCents)} at ${formatDollars(deck.valuationCents)} ${deck.basis} buys ${share}%, not ${deck.equityPercent}%.`,
        ]
      : []),
  ]
}
