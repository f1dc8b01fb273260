import 'server-only'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { asStaff } from '@/server/payload'
import type { EntryPreview } from '@/features/entries/rules/written'
import { findEntries } from './bulk'
import { type Scope, findWritten } from '@/features/entries/server/api'

/**
 * Reads the answers of an entry for the quick view. It counts as an opening: Payload reads the document as this member of
 * staff, which checks the access and audits it. Null if there is no such entry.
 */
export async function previewEntry(staff: Staff, scope: Scope, id: string): Promise<EntryPreview | null> {
  const entry = (await findEntries([id], scope, pool())).get(id)
  if (!entry) return null
  const { kind, person, reference, status } = entry
  await asStaff(staff).findByID({ collection: kind, id, depth: 0, select: { reference: true } as never })
  const sections = await findWritten(staff, { kind, id })
  return sections && { id, kind, person, reference, status, sections }
}
