import 'server-only'
import { KIND_ROLES } from '../../rules/kind-roles'
import type { Staff } from '@/payload-types'
import { listCities } from '../choices'
import { handlesKind } from '../kind-roles'
import { pool } from '@/server/database/pool'
import type { EntryDetails, Person, EntryRef } from '../../rules/entry'

/** Tags are suggested from this many of the newest tagged entries. */
const TAGGED_READ = 500
const VISIBLE_TAGS = 12

type Row = Omit<EntryDetails, 'kind' | 'id' | 'me' | 'colleagues' | 'usedTags' | 'cities' | 'dueAt'> & {
  dueAt: Date | null
}

/** Returns the internal data of an entry, for staff who handle its kind; else null. */
export async function findEntryDetails(staff: Staff, { kind, id }: EntryRef): Promise<EntryDetails | null> {
  if (!handlesKind(staff, kind)) return null
  const [{ rows }, colleagues, usedTags, cities] = await Promise.all([
    pool().query<Row>(ENTRY, [id, kind]),
    listColleagues({ kind, id }),
    listUsedTags(),
    listCities(staff),
  ])
  const row = rows[0]
  if (!row) return null
  const me = { id: staff.id, name: staff.name }
  return { ...row, dueAt: row.dueAt?.toISOString() ?? null, kind, id, me, colleagues, usedTags, cities }
}

/** Lists the active staff who handle the kind, by name. */
export async function listColleagues({ kind }: EntryRef): Promise<Person[]> {
  const { rows } = await pool().query<Person>(
    `SELECT s.id, s.name FROM staff s
     WHERE s.is_suspended IS NOT TRUE
       AND EXISTS (SELECT FROM staff_roles r WHERE r.parent_id = s.id AND r.value::text = ANY ($1))
     ORDER BY s.name`,
    [['admin', ...KIND_ROLES[kind]]],
  )
  return rows
}

const ENTRY = `
  SELECT e.reference, e.status, e.due_at AS "dueAt", e.call_promised AS "isCallPromised", e.tags, e.city, e.is_suspicious AS "isSuspicious",
    CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END AS assignee,
    CASE WHEN m.entry_id IS NOT NULL THEN json_build_object('id', m.entry_id, 'reference', m.reference) END AS "mergedInto",
    ARRAY (SELECT o.reference FROM inbox_entries o
      WHERE o.merged_into IS NULL AND e.merged_into IS NULL
        AND ((o.entry_id = e.duplicate_of AND NOT e.is_no_duplicate)
          OR (o.duplicate_of = e.entry_id AND NOT o.is_no_duplicate))
      ORDER BY o.received_at LIMIT 3) AS duplicates
  FROM inbox_entries e
    LEFT JOIN staff s ON s.id = e.assignee_id
    LEFT JOIN inbox_entries m ON m.entry_id = e.merged_into
  WHERE e.entry_id = $1 AND e.kind = $2`

async function listUsedTags(): Promise<string[]> {
  const { rows } = await pool().query<{ tag: string }>(
    `SELECT tag FROM (
       SELECT tags FROM inbox_entries WHERE tags <> '{}' ORDER BY received_at DESC LIMIT $1
     ) newest, unnest(tags) tag
     GROUP BY tag ORDER BY count(*) DESC, tag LIMIT $2`,
    [TAGGED_READ, VISIBLE_TAGS],
  )
  return rows.map(({ tag }) => tag)
}
