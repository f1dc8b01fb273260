import { randomUUID } from 'node:crypto'
import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'
import type { Client } from '../database/pool'
import { encryptMailContent } from './encrypted-content'

/** An outgoing mail. The body contains no birthday, address or code: a reference and a link suffice. */
export type OutgoingMail = {
  kind: string
  to: string
  subject: string
  text: string
  /** English, unless staff chose a text in another language. */
  language?: MailLanguage
  /** An attached calendar file. */
  calendar?: string
  /** Mails with the same key are sent once. */
  dedupeKey: string
  reference?: string
  /** The entry of the inbox that it is about. */
  entry?: { id: string; kind: string }
  /** The author; undefined for automatic mails. */
  sentBy?: string
  /** The mail waits until this time and can be undone before it. Without it, the mail is sent at once. */
  sendAt?: Date
  /** The mail waits for the release of its tryout day, which schedules its delivery. */
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
 * Inserts a mail into the outbox and schedules its delivery, both in the caller's transaction: the mail exists exactly if its
 * record does.
 * @returns its id, or null if its key exists already
 */
export async function enqueueMail(client: Client, mail: OutgoingMail): Promise<string | null> {
  return (await enqueueMails(client, [mail]))[0] ?? null
}

/**
 * Enqueues several mails in one statement.
 * @returns the ids of those that did not exist yet
 */
export async function enqueueMails(client: Client, mails: readonly OutgoingMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const { rows } = await client.query<{ id: string }>(
    `WITH ${enqueueClauses('(SELECT) AS always', '$1')} SELECT id FROM new_mail, (SELECT count(*) FROM planned_mail) AS all_planned`,
    [toMailRows(mails)],
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns two CTEs that enqueue mails: `new_mail` inserts them, `planned_mail` schedules their delivery. The statement must
 * read `planned_mail`, else PostgreSQL does not execute it.
 * @param condition a relation to join the mails with; if it is empty, no mail is inserted
 * @param parameter the placeholder of toMailRows()
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

/** Serializes mails for enqueueClauses(). */
export function toMailRows(mails: readonly OutgoingMail[]): string {
  return JSON.stringify(mails.map(toRow))
}

function toRow({ isHeld, entry, dedupeKey, sentBy, sendAt, ...mail }: OutgoingMail) {
  const id = randomUUID()
  return {
    language: DEFAULT_LANGUAGE,
    ...mail,
    ...encryptMailContent(id, mail),
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

/** Schedules the delivery of a mail; a mail has one job, which moves when it is scheduled again. */
export async function scheduleDelivery(client: Client, id: string): Promise<void> {
  await client.query('SELECT plan_mail($1, now())', [id])
}

// A subject is a header, in which a line break would start another header.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
