import type { InboxKind } from './kinds'

export type Person = { id: string; name: string }

/** Identifies an entry of the inbox. */
export type EntryRef = { kind: InboxKind; id: string }

/** The internal data of an entry, and its choices. */
export type EntryDetails = EntryRef & {
  reference: string
  status: string
  /** The due date of an answer; null when none is due. */
  dueAt: string | null
  /** Whether a promised call is due. */
  isCallPromised: boolean
  assignee: Person | null
  tags: string[]
  city: string | null
  /** Whether it looks automated. */
  isSuspicious: boolean
  /** Reference numbers of possible duplicates. */
  duplicates: string[]
  /** The entry that it was merged into. */
  mergedInto: { id: string; reference: string } | null
  /** The signed-in person. */
  me: Person
  colleagues: Person[]
  usedTags: string[]
  /** Cities that have a page on the site. */
  cities: string[]
}

/** One field of two possible duplicates. */
type DuplicateField = { name: string; label: string; mine: string; theirs: string }

/** A possible duplicate of an entry. */
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
  /** The revision, which prevents merging an outdated state. */
  revision: number
}

export type Difference = { label: string; before: string; after: string }

/** An event of an entry's timeline. */
export type TimelineEvent = {
  key: string
  at: string
  title: string
  by: string
  detail?: string
  differences?: Difference[]
}
