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

/**
 * Writes a mail into the outbox and queues its delivery, both in the caller's transaction: the mail exists
 * exactly when the record it speaks of does.
 * @returns its id, or null when it is there already
 */
export async function enqueueMail(client: Client, mail: OutgoingMail): Promise<string | null> {
  const id = randomUUID()
  const { text, calendar } = sealWords(id, mail)
  const status = mail.isHeld ? 'held' : mail.sendAt ? 'waiting' : 'queued'
  const { rowCount } = await client.query(
    `INSERT INTO mails (id, kind, "to", subject, text, status, attempts, dedupe_key, reference, entry_id, entry_kind,
       sent_by, send_at, calendar, language, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, now(), now())
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [
      id,
      mail.kind,
      mail.to,
      oneLine(mail.subject),
      text,
      status,
      mail.dedupeKey,
      mail.reference ?? null,
      mail.entry?.id ?? null,
      mail.entry?.kind ?? null,
      mail.sentBy ?? null,
      mail.sendAt ?? null,
      calendar,
      mail.language ?? DEFAULT_LANGUAGE,
    ],
  )
  if (rowCount === 0) return null
  if (!mail.isHeld) await planDelivery(client, id, mail.sendAt)
  return id
}

/** Plans when a mail of the outbox is delivered; a mail has one job, which moves when it is planned again. */
export async function planDelivery(client: Client, id: string, moment = new Date(0)): Promise<void> {
  await client.query('SELECT plan_mail($1, greatest($2::timestamptz, now()))', [id, moment])
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
