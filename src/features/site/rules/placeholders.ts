import { withAmounts, type FeesInCents } from './fee-amounts'
import { formatAges } from './stage-ages'

/** The values of the placeholders, set by staff. */
export type SiteFacts = Readonly<{
  fees: FeesInCents
  /** The age text of each stage. */
  stages: readonly string[]
  hours: readonly { days: string; times: string }[]
}>

/** The fields that support placeholders; an asterisk is a row of a list. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  posts: ['content'],
  faqs: ['answer', 'figure'],
  'home-page': ['hero.facts.*.value'],
}

/** Returns whether a field supports placeholders. @param kind the collection or global */
export function fillsPlaceholders(kind: string, path: readonly string[]): boolean {
  const field = path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('.')
  return FILLED[kind]?.includes(field) ?? false
}

/** Fills in the amounts, ages and hours: {monthly}, {registration}, {total}, {ages} and {hours}. */
export function withFacts(text: string, { fees, stages, hours }: SiteFacts): string {
  if (!text.includes('{')) return text
  return withAmounts(text, fees)
    .replaceAll('{ages}', (placeholder) => formatAges(stages) || placeholder)
    .replaceAll('{hours}', (placeholder) => formatOpeningHours(hours) || placeholder)
}

/** Fills the placeholders into a stored rich text. */
export function withFactsInside<Value>(stored: Value, facts: SiteFacts): Value {
  if (typeof stored === 'string') return withFacts(stored, facts) as Value
  if (Array.isArray(stored)) return stored.map((part: unknown) => withFactsInside(part, facts)) as Value
  if (typeof stored !== 'object' || stored === null) return stored
  const parts = Object.entries(stored).map(([name, part]) => [name, withFactsInside(part, facts)] as const)
  return Object.fromEntries(parts) as Value
}

/** Returns the first opening hours with a time: '9:00 AM - 6:00 PM'; '' when there are none. */
export function formatOpeningHours(hours: SiteFacts['hours']): string {
  return hours.find(({ times }) => /\d/.test(times))?.times ?? ''
}
