import type pg from 'pg'
import { decryptEdit } from '@/server/encryption/rows'
import { ownSecret } from './members'

type Edit = { field: string; before: string | null; after: string | null }

/** Returns the changed fields of an entry, decrypted, oldest first. */
export async function listEdits(db: Pick<pg.Pool, 'query'>, entryId: unknown): Promise<Edit[]> {
  ownSecret()
  const { rows } = await db.query<Edit>(
    'SELECT field, before, after FROM registration_edits WHERE entry_id = $1 ORDER BY id',
    [entryId],
  )
  return rows.map((edit) => decryptEdit(String(entryId), edit))
}
