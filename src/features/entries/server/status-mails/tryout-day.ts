import 'server-only'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'

/** A player invited to a tryout day, with the status of the last answer's mail. */
export type Candidate = {
  id: string
  reference: string
  person: string
  status: string
  answer: string | null
  isSettled: boolean
}

export type TryoutDay = { candidates: Candidate[]; releaseAt: string | null }

/**
 * Returns the invited players of a tryout day; null if this member of staff may not read it. Coaches may read the day, but no
 * entries.
 */
export async function findTryoutDay(staff: Staff, id: string): Promise<TryoutDay | null> {
  const where = { id: { equals: id } }
  const { docs } = await asStaff(staff).find({
    collection: 'tryout-days',
    where,
    limit: 1,
    depth: 0,
    select: { releaseAt: true },
  })
  const day = docs[0]
  if (!day) return null
  const { rows } = await pool().query<Candidate>(
    `SELECT entry_id AS id, reference, person, status, answer, is_settled AS "isSettled" FROM tryout_candidates($1)`,
    [id],
  )
  return { candidates: rows, releaseAt: day.releaseAt ?? null }
}

/** Counts the players who still have to be notified. */
export function countUnsettled({ candidates }: TryoutDay): number {
  return candidates.filter(({ isSettled }) => !isSettled).length
}

/** Counts the held answers. */
export function countHeld({ candidates }: TryoutDay): number {
  return candidates.filter(({ answer }) => answer === 'held').length
}
