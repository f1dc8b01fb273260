import 'server-only'
import { arizonaToday } from '@/lib/birthday'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import type { EntryRef } from '../../rules/entry'
import type { InboxKind } from '../../rules/kinds'
import { kindsOf, handlesKind } from '../kind-roles'

const VISIBLE_MAX = 6

/** Another entry of the same family. */
export type HouseholdEntry = {
  id: string
  kind: InboxKind
  person: string
  /** In years; null for an entry without an age. */
  age: number | null
  status: string
  /** An ISO timestamp in UTC. */
  receivedAt: string
}

/**
 * Lists the newest entries with the same email or phone, of the kinds that the member of staff handles. `total` also counts
 * those that are not listed.
 */
export async function listHousehold(
  staff: Staff,
  { kind, id }: EntryRef,
): Promise<{ entries: HouseholdEntry[]; total: number }> {
  if (!handlesKind(staff, kind)) return { entries: [], total: 0 }
  const { rows } = await pool().query<Omit<HouseholdEntry, 'receivedAt'> & { receivedAt: Date; total: number }>(
    HOUSEHOLD,
    [id, kindsOf(staff), arizonaToday(), VISIBLE_MAX],
  )
  return {
    entries: rows.map(({ total: _total, receivedAt, ...entry }) => ({
      ...entry,
      receivedAt: receivedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}

// Two index scans: an OR over both columns would scan the whole table.
const HOUSEHOLD = `
  WITH own AS (SELECT entry_id, email, phone FROM inbox_entries WHERE entry_id = $1),
  found AS (
    SELECT e.* FROM own JOIN inbox_entries e ON e.email = own.email AND own.email <> ''
    UNION
    SELECT e.* FROM own JOIN inbox_entries e ON e.phone = own.phone AND own.phone <> ''
  )
  SELECT e.entry_id AS id, e.kind, e.person, e.status, e.received_at AS "receivedAt",
    extract(year FROM age($3::date, e.born_about))::int AS age, count(*) OVER ()::int AS total
  FROM found e
  WHERE e.entry_id <> $1 AND e.merged_into IS NULL AND e.status <> 'spam' AND e.kind = ANY ($2)
  ORDER BY e.received_at DESC LIMIT $4`
