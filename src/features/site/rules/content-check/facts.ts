import type { FeesInCents } from '../fee-amounts'

/** The facts with which texts are compared. */
export type CheckFacts = Readonly<{
  fees: FeesInCents
  /** Former fees that no current fee equals, in cents. */
  formerFees: readonly number[]
  /** The age text of each stage: 'Ages 6-7'. */
  stages: readonly string[]
  hours: readonly { days: string; times: string }[]
  /** The origin of the site: https://example.org */
  origin: string
  /** The title of each public page by path; '' for pages without one. */
  pages: ReadonlyMap<string, string>
  /** The text alternative of each picture, by its id. */
  pictures: ReadonlyMap<string, string>
  /** Returns whether a text contains the full name of a player. */
  namesPlayer: (text: string) => boolean
}>
