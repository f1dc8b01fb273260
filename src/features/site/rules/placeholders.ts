import { withAmounts, type FeesInCents } from './fee-amounts'
import { agesInWords } from './stage-ages'

/** What placeholders stand for, as staff keep it. */
export type SiteFacts = Readonly<{
  fees: FeesInCents
  /** The ages of each stage in words. */
  stages: readonly string[]
  hours: readonly { days: string; times: string }[]
}>

/** The texts in which the site fills in placeholders; a row of a list is a star. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  posts: ['content'],
  faqs: ['answer'],
  'home-page': ['hero.facts.*.value'],
}

/** Whether the site fills in placeholders in a field. @param kind the collection or global */
export function fillsPlaceholders(kind: string, path: readonly string[]): boolean {
  const field = path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('.')
  return FILLED[kind]?.includes(field) ?? false
}

/** A text with the amounts, ages and hours that staff keep: {monthly}, {registration}, {total}, {ages} and {hours}. */
export function withFacts(text: string, { fees, stages, hours }: SiteFacts): string {
  if (!text.includes('{')) return text
  return withAmounts(text, fees)
    .replaceAll('{ages}', (place) => agesInWords(stages) || place)
    .replaceAll('{hours}', (place) => openTimes(hours) || place)
}

/** A stored rich text with its placeholders filled in. */
export function withFactsInside<Value>(stored: Value, facts: SiteFacts): Value {
  if (typeof stored === 'string') return withFacts(stored, facts) as Value
  if (Array.isArray(stored)) return stored.map((part: unknown) => withFactsInside(part, facts)) as Value
  if (typeof stored !== 'object' || stored === null) return stored
  const parts = Object.entries(stored).map(([name, part]) => [name, withFactsInside(part, facts)] as const)
  return Object.fromEntries(parts) as Value
}

/** The first opening hours with a time: '9:00 AM - 6:00 PM'; '' when there are none. */
export function openTimes(hours: SiteFacts['hours']): string {
  return hours.find(({ times }) => /\d/.test(times))?.times ?? ''
}
