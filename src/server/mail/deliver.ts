import type { JobHelpers } from 'graphile-worker'
import { env } from '../env'
import { mailHtml } from './html'
import { claimMail, markStored, rescheduleDelivery, setStatus, type ClaimedMail } from './delivery-status'
import { sendMail } from './transport'

/** Returns the reply-to address for a mail about a kind of entry. */
export type ReplyTo = (entryKind: string | null) => Promise<string | undefined>
type SmtpError = Error & { code?: string; responseCode?: number }

const CALENDAR = 'text/calendar; charset=utf-8; method=PUBLISH'
const PERMANENT_FROM = 500

/**
 * Delivers one mail of the outbox: by SMTP if a server is configured, else it is stored for staff to read.
 *
 * SMTP is at-least-once: a mail is marked before it is handed over, so that an unknown outcome is detected, and its stable
 * Message-ID lets the receiver recognize a repeat.
 * @param findReplyTo called once the mail is claimed
 * @throws Error with only the SMTP code, so that the job is retried.
 */
export async function deliverMail(
  payload: unknown,
  { job, abortSignal }: Pick<JobHelpers, 'job'> & Partial<Pick<JobHelpers, 'abortSignal'>>,
  findReplyTo: ReplyTo,
): Promise<void> {
  const { mailId } = payload as { mailId: string }
  if (!env().SMTP_URL) return (await markStored(mailId)) ? undefined : rescheduleDelivery(mailId)
  const mail = await claimMail(mailId)
  if (!mail) return rescheduleDelivery(mailId)
  try {
    await sendMail(compose(mail, await findReplyTo(mail.entryKind)), abortSignal)
    await setStatus(mailId, { status: 'sent' })
  } catch (cause) {
    await recordFailure(mailId, cause as SmtpError, job.attempts >= job.max_attempts)
  }
}

async function recordFailure(mailId: string, error: SmtpError, isLastAttempt: boolean): Promise<void> {
  const code = String(error.responseCode ?? error.code ?? 'unknown')
  const isPermanent = isRefusal(error)
  const status = isPermanent || isLastAttempt ? 'failed' : 'queued'
  // Only a response of the server proves that it did not accept the mail.
  await setStatus(mailId, { status, error: code, isOutcomeKnown: error.responseCode !== undefined })
  if (!isPermanent) throw new Error(`Mail not delivered (${code}).`)
}

// A wrong password of ours is no error of the mail, which is retried until the setting is fixed.
function isRefusal({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= PERMANENT_FROM && code !== 'EAUTH'
}

function compose(mail: ClaimedMail, replyTo: string | undefined) {
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
