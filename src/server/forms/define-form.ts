import type { CollectionSlug } from 'payload'
import type { z } from 'zod'
import type { Labels } from '@/lib/form-problems'
import type { MailLanguage } from '@/lib/mail-languages'
import type { Client } from '../database/pool'
import type { OutgoingMail } from '../mail/outbox'
import type { MailSettings } from '../mail/settings'
import type { StoredEntry } from './editor'
import type { Guard, Refusals, SubmissionRecord } from './submission'

/** A public form: its validation, the table of its entries, and its mails. */
export type FormDefinition<Values> = {
  /** The last part of its address: /forms/{name}. */
  name: string
  schema: z.ZodType<Values>
  table: string
  /** The collection of its entries. */
  kind: CollectionSlug
  /** Whether families can follow an entry on a private page, whose link is `context.statusUrl`. */
  hasStatusPage?: boolean
  referencePrefix: string
  /** The column with the name of the person the entry is about. */
  person: string
  /** The label of each answer, in the order of the form. */
  labels: Partial<Labels<Values>>
  /** Fields that may carry several values. */
  listFields: readonly (keyof Values & string)[]
  toRecord: (values: Values) => SubmissionRecord
  /** Columns that the server adds to a new entry. They do not change when a family changes its answers. */
  lookUp?: (values: Values) => Promise<AddedColumns>
  /** Answers that are stored in columns of other names, by field. */
  toAnswers?: (entry: StoredEntry) => { [Field in keyof Values]?: string }
  /** The mails about a new entry. If the form has a guard, their queries run in its transaction. */
  toMails: (values: Values, context: MailContext, client: Client) => OutgoingMail[] | Promise<OutgoingMail[]>
  /** The status of a new entry; `pending` by default. */
  firstStatus?: string
  /** Checks that need the database, run in the transaction of a new entry: messages by field, or null. */
  guard?: (values: Values) => Guard
  /** The messages for violated database constraints. */
  refusals?: Refusals
}

export type MailContext = MailSettings & {
  /** The language of the last mail to the sender. */
  language?: MailLanguage
  reference: string
  /** The address of the family's private page, if the form has one. */
  statusUrl?: string
  publicUrl: string
  /** The result of {@link FormDefinition.lookUp}. */
  added?: AddedColumns
}

export type AddedColumns = Record<string, string | null>

/** Fields that every form sends in addition to its own; see {@link splitEnvelope}. */
const ENVELOPE = ['idempotencyKey', 'website', 'elapsedMs', 'proof'] as const

export type Envelope = {
  idempotencyKey?: string
  honeypot: string
  elapsedMs: number | null
  /** A solved challenge; '' from a page that can solve one; undefined from a form without scripts. */
  proof?: string
}

const KEY = /^[\w-]{8,100}$/

/**
 * Splits a body into the form's fields and its metadata: the idempotency key of the draft (or the Idempotency-Key header), the
 * honeypot (`website`, invisible to people), the milliseconds since the form was shown, and a proof of work.
 */
export function splitEnvelope(
  body: Record<string, unknown>,
  headers: Headers,
): { envelope: Envelope; fields: Record<string, unknown> } {
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !ENVELOPE.includes(name as never)))
  const { website, elapsedMs, proof } = body
  const idempotencyKey = body.idempotencyKey ?? headers.get('idempotency-key')
  const elapsed = Number(elapsedMs)
  return {
    fields,
    envelope: {
      idempotencyKey: typeof idempotencyKey === 'string' && KEY.test(idempotencyKey) ? idempotencyKey : undefined,
      honeypot: typeof website === 'string' ? website.trim() : '',
      elapsedMs: elapsedMs !== '' && Number.isFinite(elapsed) ? elapsed : null,
      proof: typeof proof === 'string' ? proof : undefined,
    },
  }
}

/** Validates input against a schema. Rules without a message of their own get ours instead of the library's. */
export function parseWith<Values>(schema: z.ZodType<Values>, sent: unknown) {
  return schema.safeParse(sent, { error: () => 'Please check this answer.' })
}

/** Returns the first message of each field by name, and the names of unknown fields. */
export function fieldMessages(error: z.ZodError): { fields: Record<string, string>; unknown: string[] } {
  const fields: Record<string, string> = {}
  const unknown: string[] = []
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys)
    else fields[String(issue.path[0] ?? '')] ??= issue.message
  }
  return { fields, unknown }
}
