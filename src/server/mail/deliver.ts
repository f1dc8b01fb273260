import type { JobHelpers } from 'graphile-worker'
import type { MailLanguage } from '@/lib/mails/languages'
import { env } from '../env'
import { pool } from '../database/pool'
import { mailHtml } from './html'
import { openCalendar, openText } from './sealed-words'
import { handOver } from './transport'

type MailRow = {
  id: string
  to: string
  subject: string
  text: string
  calendar: string | null
  language: MailLanguage
  entryKind: string | null
}
/** The address that answers to a mail about such an entry should reach. */
export type ReplyTo = (entryKind: string | null) => Promise<string | undefined>
type SmtpError = Error & { code?: string; responseCode?: number }

const CALENDAR = 'text/calendar; charset=utf-8; method=PUBLISH'
const PERMANENT_FROM = 500

/**
 * Delivers one mail of the outbox: by SMTP when a server is set, else it is kept for staff to read.
 *
 * SMTP is at-least-once: a mail is marked before it is handed over, so that one whose outcome was lost is known, and its
 * stable Message-ID lets the receiver recognize a repeat.
 * @param findReplyTo asked once the mail is claimed
 * @throws Error carrying only the SMTP code when it should be tried again later.
 */
export async function deliverMail(
  payload: unknown,
  { job, abortSignal }: Pick<JobHelpers, 'job'> & Partial<Pick<JobHelpers, 'abortSignal'>>,
  findReplyTo: ReplyTo,
): Promise<void> {
  const { mailId } = payload as { mailId: string }
  const mail = await claimMail(mailId)
  if (!mail) return waitLonger(mailId)
  if (!env().SMTP_URL) return setStatus(mailId, { status: 'kept' })
  try {
    await handOver(compose(mail, await findReplyTo(mail.entryKind)), abortSignal)
    await setStatus(mailId, { status: 'sent' })
  } catch (cause) {
    await recordFailure(mailId, cause as SmtpError, job.attempts >= job.max_attempts)
  }
}

async function recordFailure(mailId: string, error: SmtpError, isLastAttempt: boolean): Promise<void> {
  const code = String(error.responseCode ?? error.code ?? 'unknown')
  const isPermanent = isRefusal(error)
  const status = isPermanent || isLastAttempt ? 'failed' : 'queued'
  // Only an answer of the server says that it did not take the mail.
  await setStatus(mailId, { status, error: code, isOutcomeKnown: error.responseCode !== undefined })
  if (!isPermanent) throw new Error(`Mail not delivered (${code}).`)
}

// A wrong password of ours says nothing about the mail: it waits until the setting is right.
function isRefusal({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= PERMANENT_FROM && code !== 'EAUTH'
}

// One statement decides between sending and undoing: whichever comes second finds nothing to change.
async function claimMail(id: string): Promise<MailRow | undefined> {
  const { rows } = await pool().query<MailRow>(
    `UPDATE mails SET status = 'queued', updated_at = now(), attempts = attempts + 1,
       may_be_repeated = coalesce(may_be_repeated, false) OR handed_at IS NOT NULL,
       handed_at = CASE WHEN $2 THEN now() END
     WHERE id = $1 AND (status = 'queued' OR (status = 'waiting' AND send_at <= now()))
     RETURNING id, "to", subject, text, calendar, language::text, entry_kind AS "entryKind"`,
    [id, Boolean(env().SMTP_URL)],
  )
  const mail = rows[0]
  return mail && { ...mail, text: openText(id, mail.text), calendar: openCalendar(id, mail.calendar) }
}

// A job that comes before its mail's time makes a later one; for a mail that is gone, held or undone there is none.
async function waitLonger(id: string): Promise<void> {
  await pool().query(`SELECT plan_mail(id, send_at) FROM mails WHERE id = $1 AND status = 'waiting'`, [id])
}

type Outcome = { status: 'sent' | 'kept' | 'queued' | 'failed'; error?: string; isOutcomeKnown?: boolean }

// An answer that is out, or kept where nothing goes out, is what a family was waiting for.
async function setStatus(id: string, { status, error, isOutcomeKnown = true }: Outcome): Promise<void> {
  await pool().query(
    `WITH mail AS (
       UPDATE mails SET status = $2::text::enum_mails_status, last_error = $3, updated_at = now(),
         handed_at = CASE WHEN $4 THEN NULL ELSE handed_at END,
         sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END
       WHERE id = $1 RETURNING kind, entry_id)
     UPDATE inbox_entries SET answered_at = now() FROM mail
     WHERE $2 IN ('sent', 'kept') AND mail.kind LIKE 'answer-%' AND inbox_entries.entry_id = mail.entry_id::uuid`,
    [id, status, error ?? null, isOutcomeKnown],
  )
}

function compose(mail: MailRow, replyTo: string | undefined) {
  const host = new URL(env().PUBLIC_URL).hostname
  return {
    from: env().MAIL_FROM,
    to: { name: '', address: mail.to },
    replyTo: replyTo && { name: '', address: replyTo },
    subject: mail.subject,
    text: mail.text,
    html: mailHtml(mail.subject, mail.text, mail.language),
    attachments: mail.calendar ? [{ filename: 'visit.ics', content: mail.calendar, contentType: CALENDAR }] : [],
    messageId: `<${mail.id}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
