import 'server-only'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { onFormConnections, pool } from '../database/pool'

/** Whether a form's table has an entry with this reference. Reveals nothing else. */
export async function isStoredReference(table: string, reference: string): Promise<boolean> {
  if (!REFERENCE_PATTERN.test(reference)) return false
  const { rowCount } = await onFormConnections(() =>
    pool().query(`SELECT 1 FROM ${table} WHERE reference = $1`, [reference]),
  )
  return rowCount === 1
}
