import type { DefaultServerCellComponentProps } from 'payload'
import { explainMail, type LoggedMail } from '../../rules/mail-log'
import { StatusTag } from '../shared/StatusTag'
import styles from './outbox.module.css'

/** The status column of the outbox: the status with its time, and the error of a failed mail. */
export function MailStateCell({ cellData, rowData }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) {
  if (typeof cellData !== 'string') return null
  return (
    <span className={styles.state}>
      <StatusTag status={cellData} />
      <small>{explainMail(rowData as LoggedMail)}</small>
    </span>
  )
}
