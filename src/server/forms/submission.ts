import type { CollectionSlug } from 'payload'
import type { OutgoingMail } from '../mail/outbox'
import type { Client } from '../database/pool'

/** A row to store: plain columns in camelCase, lists that live in a table of their own, columns that take the time. */
export type SubmissionRecord = {
  columns: Record<string, string | number | null>
  lists?: Record<string, readonly string[]>
  /** Beside the row's own two: set to the moment of storing, so no part of the content. */
  stamps?: readonly string[]
}

export type Submission = {
  table: string
  kind: CollectionSlug
  /** Gives the family a private link to a page about the entry. */
  hasStatusPage?: boolean
  referencePrefix: string
  /** UUID of the browser's draft; absent without JavaScript, then equal content on one day is one entry. */
  idempotencyKey?: string
  /** The column that names whom it is about: a key that comes back with another name is another entry. */
  person: string
  record: SubmissionRecord
  suspicion: string | null
  mails: (reference: string, statusToken: string | null, client: Client) => Promise<OutgoingMail[]>
  firstStatus?: string
  guard?: Guard
  refusals?: Refusals
}

/** Messages by field when an entry must not be stored, else null. Never asked for a repeat of a stored one. */
export type Guard = (client: Client) => Promise<Record<string, string> | null>

/** By the name of a constraint: the messages for whoever ran into it. */
export type Refusals = Record<string, () => Promise<Record<string, string>>>

/** `isRepeat`: all of it was stored before. */
export type Receipt = { id: string; reference: string; status: string; createdAt: string; isRepeat: boolean }

/** Why an entry was not stored. */
export type NotStored =
  /** Its sender can mend it. */
  | { kind: 'invalid'; fields: Record<string, string> }
  /**
   * Its key came with other answers after somebody had begun to read the first ones. `statusToken`: the secret of a new
   * private link to the entry, where its kind has a page.
   */
  | { kind: 'known'; reference: string; statusToken: string | null }

/** A filled honeypot: kept for staff as spam, but no mail goes out to an address that a program made up. */
export const HONEYPOT_SUSPICION = 'A field that people cannot see was filled in.'
