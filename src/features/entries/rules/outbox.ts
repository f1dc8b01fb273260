import { formatRecent, momentAt, toDay } from '@/lib/dates'
import { MAIL_LANGUAGES, type MailLanguage } from '@/lib/mail-languages'
import type { LoggedMail } from './mail-log'

/** Conditions of which a mail meets all, by field and operator of Payload. */
type Conditions = Record<string, Record<string, string | string[]>>[]

/** Returns the conditions of the filters above the outbox. Today is the day in Arizona. */
export function outboxFilters(now = new Date()): Record<'waiting' | 'failed' | 'sentToday', Conditions> {
  return {
    waiting: [{ status: { in: ['waiting', 'held'] } }],
    failed: [{ status: { equals: 'failed' } }],
    sentToday: [{ status: { equals: 'sent' } }, { sentAt: { greater_than_equal: momentAt(toDay(now), '00:00') } }],
  }
}

/** Describes the language of a mail and who wrote it: 'Spanish, by Kim Moreno', 'English, by you', 'English, automatic'. */
export function describeAuthor(language: MailLanguage, sentBy: string | null, reader: string | null): string {
  const author = sentBy ? `by ${sentBy === reader ? 'you' : sentBy}` : 'automatic'
  return `${MAIL_LANGUAGES[language]}, ${author}`
}

type TimedMail = Pick<LoggedMail, 'status' | 'sendAt' | 'sentAt' | 'createdAt' | 'lastError'> & { updatedAt: string }

const HOUR_MS = 60 * 60 * 1000

/** Whether the remaining time of a waiting mail is shown as a countdown: only within its last hour. */
export function isCountedDown({ status, sendAt }: Pick<TimedMail, 'status' | 'sendAt'>, now = Date.now()): boolean {
  return status === 'waiting' && sendAt !== null && Date.parse(sendAt) - now < HOUR_MS
}

/** Describes what became of a mail and when, as briefly as possible; empty while the countdown shows it. */
export function describeMoment(mail: TimedMail, now = new Date()): string {
  const { status, sendAt, sentAt, createdAt, updatedAt, lastError } = mail
  const at = (moment: string | null) => (moment ? formatRecent(moment, now) : 'soon')
  if (status === 'waiting') return isCountedDown(mail, now.getTime()) ? '' : `Goes out ${at(sendAt)}`
  if (status === 'held') return `Held with others until ${at(sendAt)}`
  if (status === 'sent') return `Sent ${at(sentAt)}`
  if (status === 'kept') return `Kept ${at(createdAt)}, no mail server`
  if (status === 'failed') return `Failed ${at(updatedAt)}`
  if (status === 'undone') return `Taken back ${at(updatedAt)}`
  return lastError ? `Tried, and tried again soon (${lastError})` : 'On its way'
}
