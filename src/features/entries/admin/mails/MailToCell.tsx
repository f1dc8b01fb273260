import type { DefaultServerCellComponentProps } from 'payload'
import { loadOrNull } from '@/admin/load'
import type { Mail } from '@/payload-types'
import { explainFailure } from '../../rules/mail-log'
import { findMailEntry } from '../../server/status-mails/outbox'
import styles from './outbox.module.css'

/** The list column of a mail's recipient: the family's name with the address; of a failed mail the address with the reason. */
export async function MailToCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const { id, lastError = null, status, to } = rowData as Mail
  if (status === 'failed') {
    return (
      <span className={styles.two}>
        {to}
        <small data-has-failed="true">{explainFailure(lastError)}</small>
      </span>
    )
  }
  const entry = await loadOrNull('outbox', () => findMailEntry(id))
  if (!entry?.contact || entry.email !== to.toLowerCase()) return to
  return (
    <span className={styles.two}>
      {entry.contact}
      <small>{to}</small>
    </span>
  )
}
