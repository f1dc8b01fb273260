import type { MailLanguage } from '@/lib/mails/languages'
import { pool } from '../database/pool'
import { prepared } from '../database/prepared'
import { openCalendar, openText } from './sealed-words'

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

// An answer that was sent, or kept where nothing is sent, is what a family was waiting for.
const NOTE_ANSWER = `
  UPDATE inbox_entries SET answered_at = now() FROM mail
  WHERE mail.kind LIKE 'answer-%' AND inbox_entries.entry_id = mail.entry_id::uuid`

const KEEP = `
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
 * Marks a mail as handed over. One statement decides between sending and undoing: the second of them changes nothing.
 * @returns undefined when the mail is not due, was undone or is gone
 */
export async function claimMail(id: string): Promise<ClaimedMail | undefined> {
  const { rows } = await pool().query<ClaimedMail>(prepared(CLAIM, [id]))
  const mail = rows[0]
  return mail && { ...mail, text: openText(id, mail.text), calendar: openCalendar(id, mail.calendar) }
}

/** Keeps a mail for staff to read, where no mail server is set. @returns false when it is not due, was undone or is gone */
export async function keepMail(id: string): Promise<boolean> {
  return (await pool().query(prepared(KEEP, [id]))).rowCount === 1
}

/** Stores what became of a mail that was handed over. */
export async function setStatus(id: string, { status, error, isOutcomeKnown = true }: Outcome): Promise<void> {
  await pool().query(prepared(SET_STATUS, [id, status, error ?? null, isOutcomeKnown]))
}

/** Enqueues a mail again whose job came before its time; does nothing for one that is gone, held or undone. */
export async function rescheduleDelivery(id: string): Promise<void> {
  await pool().query(`SELECT plan_mail(id, send_at) FROM mails WHERE id = $1 AND status = 'waiting'`, [id])
}
