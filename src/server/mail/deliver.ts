import type { JobHelpers } from 'graphile-worker'
import { env } from '../env'
import { mailHtml } from './html'
import { claimMail, keepMail, rescheduleDelivery, setStatus, type ClaimedMail } from './delivery-status'
import { handOver } from './transport'

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
  if (!env().SMTP_URL) return (await keepMail(mailId)) ? undefined : rescheduleDelivery(mailId)
  const mail = await claimMail(mailId)
  if (!mail) return rescheduleDelivery(mailId)
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
