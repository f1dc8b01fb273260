import 'server-only'
import { toDay } from '@/lib/dates'
import { pool, type Client } from '@/server/database/pool'
import type { Erasure, FamilyErasure } from '../../rules/erasure'
import { findChildIds, type ChildIds, type ChildRef } from '../child-file/child'
import { findHold } from '../retention/holds'

const COLUMNS = `id, asked_by AS "requestedBy", asked_by_name AS "requestedByName", asked_at AS "requestedAt", due_at AS "dueAt",
  agreed_by_name AS "approvedByName", agreed_at AS "approvedAt", erases_at AS "erasesAt",
  taken_back_at AS "canceledAt", erased_at AS "erasedAt"`

export const IS_OPEN = 'erased_at IS NULL AND taken_back_at IS NULL'

type Moment = 'requestedAt' | 'dueAt' | 'approvedAt' | 'erasesAt' | 'canceledAt' | 'erasedAt'
/** A request as returned by PostgreSQL, with dates. */
type ErasureRow = Omit<Erasure, Moment> & { [Name in Moment]: null extends Erasure[Name] ? Date | null : Date }

/** Returns the open erasure request of a child; null without one. */
export async function findErasure(
  { entries, players, enrolments, members }: ChildIds,
  db: Client = pool(),
): Promise<Erasure | null> {
  const { rows } = await db.query<ErasureRow>(
    `SELECT ${COLUMNS} FROM erasures WHERE ${IS_OPEN} AND (entries && $1::uuid[] OR players && $2::uuid[]
       OR enrolments && $3::uuid[] OR members && $4::uuid[]) ORDER BY asked_at LIMIT 1`,
    [entries, players, enrolments, members],
  )
  return rows[0] ? withText(rows[0]) : null
}

/** Returns the open erasure request for the child of any of its records, for its family. */
export async function findErasureAt(childRef: ChildRef): Promise<FamilyErasure | null> {
  const ids = await findChildIds(childRef)
  const erasure = ids && (await findErasure(ids))
  return erasure && { ...erasure, isOnHold: (await findHold(ids, toDay(new Date()))) !== null }
}

/** Returns the open erasure request for the child of a member account. */
export function findErasureOf(member: string): Promise<FamilyErasure | null> {
  return findErasureAt({ kind: 'members', id: member })
}

/** Returns when the open erasure requests of members were made (YYYY-MM-DD in Arizona), by member. */
export async function listErasureDays(members: string[]): Promise<Map<string, string>> {
  const { rows } = await pool().query<{ member: string; requestedAt: Date }>(
    `SELECT member, min(asked_at) AS "requestedAt" FROM erasures, unnest(members) AS member
     WHERE ${IS_OPEN} AND member = ANY($1::uuid[]) GROUP BY member`,
    [members],
  )
  return new Map(rows.map(({ member, requestedAt }) => [member, toDay(requestedAt)]))
}

function withText<Row extends ErasureRow>({
  requestedAt,
  dueAt,
  approvedAt,
  erasesAt,
  canceledAt,
  erasedAt,
  ...row
}: Row) {
  return {
    ...row,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    erasesAt: erasesAt?.toISOString() ?? null,
    canceledAt: canceledAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
  }
}
