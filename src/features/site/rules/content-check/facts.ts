import type { FeesInCents } from '../fee-amounts'

/** What texts are compared with. */
export type CheckFacts = Readonly<{
  fees: FeesInCents
  /** Amounts that were fees once and are none now, in cents. */
  formerFees: readonly number[]
  /** The ages of each stage in words: 'Ages 6-7'. */
  stages: readonly string[]
  hours: readonly { days: string; times: string }[]
  /** The address of the site without a path: https://example.org */
  origin: string
  /** The title of each page that visitors can open, by its path; '' where it has none. */
  pages: ReadonlyMap<string, string>
  /** The text alternative of each picture, by its id. */
  pictures: ReadonlyMap<string, string>
  /** Whether a text names a player in full. */
  namesPlayer: (text: string) => boolean
}>
