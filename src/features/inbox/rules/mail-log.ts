import { formatMoment } from '@/lib/dates'

/** A mail about an entry, as its log shows it. */
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

/** Where a mail stands and since when, in one sentence for staff. */
export function explainMail({ status, sendAt, sentAt, createdAt, lastError }: LoggedMail): string {
  if (status === 'waiting') return `Goes out ${moment(sendAt)}.`
  if (status === 'held') return `Held with the others of its day until ${moment(sendAt)}.`
  if (status === 'sent') return `Handed to the mail server ${moment(sentAt)}.`
  if (status === 'kept') return `Kept here, written ${moment(createdAt)}: no mail server is set.`
  if (status === 'failed') return `Could not be delivered (${lastError ?? 'no code'}), written ${moment(createdAt)}.`
  if (status === 'undone') return `Taken back; it never went out. Written ${moment(createdAt)}.`
  return lastError ? `Tried, and tried again soon (${lastError}).` : 'On its way.'
}

/** Whether a mail can still be taken back. */
export function isUndoable({ status }: Pick<LoggedMail, 'status'>): boolean {
  return status === 'waiting' || status === 'held'
}

/** Whether a mail is through, so that it can be sent once more. */
export function isResendable({ status }: Pick<LoggedMail, 'status'>): boolean {
  return status === 'sent' || status === 'kept' || status === 'failed'
}

function moment(iso: string | null): string {
  return iso ? formatMoment(iso) : 'soon'
}
