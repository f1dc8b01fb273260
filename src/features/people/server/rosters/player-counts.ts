import 'server-only'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { listMissingPapers } from '../narrowed-lists'

export type PlayerCounts = { all: number; byDivision: ReadonlyMap<string, number>; missingPapers: number }

/** Counts the players that this member of staff may read: all, by division, and those whose papers are missing. */
export async function countPlayers(staff: Staff): Promise<PlayerCounts> {
  const [{ docs }, missing] = await Promise.all([
    asStaff(staff).find({ collection: 'players', select: { division: true }, pagination: false, depth: 0 }),
    listMissingPapers(pool()),
  ])
  const lacking = new Set(missing)
  const byDivision = new Map<string, number>()
  for (const { division } of docs) byDivision.set(division, (byDivision.get(division) ?? 0) + 1)
  return { all: docs.length, byDivision, missingPapers: docs.filter(({ id }) => lacking.has(id)).length }
}
