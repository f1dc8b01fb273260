import { pluralize, spellNumber } from '@/lib/counts'
import { formatCents, startingTotalCents } from '@/lib/money'
import type { FeesInCents } from './fee-amounts'

/** An amount that pages name, by its placeholder. */
export type FeeName = 'monthly' | 'registration' | 'total'

/** A page that names fee amounts. */
export type FeePage = { title: string; path: string; names: FeeName[] }

/** An amount before and after a change. `more` is negative when it decreases. */
export type FeeChange = { name: FeeName; before: number; after: number; more: number; percent: number | null }

export const FEE_LABELS: Record<FeeName, string> = {
  monthly: 'Monthly fee',
  registration: 'Registration fee',
  total: 'Total to get started',
}
const NAMES: readonly FeeName[] = ['monthly', 'registration', 'total']

/** Lists the amounts that differ. */
export function listFeeChanges(before: FeesInCents, after: FeesInCents): FeeChange[] {
  const [old, next] = [amountsOf(before), amountsOf(after)]
  return NAMES.filter((name) => old[name] !== next[name]).map((name) => {
    const more = next[name] - old[name]
    const percent = old[name] > 0 ? Math.round((more / old[name]) * 1000) / 10 : null
    return { name, before: old[name], after: next[name], more, percent }
  })
}

/** Returns the amounts that a text contains as placeholders. */
export function namesIn(text: string): FeeName[] {
  return NAMES.filter((name) => text.includes(`{${name}}`))
}

/** Returns the pages that name one of the changed amounts. */
export function affectedPages(changes: readonly FeeChange[], pages: readonly FeePage[]): FeePage[] {
  const changed = new Set(changes.map(({ name }) => name))
  return pages.filter(({ names }) => names.some((name) => changed.has(name)))
}

/** Returns the confirmation question: 'Change what six places say?'. */
export function confirmationQuestion(count: number): string {
  return `Change what ${spellNumber(count)} ${pluralize(count, 'place says', 'places say')}?`
}

/** Formats the difference: 'More $10.00, 5 %'. */
export function describeDifference({ more, percent }: FeeChange): string {
  const share = percent === null ? '' : `, ${Math.abs(percent)} %`
  return `${more > 0 ? 'More' : 'Less'} ${formatCents(Math.abs(more))}${share}`
}

function amountsOf(fees: FeesInCents): Record<FeeName, number> {
  return { monthly: fees.monthlyCents, registration: fees.registrationCents, total: startingTotalCents(fees) }
}
