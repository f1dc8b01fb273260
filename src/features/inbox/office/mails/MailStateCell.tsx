import type { DefaultServerCellComponentProps } from 'payload'
import { explainMail, type LoggedMail } from '../../rules/mail-log'
import { StatusTag } from '../status/StatusTag'
import styles from './outbox.module.css'

/** The state of a mail in the outbox: its status, since or until when, and why it failed. */
export function MailStateCell({ cellData, rowData }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) {
  if (typeof cellData !== 'string') return null
  return (
    <span className={styles.state}>
      <StatusTag status={cellData} />
      <small>{explainMail(rowData as LoggedMail)}</small>
    </span>
  )
}
