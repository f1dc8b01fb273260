import type { JobHelpers } from 'graphile-worker'
import nodemailer, { type Transporter, type TransportOptions } from 'nodemailer'
import type { MailLanguage } from '@/lib/mails/languages'
import { env } from '../env'
import { pool } from '../database/pool'
import { mailHtml } from './html'
import { openCalendar, openText } from './sealed-words'

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

const TIMEOUT_MS = 10_000
const CALENDAR = 'text/calendar; charset=utf-8; method=PUBLISH'

/**
 * Delivers one mail of the outbox: by SMTP when a server is set, else it is kept for staff to read.
 *
 * SMTP is at-least-once; a stable Message-ID lets the receiver recognise a repeat.
 * @param findReplyTo asked once the mail is claimed
 * @throws Error carrying only the SMTP code when it should be tried again later.
 */
export async function deliverMail(
  payload: unknown,
  { job }: Pick<JobHelpers, 'job'>,
  findReplyTo: ReplyTo,
): Promise<void> {
  const { mailId } = payload as { mailId: string }
  const mail = await claimMail(mailId)
  if (!mail) return waitLonger(mailId)
  if (!env().SMTP_URL) return setStatus(mailId, 'kept', null)
  try {
    await transporter().sendMail(compose(mail, await findReplyTo(mail.entryKind)))
    await setStatus(mailId, 'sent', null)
  } catch (cause) {
    await recordFailure(mailId, cause as SmtpError, job.attempts >= job.max_attempts)
  }
}

async function recordFailure(mailId: string, error: SmtpError, isLastAttempt: boolean): Promise<void> {
  const code = String(error.responseCode ?? error.code ?? 'unknown')
  const isPermanent = (error.responseCode ?? 0) >= 500
  await setStatus(mailId, isPermanent || isLastAttempt ? 'failed' : 'queued', code)
  if (!isPermanent) throw new Error(`Mail not delivered (${code}).`)
}

// One statement decides between sending and undoing: whichever comes second finds nothing to change.
async function claimMail(id: string): Promise<MailRow | undefined> {
  const { rows } = await pool().query<MailRow>(
    `UPDATE mails SET status = 'queued', updated_at = now()
     WHERE id = $1 AND (status = 'queued' OR (status = 'waiting' AND send_at <= now()))
     RETURNING id, "to", subject, text, calendar, language::text, entry_kind AS "entryKind"`,
    [id],
  )
  const mail = rows[0]
  return mail && { ...mail, text: openText(id, mail.text), calendar: openCalendar(id, mail.calendar) }
}

// A job that comes before its mail's time makes a later one; for a mail that is gone, held or undone there is none.
async function waitLonger(id: string): Promise<void> {
  await pool().query(`SELECT plan_mail(id, send_at) FROM mails WHERE id = $1 AND status = 'waiting'`, [id])
}

// An answer that is out, or kept where nothing goes out, is what a family was waiting for.
async function setStatus(id: string, status: string, error: string | null): Promise<void> {
  await pool().query(
    `WITH mail AS (
       UPDATE mails SET status = $2::text::enum_mails_status, last_error = $3, attempts = attempts + 1,
         updated_at = now(), sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END
       WHERE id = $1 RETURNING kind, entry_id)
     UPDATE inbox_entries SET answered_at = now() FROM mail
     WHERE $2 IN ('sent', 'kept') AND mail.kind LIKE 'answer-%' AND inbox_entries.entry_id = mail.entry_id::uuid`,
    [id, status, error],
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

let cached: Transporter | undefined

function transporter(): Transporter {
  cached ??= nodemailer.createTransport(env().SMTP_URL!, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as TransportOptions)
  return cached
}
