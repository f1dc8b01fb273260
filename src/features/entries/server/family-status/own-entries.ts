import 'server-only'
import * as z from 'zod'
import { memberHandler } from '@/features/members/server/api'
import { paths } from '@/lib/paths'
import { makeFamilyLink } from '@/server/family-links'
import { pool } from '@/server/database/pool'
import { refuse, seeOther } from '@/server/http/answers'
import { FAMILY_LABELS, stageOf, type EntryStatus, type FamilyKind, type Stage } from '../../rules/stages'
import { NOTIFIED } from './queries'

const LISTED_MAX = 8
/** The lifetime in days of a link that a signed-in parent opens for themselves. */
const OWN_LINK_DAYS = 1

/** A parent, and the accounts of the linked children. */
type Parent = { email: string | null; children: readonly string[] }

/** What a parent sent about a linked child. */
export type OwnEntry = {
  id: string
  kind: FamilyKind
  /** The child's film room account. */
  child: string
  stage: Stage
  receivedAt: string
  /** The time by which we promised an answer; null once there is one. */
  dueAt: string | null
  isLate: boolean
}

type Row = Omit<OwnEntry, 'stage' | 'receivedAt' | 'dueAt'> & EntryStatus & { receivedAt: Date; dueAt: Date | null }

/**
 * Lists the newest entries about a parent's children in one statement. An entry is theirs when it was sent from the parent's
 * address and names a linked child, or when the child's enrollment refers to it. The address alone does not suffice, because
 * staff may have mistyped it; neither does the name, which two children may share. A merged entry leads to the remaining one.
 * A child who was taken off the roster keeps its entries.
 */
export async function listOwnEntries({ email, children }: Parent): Promise<OwnEntry[]> {
  const { rows } = await pool().query<Row>(OWN_ENTRIES, [children, email, Object.keys(FAMILY_LABELS), LISTED_MAX])
  return rows.map(({ status, notified, isHeld, receivedAt, dueAt, ...entry }) => ({
    ...entry,
    stage: stageOf({ status, notified, isHeld }),
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  }))
}

/** POST /members/entry-open: opens the status of a parent's own entry with a new private link. */
export const postOpenEntry = memberHandler({
  name: 'entry-open',
  schema: z.object({ entry: z.uuid('This is no entry.') }),
  roles: ['parent'],
  run: async ({ email, children }, { entry }) => {
    const entries = await listOwnEntries({ email, children: children.map(({ id }) => id) })
    const found = entries.find(({ id }) => id === entry)
    if (!found) return refuse(404, 'There is no such entry of yours.')
    const link = { purpose: 'status', kind: found.kind, entryId: found.id, days: OWN_LINK_DAYS } as const
    return seeOther(paths.familyStatus(await makeFamilyLink(pool(), link)))
  },
})

const OWN_ENTRIES = `
  WITH own AS (
    SELECT m.id AS child, p.id AS player, inbox_fold(p.first_name || ' ' || p.last_name) AS person_key
    FROM members m JOIN players p ON p.id = m.player_id
    WHERE m.id = ANY ($1::uuid[]) AND m.role = 'player'
  ), found AS (
    SELECT coalesce(e.merged_into, e.entry_id) AS id, own.child
    FROM inbox_entries e JOIN own ON own.person_key = e.person_key WHERE e.email = lower($2) AND e.email <> ''
    UNION
    SELECT coalesce(e.merged_into, e.entry_id), own.child
    FROM own JOIN enrolments n ON n.player_id = own.player JOIN inbox_entries e ON e.entry_id = n.registration_id
  )
  SELECT e.entry_id AS id, e.kind, found.child, e.status, notified.status AS notified,
    coalesce(d.release_at > now(), false) AS "isHeld", e.received_at AS "receivedAt", e.due_at AS "dueAt",
    coalesce(e.due_at < now(), false) AS "isLate"
  FROM found JOIN inbox_entries e ON e.entry_id = found.id
  LEFT JOIN tryout_registrations t ON t.id = e.entry_id
  LEFT JOIN tryout_days d ON d.id = t.tryout_day_id
  ${NOTIFIED}
  WHERE e.kind = ANY ($3) AND e.status <> 'spam' AND e.merged_into IS NULL
  ORDER BY e.received_at DESC, e.entry_id LIMIT $4`
