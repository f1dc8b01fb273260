import type { JobHelpers } from 'graphile-worker'
import type { TransportOptions, Transporter } from 'nodemailer'
import nodemailer from 'nodemailer'
import { env } from '../env'
import { pool } from '../pool'
import { mailHtml } from './html'

type MailRow = { id: string; to: string; subject: string; text: string; status: string }
type SmtpError = Error & { code?: string; responseCode?: number }

const TIMEOUT_MS = 10_000

/**
 * Delivers one mail of the outbox: by SMTP when a server is set, else it is kept for staff to read.
 *
 * SMTP is at-least-once; a stable Message-ID lets the receiver recognise a repeat.
 * @throws Error carrying only the SMTP code when it should be tried again later.
 */
export async function deliverMail(payload: unknown, { job }: Pick<JobHelpers, 'job'>): Promise<void> {
  const { mailId } = payload as { mailId: string }
  const mail = await findMail(mailId)
  if (!mail || mail.status === 'sent') return
  if (!env().SMTP_URL) return setStatus(mailId, 'kept', null)
  try {
    await transporter().sendMail(compose(mail))
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

async function findMail(id: string): Promise<MailRow | undefined> {
  const { rows } = await pool().query<MailRow>('SELECT id, "to", subject, text, status FROM mails WHERE id = $1', [id])
  return rows[0]
}

async function setStatus(id: string, status: string, error: string | null): Promise<void> {
  await pool().query(
    `UPDATE mails SET status = $2::text::enum_mails_status, last_error = $3, attempts = attempts + 1, updated_at = now(),
       sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END
     WHERE id = $1`,
    [id, status, error],
  )
}

function compose(mail: MailRow) {
  const host = new URL(env().PUBLIC_URL).hostname
  return {
    from: env().MAIL_FROM,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mailHtml(mail.subject, mail.text),
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
