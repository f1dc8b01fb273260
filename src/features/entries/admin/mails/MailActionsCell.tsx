import type { DefaultServerCellComponentProps } from 'payload'
import { loadOrNull } from '@/admin/load'
import type { Mail } from '@/payload-types'
import { isAddressRefused } from '../../rules/mail-log'
import { findMailEntry } from '../../server/status-mails/outbox'
import { MailRowActions } from './MailRowActions.client'

/** The list column with what can be done about a mail. */
export async function MailActionsCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  if (!rowData) return null
  const { id, subject, status, to, entryId = null, entryKind = null, lastError = null } = rowData as Mail
  const isRefused = isAddressRefused({ status, lastError })
  const entry = isRefused ? await loadOrNull('outbox', () => findMailEntry(id)) : null
  const wrongAddress = entry?.email === to.toLowerCase() ? to : null
  return <MailRowActions mail={{ id, subject, status, entryId, entryKind }} wrongAddress={wrongAddress} />
}
