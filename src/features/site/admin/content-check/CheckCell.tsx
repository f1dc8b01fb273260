import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { currentStaff } from '@/admin/current-staff'
import { hasRole } from '@/lib/roles'
import { logger } from '@/server/logger'
import { listContentWarnings } from '../../server/content-check/check'

/** The list column with the content check's result for a published article. Drafts show their warnings in the editor. */
export async function CheckCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  if (!rowData) return null
  const all = await findWarnings().catch(noteFailure)
  if (all === 'closed') return null
  const holder = await findHolder(rowData)
  if (holder) return `${holder} has it open`
  if (rowData._status !== 'published') return 'In the draft'
  if (!all) return 'Not checked just now'
  const findings = all.filter(({ document }) => document.kind === 'posts' && document.id === rowData.id)
  if (findings.length > 1) return `${findings.length} to look at`
  return findings[0]?.message ?? 'Good'
}

// The name of the colleague who edits the article: Payload adds the lock to the rows (collections/hooks/name-lock-holder.ts).
async function findHolder({
  _isLocked,
  _userEditing,
}: DefaultServerCellComponentProps['rowData']): Promise<string | null> {
  if (!_isLocked || !_userEditing) return null
  const staff = await currentStaff()
  return _userEditing.id === staff?.id ? null : String(_userEditing.email)
}

// The cache reads the warnings once for all rows.
const findWarnings = cache(async () => {
  const staff = await currentStaff()
  return staff && hasRole(staff, 'editor') ? listContentWarnings() : 'closed'
})

function noteFailure(error: unknown): null {
  logger.error({ err: error }, 'The texts could not be checked for the list of articles.')
  return null
}
