import 'server-only'
import type { Client } from '@/server/database/pool'
import { CANCEL_DAYS } from '../../rules/erasure'
import type { Cutoffs } from '../../rules/retention'
import { findChild, type Child, type ChildRef } from '../child-file/child'
import { findErasure } from '../erasure/open'

/** Whose data is due: of families who led to no place, and of players who left. */
type RetentionSubject = 'entries' | 'players'

const OLD_ENTRIES = `SELECT e.kind, e.entry_id AS id FROM inbox_entries e
  WHERE e.kind IN ('player-registrations', 'tryout-registrations', 'applications') AND e.updated_at < $1::date
    AND NOT EXISTS (SELECT FROM enrolments n WHERE n.registration_id = e.entry_id) ORDER BY e.received_at`
const FORMER_PLAYERS = `SELECT 'players' AS kind, id FROM players WHERE deleted_at < $1::date ORDER BY deleted_at`

/**
 * Returns the children whose last record is older than their period, each once. Children with an open erasure are left out.
 * A player who left and wrote again stays until that entry is due as well.
 */
export async function listDueChildren(db: Client, leaving: RetentionSubject, cutoffs: Cutoffs): Promise<Child[]> {
  const { rows } = await (leaving === 'players'
    ? db.query<ChildRef>(FORMER_PLAYERS, [cutoffs.roster])
    : db.query<ChildRef>(OLD_ENTRIES, [cutoffs.entry]))
  const due: Child[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    if (seen.has(row.id)) continue
    const child = await findChild(row, db)
    if (!child) continue
    for (const id of [...child.entries, ...child.players]) seen.add(id)
    if (isDue(child, leaving, cutoffs) && !(await findErasure(child, db))) due.push(child)
  }
  return due
}

function isDue({ players, isOnRoster, lastWord }: Child, leaving: RetentionSubject, { entry }: Cutoffs): boolean {
  const isSilent = lastWord === null || lastWord < entry
  if (leaving === 'players') return !isOnRoster && isSilent
  return players.length === 0 && isSilent
}

/** Schedules the erasure of a child, which staff can take back for seven days. */
export async function scheduleErasure(db: Client, { entries, players, enrolments, members }: Child): Promise<void> {
  await db.query(
    `INSERT INTO erasures (entries, players, enrolments, members, asked_by_name, due_at, agreed_by_name, agreed_at, erases_at)
     VALUES ($1, $2, $3, $4, 'the retention period', now() + make_interval(days => $5), 'The retention period', now(),
       now() + make_interval(days => $5))`,
    [entries, players, enrolments, members, CANCEL_DAYS],
  )
}
