import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { loadOrNull } from '@/admin/load'
import { suggestAddress } from '@/lib/email-typos'
import type { Mail } from '@/payload-types'
import { explainMail, isAddressRefused, type LoggedMail } from '../../rules/mail-log'
import { findMailEntry } from '../../server/status-mails/outbox'
import { MailEntryCell } from './MailEntryCell'
import { MailRowActions } from './MailRowActions.client'
import styles from './outbox.module.css'

/** The list column with what can be done about a mail. */
export function MailActionsCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  return rowData ? <Actions mail={rowData as Mail} /> : null
}

/** The panel above a mail: what became of it, its entry, and what can be done about it. */
export function MailPanel({ id, data }: UIFieldServerProps) {
  if (!id) return null
  const mail = { ...data, id } as Mail
  return (
    <div className={styles.panel}>
      <p>{explainMail(mail as LoggedMail)}</p>
      <MailEntryCell rowData={mail} />
      <Actions mail={mail} isOnPage />
    </div>
  )
}

async function Actions({ mail, isOnPage }: { mail: Mail; isOnPage?: boolean }) {
  const { id, subject, status, to, entryId = null, entryKind = null, lastError = null } = mail
  const isRefused = isAddressRefused({ status, lastError })
  const entry = isRefused ? await loadOrNull('outbox', () => findMailEntry(id)) : null
  const refused = entry?.email === to.toLowerCase() ? { address: to, meant: suggestAddress(to) } : null
  return <MailRowActions mail={{ id, subject, status, entryId, entryKind }} refused={refused} isOnPage={isOnPage} />
}
