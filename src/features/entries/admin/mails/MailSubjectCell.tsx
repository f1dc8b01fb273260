import type { DefaultServerCellComponentProps } from 'payload'
import { currentStaff } from '@/admin/current-staff'
import { loadOrNull } from '@/admin/load'
import { adminPaths } from '@/lib/admin-paths'
import type { Mail } from '@/payload-types'
import type { LoggedMail } from '../../rules/mail-log'
import { describeAuthor, describeMoment } from '../../rules/outbox'
import styles from './outbox.module.css'

/** The list column of a mail's subject, which leads to the mail, with its language, author and time below. */
export async function MailSubjectCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const { id, language, sentBy = null, status, subject, ...mail } = rowData as Mail
  const staff = await loadOrNull('outbox', currentStaff)
  const author = describeAuthor(language, sentBy, staff && staff.name)
  const moment = describeMoment({ ...(mail as unknown as LoggedMail), status, updatedAt: mail.updatedAt })
  return (
    <span className={styles.two}>
      <a href={adminPaths.document('mails', id)}>{status === 'undone' ? <s>{subject}</s> : subject}</a>
      <small>{moment ? `${author}. ${moment}` : author}</small>
    </span>
  )
}
