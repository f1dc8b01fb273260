import type { DefaultServerCellComponentProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { INBOX_KINDS, isInboxKind } from '../../rules/kinds'

/** The list column with a link to the mail's entry. */
export function MailEntryCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const { entryId, entryKind, reference } = rowData as Record<string, string | null | undefined>
  if (!entryId || !isInboxKind(entryKind)) return reference ? <span>{reference}</span> : null
  return (
    <a href={adminPaths.document(entryKind, entryId)}>
      {INBOX_KINDS[entryKind].one} {reference}
    </a>
  )
}
