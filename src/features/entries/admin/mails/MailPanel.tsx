import type { UIFieldServerProps } from 'payload'
import { currentStaff } from '@/admin/current-staff'
import { loadOrNull } from '@/admin/load'
import { formatMoment } from '@/lib/dates'
import type { Mail } from '@/payload-types'
import { explainMail, type LoggedMail } from '../../rules/mail-log'
import { describeAuthor } from '../../rules/outbox'
import { MailPreview } from '../shared/MailPreview'
import { StatusTag } from '../shared/StatusTag'
import { MailActions } from './MailActionsCell'
import { MailEntryCell } from './MailEntryCell'
import styles from './outbox.module.css'

/** The page of a mail: the letter, and beside it what became of it, its entry, and what can be done about it. */
export async function MailPanel({ id, data }: UIFieldServerProps) {
  if (!id) return null
  const mail = { ...data, id } as Mail
  const { language, sentBy = null, status, subject, text, to } = mail
  const staff = await loadOrNull('outbox', currentStaff)
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <StatusTag status={status} />
        <p>{explainMail(mail as LoggedMail)}</p>
        <MailEntryCell rowData={mail} />
        <MailActions mail={mail} isOnPage />
        <p className={styles.notes}>
          {describeAuthor(language, sentBy, staff && staff.name)}. {describeDelivery(mail).join(' ')}
        </p>
      </div>
      <MailPreview label="The mail" to={to} subject={subject} text={text} />
    </div>
  )
}

function describeDelivery({ attempts, calendar, handedAt, mayBeRepeated, reference }: Mail): string[] {
  return [
    reference ? `Reference ${reference}.` : '',
    calendar ? 'A calendar file goes with it.' : '',
    attempts && attempts > 1 ? `Tried ${attempts} times.` : '',
    handedAt ? `The mail server got it ${formatMoment(handedAt)}, and has not said what became of it.` : '',
    mayBeRepeated ? 'It may have arrived twice: the outcome of an earlier attempt was lost.' : '',
  ].filter(Boolean)
}
