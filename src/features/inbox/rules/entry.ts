import type { InboxKind } from './kinds'

export type Person = { id: string; name: string }

/** An entry of the inbox by its place. */
export type Place = { kind: InboxKind; id: string }

/** What staff decided about an entry beside its words, and what they can choose from. */
export type EntryDetails = Place & {
  reference: string
  status: string
  /** By when an answer was promised; null when nothing waits. */
  dueAt: string | null
  /** What is due is a call that an answer promised. */
  isCallPromised: boolean
  assignee: Person | null
  tags: string[]
  city: string | null
  /** Looks like a program wrote it. */
  isSuspicious: boolean
  /** Numbers of entries that may be the same. */
  duplicates: string[]
  /** Where it went. */
  mergedInto: { id: string; reference: string } | null
  /** Whoever looks at it. */
  me: Person
  colleagues: Person[]
  usedTags: string[]
  /** Those that have a page of their own on the site. */
  cities: string[]
}

/** One field of two entries that may be the same. */
type DuplicateField = { name: string; label: string; mine: string; theirs: string }

/** Another entry that may be the same as this one. */
export type Duplicate = {
  mine: Side
  theirs: Side
  fields: DuplicateField[]
}

export type Side = {
  id: string
  reference: string
  receivedAt: string
  status: string
  /** How often it was changed, so that nothing is merged unseen. */
  revision: number
}

export type Difference = { label: string; before: string; after: string }

/** One line of an entry's timeline. */
export type TimelineEvent = {
  key: string
  at: string
  title: string
  by: string
  detail?: string
  differences?: Difference[]
}
