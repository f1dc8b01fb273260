import 'server-only'
import { inArray } from '@payloadcms/db-postgres/drizzle'
import { divisions } from '@/database-tables'
import { DIVISION_KEYS, type DivisionKey } from '../rules/divisions'
import { divisionsOf, hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { orm } from '@/server/database/orm'

/** Returns the squads a staff member is responsible for: all for a registrar, their own for a coach. */
export async function listOwnSquads(staff: Staff): Promise<DivisionKey[]> {
  const actor = { ...staff, collection: 'staff' }
  if (hasRole(actor, 'registrar')) return [...DIVISION_KEYS]
  if (!hasRole(actor, 'coach')) return []
  const { id, key, order } = divisions
  const squads = await orm()
    .select({ key })
    .from(divisions)
    .where(inArray(id, divisionsOf(actor)))
    .orderBy(order)
  return squads.map((squad) => squad.key)
}
