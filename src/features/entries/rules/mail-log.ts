import { formatMoment } from '@/lib/dates'

/** A mail, as shown in lists. */
export type LoggedMail = {
  id: string
  kind: string
  to: string
  subject: string
  text: string
  status: string
  lastError: string | null
  sentBy: string | null
  sendAt: string | null
  sentAt: string | null
  createdAt: string
}

/** A mail in the log of an entry. `isToEntry`: whether its address is the one that the entry has now. */
export type EntryMail = LoggedMail & { isToEntry: boolean }

/** Describes the status of a mail and its time in one sentence for staff. */
export function explainMail({ status, sendAt, sentAt, createdAt, lastError }: LoggedMail): string {
  if (status === 'waiting') return `Goes out ${moment(sendAt)}.`
  if (status === 'held') return `Held with the others of its day until ${moment(sendAt)}.`
  if (status === 'sent') return `Handed to the mail server ${moment(sentAt)}.`
  if (status === 'kept') return `Kept here, written ${moment(createdAt)}: no mail server is set.`
  if (status === 'failed') return `${explainFailure(lastError)} Written ${moment(createdAt)}.`
  if (status === 'undone') return `Taken back; it never went out. Written ${moment(createdAt)}.`
  return lastError ? `Tried, and tried again soon (${lastError}).` : 'On its way.'
}

/**
 * Explains why a mail could not be delivered, and what to do.
 * @param code the error code of the mail server or the connection
 */
export function explainFailure(code: string | null): string {
  if (code === ADDRESS_CORRECTED) return 'The address took no mail. It is corrected now: send this again.'
  if (isRefusal(code)) return `The address takes no mail (${code}): ask for another one.`
  if (code === 'EAUTH') return 'The mail server refused our sign-in (EAUTH): tell the person who runs the site.'
  if (code && /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|4\d\d$)/.test(code))
    return `The mail server could not be reached (${code}): send it again later.`
  return `It could not be delivered (${code ?? 'no code'}).`
}

/** The error code of a failed mail whose refused address was corrected since. */
export const ADDRESS_CORRECTED = 'CORRECTED'

/** Whether the address of a mail takes no mail. */
export function isAddressRefused({ status, lastError }: Pick<LoggedMail, 'status' | 'lastError'>): boolean {
  return status === 'failed' && isRefusal(lastError)
}

// Codes of SMTP that no later attempt changes (RFC 5321, 4.2.1).
function isRefusal(code: string | null): boolean {
  return /^5\d\d$/.test(code ?? '')
}

/** Whether a mail can still be undone. */
export function isUndoable({ status }: Pick<LoggedMail, 'status'>): boolean {
  return status === 'waiting' || status === 'held'
}

/** Whether a mail was sent, stored locally or failed, so that it can be sent again. */
export function isResendable({ status }: Pick<LoggedMail, 'status'>): boolean {
  return status === 'sent' || status === 'kept' || status === 'failed'
}

function moment(iso: string | null): string {
  return iso ? formatMoment(iso) : 'soon'
}
