import 'server-only'
import { findFamilyLink } from '@/server/family-links'
import { pool } from '@/server/database/pool'
import { splitExport, type LeftOut } from '../../rules/child-export/file'
import type { DataLine } from '../../rules/child-file'
import { listStoredData } from './held'
import { CHILD_KINDS, describeChild, findChildIds, type Child, type ChildIds, type ChildRef } from './child'

/**
 * A guardian's request: the child's film room account, enrollment or entry, and the guardian's mail address, which the account or
 * the link to the entry proves.
 */
export type GuardianOf = { childRef: ChildRef; email: string | null }

/**
 * Returns the guardian's child with the records that certainly belong to this family. Entries are matched by name and date of
 * birth, which another household may share: only those sent from the family's own address, or linked to the enrollment, are
 * included.
 */
export async function findFamilyChild({ childRef, email }: GuardianOf): Promise<Child | null> {
  const found = await findChildIds(childRef)
  if (!found) return null
  const { rows } = await pool().query<ChildIds>(OF_FAMILY, [childRef.id, found.entries, found.members, email])
  return rows[0] ? describeChild(rows[0]) : null
}

const OF_FAMILY = `
  WITH own AS (
    SELECT player_id AS id FROM members WHERE id = $1 UNION SELECT player_id FROM enrolments WHERE id = $1
    UNION SELECT player_id FROM enrolments WHERE registration_id = $1 AND lower(guardian_email) = lower($4)
  ), enrolled AS (
    SELECT n.* FROM enrolments n JOIN own ON own.id = n.player_id
  )
  SELECT
    ARRAY(SELECT e.entry_id FROM inbox_entries e WHERE e.entry_id = ANY ($2::uuid[]) AND (
      e.entry_id = $1 OR (e.email <> '' AND e.email = lower($4)) OR e.entry_id IN (SELECT registration_id FROM enrolled)
      OR e.email IN (SELECT lower(guardian_email) FROM enrolled))) AS entries,
    ARRAY(SELECT id FROM own WHERE id IS NOT NULL) AS players,
    ARRAY(SELECT id FROM enrolled) AS enrolments,
    ARRAY(SELECT m.id FROM members m WHERE m.id = ANY ($3::uuid[]) AND (m.id = $1 OR m.player_id IN (SELECT id FROM own)))
      AS members`

/** Returns the guardian of an enrollment's private link while the link is valid and the player enrolled; else null. */
export async function findGuardianByLink(token: string): Promise<GuardianOf | null> {
  const link = await findFamilyLink(token, 'enrol')
  const { rowCount } = await pool().query(
    `SELECT FROM enrolments n JOIN players p ON p.id = n.player_id AND p.deleted_at IS NULL
     WHERE n.id = $1 AND n.state <> 'ended'`,
    [link?.entryId ?? null],
  )
  return link && rowCount ? { childRef: { kind: link.kind, id: link.entryId }, email: null } : null
}

/**
 * Returns the guardian of an entry's private link while the link is valid, whether or not the child has a place; else null. The
 * link was mailed to the address of the entry.
 */
export async function findGuardianByStatusLink(token: string): Promise<GuardianOf | null> {
  const link = await findFamilyLink(token, 'status')
  const { rows } = await pool().query<{ id: string; kind: string; email: string }>(
    `SELECT entry_id AS id, kind, email FROM inbox_entries
     WHERE kind = ANY ($2) AND entry_id = (SELECT coalesce(merged_into, entry_id) FROM inbox_entries WHERE entry_id = $1)`,
    [link?.entryId ?? null, CHILD_KINDS],
  )
  const [entry] = rows
  return entry ? { childRef: { kind: entry.kind, id: entry.id }, email: entry.email || null } : null
}

/** What a family sees of the file: the data it may read, and a mention of the rest. */
export type FamilyFile = { child: Child; included: DataLine[]; leftOut: LeftOut[] }

/** Returns all data about a guardian's own child as counts; null if the child is not theirs. */
export async function openFamilyFile(guardian: GuardianOf): Promise<FamilyFile | null> {
  const child = await findFamilyChild(guardian)
  if (!child) return null
  const held = await listStoredData(child)
  return { child, ...splitExport(held, 'the family') }
}
