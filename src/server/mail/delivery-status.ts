import type { MailLanguage } from '@/lib/mail-languages'
import { pool } from '../database/pool'
import { prepareStatement } from '../database/prepare-statement'
import { decryptMailCalendar, decryptMailText } from './encrypted-content'

export type ClaimedMail = {
  id: string
  to: string
  subject: string
  text: string
  calendar: string | null
  language: MailLanguage
  entryKind: string | null
}

type Outcome = { status: 'sent' | 'queued' | 'failed'; error?: string; isOutcomeKnown?: boolean }

const IS_DUE = `(status = 'queued' OR (status = 'waiting' AND send_at <= now()))`

const CLAIM = `
  UPDATE mails SET status = 'queued', updated_at = now(), attempts = attempts + 1,
    may_be_repeated = coalesce(may_be_repeated, false) OR handed_at IS NOT NULL, handed_at = now()
  WHERE id = $1 AND ${IS_DUE}
  RETURNING id, "to", subject, text, calendar, language::text, entry_kind AS "entryKind"`

// An answer that was sent, or stored without a mail server, counts as the answer to the family.
const NOTE_ANSWER = `
  UPDATE inbox_entries SET answered_at = now() FROM mail
  WHERE mail.kind LIKE 'answer-%' AND inbox_entries.entry_id = mail.entry_id::uuid`

const MARK_STORED = `
  WITH mail AS (
    UPDATE mails SET status = 'kept', updated_at = now(), attempts = attempts + 1, last_error = NULL, handed_at = NULL
    WHERE id = $1 AND ${IS_DUE} RETURNING kind, entry_id),
  answered AS (${NOTE_ANSWER})
  SELECT FROM mail`

const SET_STATUS = `
  WITH mail AS (
    UPDATE mails SET status = $2::text::enum_mails_status, last_error = $3, updated_at = now(),
      handed_at = CASE WHEN $4 THEN NULL ELSE handed_at END,
      sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END
    WHERE id = $1 RETURNING kind, entry_id)
  ${NOTE_ANSWER} AND $2 = 'sent'`

/**
 * Marks a mail as handed over. One statement decides between sending and undoing, so that only the first of the two succeeds.
 * @returns undefined if the mail is not due, was undone or does not exist
 */
export async function claimMail(id: string): Promise<ClaimedMail | undefined> {
  const { rows } = await pool().query<ClaimedMail>(prepareStatement(CLAIM, [id]))
  const mail = rows[0]
  return mail && { ...mail, text: decryptMailText(id, mail.text), calendar: decryptMailCalendar(id, mail.calendar) }
}

/**
 * Marks a mail as stored for staff, if no mail server is configured.
 * @returns false if it is not due, was undone or does not exist
 */
export async function markStored(id: string): Promise<boolean> {
  return (await pool().query(prepareStatement(MARK_STORED, [id]))).rowCount === 1
}

/** Stores the outcome of a mail that was handed over. */
export async function setStatus(id: string, { status, error, isOutcomeKnown = true }: Outcome): Promise<void> {
  await pool().query(prepareStatement(SET_STATUS, [id, status, error ?? null, isOutcomeKnown]))
}

/** Reschedules a mail whose job ran before its time; does nothing for a mail that does not exist, is held or was undone. */
export async function rescheduleDelivery(id: string): Promise<void> {
  await pool().query(`SELECT plan_mail(id, send_at) FROM mails WHERE id = $1 AND status = 'waiting'`, [id])
}
