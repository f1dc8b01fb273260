import 'server-only'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'

/** Somebody who was invited to a tryout day, and the mail that told where they stand. */
export type Candidate = {
  id: string
  reference: string
  person: string
  status: string
  answer: string | null
  isSettled: boolean
}

export type TryoutDay = { candidates: Candidate[]; releaseAt: string | null }

/** Who is on a tryout day; null when this member of staff may not see it. Coaches see the day, and no family's entry. */
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

/** How many still wait to be told. */
export function countUnsettled({ candidates }: TryoutDay): number {
  return candidates.filter(({ isSettled }) => !isSettled).length
}

/** How many answers are held. */
export function countHeld({ candidates }: TryoutDay): number {
  return candidates.filter(({ answer }) => answer === 'held').length
}
