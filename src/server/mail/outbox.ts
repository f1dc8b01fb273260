import { randomUUID } from 'node:crypto'
import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mails/languages'
import type { Client } from '../database/pool'
import { sealWords } from './sealed-words'

/** A mail on its way out. The body holds no birthday, address or code: a reference and a link say enough. */
export type OutgoingMail = {
  kind: string
  to: string
  subject: string
  text: string
  /** English, unless staff chose a text in another language. */
  language?: MailLanguage
  /** A calendar file that goes with it. */
  calendar?: string
  /** Two mails with the same key are one mail. */
  dedupeKey: string
  reference?: string
  /** What it is about in the inbox. */
  entry?: { id: string; kind: string }
  /** Who wrote it; nobody for mails of the system. */
  sentBy?: string
  /** It waits until then, and can be undone until it leaves. Without it, it leaves at once. */
  sendAt?: Date
  /** It waits for the others of its day, which leave together: its own job comes when they do. */
  isHeld?: boolean
}

export const DELIVER_MAIL = 'deliver_mail'

const COLUMNS = [
  ...[
    'id',
    'kind',
    '"to"',
    'subject',
    'text',
    'status',
    'attempts',
    'dedupe_key',
    'reference',
    'entry_id',
    'entry_kind',
  ],
  ...['sent_by', 'send_at', 'calendar', 'language'],
].join(', ')

/**
 * Writes a mail into the outbox and queues its delivery, both in the caller's transaction: the mail exists
 * exactly when the record it speaks of does.
 * @returns its id, or null when it is there already
 */
export async function enqueueMail(client: Client, mail: OutgoingMail): Promise<string | null> {
  return (await enqueueMails(client, [mail]))[0] ?? null
}

/** The same for several mails, in one statement. @returns the ids of those that were not there yet */
export async function enqueueMails(client: Client, mails: readonly OutgoingMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const { rows } = await client.query<{ id: string }>(
    `WITH ${enqueueClauses('(SELECT) AS always', '$1')} SELECT id FROM new_mail, (SELECT count(*) FROM planned_mail) AS all_planned`,
    [toMailRows(mails)],
  )
  return rows.map(({ id }) => id)
}

/**
 * Two clauses of a WITH that enqueue mails: `new_mail` writes them, `planned_mail` plans their delivery and must be counted
 * by the statement, else PostgreSQL leaves it out.
 * @param condition what the mails are joined with; where it is empty, none is written
 * @param parameter where the statement has toMailRows()
 */
export function enqueueClauses(condition: string, parameter: string): string {
  return `new_mail AS (
      INSERT INTO mails (${COLUMNS}, created_at, updated_at)
      SELECT ${COLUMNS.split(', ')
        .map((name) => `mail.${name}`)
        .join(', ')}, now(), now()
      FROM ${condition}, jsonb_populate_recordset(NULL::mails, ${parameter}::jsonb) AS mail
      ON CONFLICT (dedupe_key) DO NOTHING RETURNING id, status, send_at
    ), planned_mail AS MATERIALIZED (
      SELECT plan_mails(array_agg(id), array_agg(greatest(send_at, now()))) FROM new_mail WHERE status <> 'held'
    )`
}

/** Mails as enqueueClauses() reads them. */
export function toMailRows(mails: readonly OutgoingMail[]): string {
  return JSON.stringify(mails.map(toRow))
}

function toRow({ isHeld, entry, dedupeKey, sentBy, sendAt, ...mail }: OutgoingMail) {
  const id = randomUUID()
  return {
    language: DEFAULT_LANGUAGE,
    ...mail,
    ...sealWords(id, mail),
    id,
    subject: oneLine(mail.subject),
    status: isHeld ? 'held' : sendAt ? 'waiting' : 'queued',
    attempts: 0,
    dedupe_key: dedupeKey,
    entry_id: entry?.id,
    entry_kind: entry?.kind,
    sent_by: sentBy,
    send_at: sendAt,
  }
}

/** Plans when a mail of the outbox is delivered; a mail has one job, which moves when it is planned again. */
export async function planDelivery(client: Client, id: string, moment = new Date(0)): Promise<void> {
  await client.query('SELECT plan_mail($1, greatest($2::timestamptz, now()))', [id, moment])
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
