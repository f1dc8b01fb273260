import type { DefaultServerCellComponentProps } from 'payload'
import { loadOrNull } from '@/admin/load'
import { suggestAddress } from '@/lib/email-typos'
import type { Mail } from '@/payload-types'
import { isAddressRefused } from '../../rules/mail-log'
import { findMailEntry } from '../../server/status-mails/outbox'
import { MailRowActions } from './MailRowActions.client'

/** The list column with what can be done about a mail. */
export function MailActionsCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  return rowData ? <MailActions mail={rowData as Mail} /> : null
}

/** What can be done about a mail, in its row of the list or on its page. */
export async function MailActions({ mail, isOnPage }: { mail: Mail; isOnPage?: boolean }) {
  const { id, subject, status, to, entryId = null, entryKind = null, lastError = null } = mail
  const isRefused = isAddressRefused({ status, lastError })
  const entry = isRefused ? await loadOrNull('outbox', () => findMailEntry(id)) : null
  const refused = entry?.email === to.toLowerCase() ? { address: to, meant: suggestAddress(to) } : null
  return <MailRowActions mail={{ id, subject, status, entryId, entryKind }} refused={refused} isOnPage={isOnPage} />
}
