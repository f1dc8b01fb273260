import 'server-only'
import { DIVISION_KEYS, type DivisionKey } from '../rules/divisions'
import { divisionsOf, hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'

/** The squads whose players a member of staff looks after: all for a registrar, their own for a coach. */
export async function listOwnSquads(staff: Staff): Promise<DivisionKey[]> {
  const actor = { ...staff, collection: 'staff' }
  if (hasRole(actor, 'registrar')) return [...DIVISION_KEYS]
  if (!hasRole(actor, 'coach')) return []
  const { rows } = await pool().query<{ key: DivisionKey }>(
    'SELECT key::text FROM divisions WHERE id = ANY($1) ORDER BY "order"',
    [divisionsOf(actor)],
  )
  return rows.map(({ key }) => key)
}
