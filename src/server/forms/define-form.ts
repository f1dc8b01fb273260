import type { CollectionSlug } from 'payload'
import type { z } from 'zod'
import type { Labels } from '@/lib/form-problems'
import type { MailLanguage } from '@/lib/mails/languages'
import type { Client } from '../database/pool'
import type { OutgoingMail } from '../mail/outbox'
import type { MailSettings } from '../mail/settings'
import type { StoredEntry } from './editor'
import type { Guard, Refusals, SubmissionRecord } from './submission'

/** One public form: its rules, where its entries go, and whom to tell. */
export type FormDefinition<Values> = {
  /** Last part of its address: /forms/{name}. */
  name: string
  schema: z.ZodType<Values>
  table: string
  /** Where its entries stand in the inbox. */
  kind: CollectionSlug
  /** Whether families follow an entry on a private page, whose link is in `context.statusUrl`. */
  hasStatusPage?: boolean
  referencePrefix: string
  /** The column that names whom an entry is about. */
  person: string
  /** What each answer is called, in the order of the form. */
  labels: Partial<Labels<Values>>
  /** Fields that may carry several values. */
  listFields: readonly (keyof Values & string)[]
  toRecord: (values: Values) => SubmissionRecord
  /** Columns that the server adds to a new entry. A family that changes its answers leaves them as they are. */
  lookUp?: (values: Values) => Promise<AddedColumns>
  /** The answers that stand in columns of other names, as the form holds them. */
  toAnswers?: (entry: StoredEntry) => { [Field in keyof Values]?: string }
  /** The mails about a new entry. What they have to look up is read in its transaction, where the form has a guard. */
  toMails: (values: Values, context: MailContext, client: Client) => OutgoingMail[] | Promise<OutgoingMail[]>
  /** The status of a new entry; `pending` when left out. */
  firstStatus?: string
  /** What only the database knows, asked in the transaction of a new entry: messages by field, or null. */
  guard?: (values: Values) => Guard
  /** What to answer when a constraint of the database refuses the entry. */
  refusals?: Refusals
}

export type MailContext = MailSettings & {
  /** The one in which whoever sends was written to last. */
  language?: MailLanguage
  reference: string
  /** The family's private page about the entry, where there is one. */
  statusUrl?: string
  publicUrl: string
  /** What {@link FormDefinition.lookUp} found. */
  added?: AddedColumns
}

export type AddedColumns = Record<string, string | null>

/** Names that every form carries beside its own fields; see {@link splitEnvelope}. */
const ENVELOPE = ['idempotencyKey', 'website', 'elapsedMs', 'proof'] as const

export type Envelope = {
  idempotencyKey?: string
  honeypot: string
  elapsedMs: number | null
  /** A solved challenge, or '' from a page that can solve one; undefined from a form that was sent without scripts. */
  proof?: string
}

const KEY = /^[\w-]{8,100}$/

/**
 * Parts a body into the fields of the form and what travels with it: the draft's key (or the Idempotency-Key header),
 * the honeypot (`website`, invisible to people), the milliseconds since the form was shown, and a proof of work.
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
      elapsedMs: elapsedMs !== undefined && elapsedMs !== '' && Number.isFinite(elapsed) ? elapsed : null,
      proof: typeof proof === 'string' ? proof : undefined,
    },
  }
}

/** Holds what was sent against its rules. Where a rule has no words of its own, ours stand in for the library's. */
export function check<Values>(schema: z.ZodType<Values>, sent: unknown) {
  return schema.safeParse(sent, { error: () => 'Please check this answer.' })
}

/** The first message for each field, by the field's name. Fields that do not exist are named in one sentence. */
export function fieldMessages(error: z.ZodError): { fields: Record<string, string>; unknown: string[] } {
  const fields: Record<string, string> = {}
  const unknown: string[] = []
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys)
    else fields[String(issue.path[0] ?? '')] ??= issue.message
  }
  return { fields, unknown }
}
