import type { DefaultServerCellComponentProps } from 'payload'
import { loadOrNull } from '@/admin/load'
import { adminPaths } from '@/lib/admin-paths'
import { telHref } from '@/lib/phone-numbers'
import type { Mail } from '@/payload-types'
import { readablePhone } from '../../rules/case-facts'
import { statusLabel } from '../../rules/flow'
import { INBOX_KINDS } from '../../rules/kinds'
import { findMailEntry } from '../../server/status-mails/outbox'
import styles from './outbox.module.css'

/** The list column with a link to the mail's entry, and the entry's status below; of a failed mail the phone too. */
export async function MailEntryCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  if (!rowData) return null
  const { id, reference, status } = rowData as Mail
  const entry = await loadOrNull('outbox', () => findMailEntry(id))
  if (!entry) return reference ? <span>{reference}</span> : null
  const { one, flow } = INBOX_KINDS[entry.kind]
  return (
    <span className={styles.two}>
      <a href={adminPaths.document(entry.kind, entry.id)}>{entry.person || reference}</a>
      <small>{`${one}: ${statusLabel(entry.status, flow)}`}</small>
      {status === 'failed' && entry.phone && <a href={telHref(entry.phone)}>Call {readablePhone(entry.phone)}</a>}
    </span>
  )
}
