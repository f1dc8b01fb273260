import 'server-only'
import { pool, type Client } from '@/server/database/pool'
import type { RetentionPeriods } from '../../rules/retention'
import { readRetention } from '../retention/settings'

/** The record from which a child's file was opened: on the roster, or sent by the family. */
export type ChildRef = { kind: string; id: string }

/** The ids of all records about one child. */
export type ChildIds = { entries: string[]; players: string[]; enrolments: string[]; members: string[] }

/** A child with its ids and key facts. */
export type Child = ChildIds & {
  name: string
  firstName: string
  born: string | null
  division: string | null
  guardian: { name: string; phone: string | null } | null
  /** The last day of the current season. */
  seasonEnds: string | null
  /** The last day on which one of the child's entries changed. */
  lastWord: string | null
  isOnRoster: boolean
  periods: RetentionPeriods
}

/** The kinds of entries about a child. */
export const CHILD_KINDS: string[] = ['player-registrations', 'tryout-registrations', 'applications']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// Entries belong to the same child if they have the same name, and the same mail address, phone or date of birth. Merged
// entries always belong together. Siblings have other names.
const SAME_CHILD = `
  other.merged_into = known.entry_id OR known.merged_into = other.entry_id
  OR (other.kind = ANY ($2) AND other.person_key = known.person_key AND (
    (other.email <> '' AND other.email = known.email) OR (other.phone <> '' AND other.phone = known.phone)
    OR other.born = known.born))`

const ENTRIES = `
  WITH RECURSIVE about AS (
    SELECT e.* FROM inbox_entries e WHERE e.kind = ANY ($2) AND (e.entry_id = ANY ($1)
      OR EXISTS (SELECT FROM players p JOIN enrolments n ON n.player_id = p.id
        WHERE p.id = ANY ($1) AND (n.registration_id = e.entry_id
          OR (e.person_key = inbox_fold(p.first_name || ' ' || p.last_name)
            AND (e.email = lower(n.guardian_email) OR e.born::text = n.date_of_birth)))))
    UNION
    SELECT other.* FROM about known JOIN inbox_entries other ON ${SAME_CHILD}
  )
  SELECT DISTINCT entry_id AS id FROM about`

// Returns the start of the search: the entry itself, or the player of a record of the roster or film room.
function seedOf(db: Client, kind: string, id: string): Promise<string[]> | string[] {
  if (kind === 'enrolments') return listIds(db, 'SELECT player_id AS id FROM enrolments WHERE id = $1', [id])
  if (kind === 'members') return listIds(db, 'SELECT player_id AS id FROM members WHERE id = $1', [id])
  return kind === 'players' || CHILD_KINDS.includes(kind) ? [id] : []
}

/**
 * Returns the ids of one child for any of its records; null if the record does not exist.
 * @param db a transaction's connection, for callers that must see their own changes
 */
export async function findChildIds({ kind, id }: ChildRef, db: Client = pool()): Promise<ChildIds | null> {
  const first = UUID.test(id) ? await seedOf(db, kind, id) : []
  const entries = await listIds(db, ENTRIES, [first, CHILD_KINDS])
  const players = await listIds(
    db,
    `SELECT player_id AS id FROM enrolments WHERE registration_id = ANY ($1) AND player_id IS NOT NULL
     UNION SELECT id FROM players WHERE id = ANY ($2)`,
    [entries, first],
  )
  const account = kind === 'members' && UUID.test(id) ? [id] : []
  const enrolments = await listIds(
    db,
    'SELECT id FROM enrolments WHERE player_id = ANY ($1) OR registration_id = ANY ($2)',
    [players, entries],
  )
  const members = await listIds(
    db,
    `SELECT id FROM members WHERE player_id = ANY ($1) OR (id = ANY ($2) AND role = 'player')`,
    [players, account],
  )
  const isUnknown = [entries, players, members].every((list) => list.length === 0)
  return isUnknown ? null : { entries, players, enrolments, members }
}

/** Returns the child of a record with the facts for its file; null if the record does not exist. */
export async function findChild(childRef: ChildRef, db: Client = pool()): Promise<Child | null> {
  const ids = await findChildIds(childRef, db)
  return ids && describeChild(ids, db)
}

/** Returns a child with its key facts by its ids. */
export async function describeChild(ids: ChildIds, db: Client = pool()): Promise<Child | null> {
  const { players, entries, enrolments, members } = ids
  const { rows } = await db.query<Omit<Child, keyof ChildIds | 'periods'>>(ABOUT, [
    players,
    entries,
    enrolments,
    members,
  ])
  const { periods } = await readRetention(db)
  return rows[0] ? { ...ids, ...rows[0], periods } : null
}

const ABOUT = `
  SELECT coalesce(p.first_name || ' ' || p.last_name, e.person, m.name) AS name,
    coalesce(p.first_name, split_part(coalesce(e.person, m.name), ' ', 1)) AS "firstName",
    coalesce(n.date_of_birth::text, e.born::text) AS born,
    p.division::text AS division,
    CASE WHEN coalesce(n.guardian_name, e.contact) <> '' THEN json_build_object(
      'name', coalesce(n.guardian_name, e.contact), 'phone', coalesce(n.guardian_phone, e.phone)) END AS guardian,
    (SELECT to_char(ends_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM seasons WHERE state = 'current' LIMIT 1)
      AS "seasonEnds",
    (SELECT to_char(max(updated_at) AT TIME ZONE 'America/Phoenix', 'YYYY-MM-DD') FROM inbox_entries
      WHERE entry_id = ANY ($2)) AS "lastWord",
    p.id IS NOT NULL AND p.deleted_at IS NULL AS "isOnRoster"
  FROM (VALUES (1)) one
    LEFT JOIN LATERAL (SELECT * FROM players WHERE id = ANY ($1)
      ORDER BY deleted_at IS NOT NULL, updated_at DESC LIMIT 1) p ON true
    LEFT JOIN LATERAL (SELECT * FROM enrolments WHERE id = ANY ($3) ORDER BY updated_at DESC LIMIT 1) n ON true
    LEFT JOIN LATERAL (SELECT * FROM inbox_entries WHERE entry_id = ANY ($2)
      ORDER BY merged_into IS NOT NULL, received_at DESC LIMIT 1) e ON true
    LEFT JOIN members m ON m.id = ($4::uuid[])[1]`

async function listIds(db: Client, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}
