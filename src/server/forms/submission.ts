import type { CollectionSlug } from 'payload'
import type { OutgoingMail } from '../mail/outbox'
import type { Client } from '../database/pool'

/** A row to store: plain columns in camelCase, lists with a table of their own, and timestamp columns. */
export type SubmissionRecord = {
  columns: Record<string, string | number | null>
  lists?: Record<string, readonly string[]>
  /** Timestamp columns besides the row's own two: set when the row is stored, so they are not part of the content. */
  stamps?: readonly string[]
}

export type Submission = {
  table: string
  kind: CollectionSlug
  /** Whether the family gets a private link to a page about the entry. */
  hasStatusPage?: boolean
  referencePrefix: string
  /** UUID of the browser's draft. Absent without JavaScript: then equal content on the same day is the same entry. */
  idempotencyKey?: string
  /** The column with the person's name: a repeated key with another name is another entry. */
  person: string
  record: SubmissionRecord
  suspicion: string | null
  mails: (reference: string, statusToken: string | null, client: Client) => Promise<OutgoingMail[]>
  firstStatus?: string
  guard?: Guard
  refusals?: Refusals
}

/** Returns messages by field if an entry must not be stored, else null. Not called for repeats of a stored entry. */
export type Guard = (client: Client) => Promise<Record<string, string> | null>

/** The messages for a violated constraint, by its name. */
export type Refusals = Record<string, () => Promise<Record<string, string>>>

/** `isRepeat`: the same submission was stored before. */
export type Receipt = { id: string; reference: string; status: string; createdAt: string; isRepeat: boolean }

/** Why an entry was not stored. */
export type NotStored =
  /** The sender can fix it. */
  | { kind: 'invalid'; fields: Record<string, string> }
  /**
   * Its key was sent again with other answers after staff had opened the first ones. `statusToken`: the token of a new private
   * link to the entry, if its kind has a page.
   */
  | { kind: 'known'; reference: string; statusToken: string | null }

/** A filled honeypot: stored for staff as spam, but no mail is sent to an address that a program invented. */
export const HONEYPOT_SUSPICION = 'A field that people cannot see was filled in.'
