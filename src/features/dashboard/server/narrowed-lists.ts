import type pg from 'pg'
import { WARNED_BEFORE } from '@/lib/credentials'
import { RETENTION_DEFAULTS } from '@/features/privacy/rules/retention'
import { TIME_ZONE } from '@/lib/dates'
import { PLANNED_PUBLICATIONS } from '@/server/content/planned-publications'

/** A database connection, from a list of the admin or from a count. */
export type Database = Pick<pg.Pool, 'query'>

const TODAY = `(now() AT TIME ZONE '${TIME_ZONE}')::date`
// One row for each credential of each active coach, with the rules of src/lib/credentials.ts.
const COACHES = `FROM staff s JOIN staff_roles r ON r.parent_id = s.id AND r.value = 'coach'
  LEFT JOIN coach_settings n ON true
  CROSS JOIN LATERAL (VALUES (s.background_check_ends_on, n.background_check), (s.first_aid_ends_on, n.first_aid),
    (s.safe_sport_ends_on, n.safe_sport)) entered (ends_at, is_needed)
  CROSS JOIN LATERAL (SELECT (entered.ends_at AT TIME ZONE 'UTC')::date AS ends_on,
    coalesce(entered.is_needed, true) AS is_needed) c
  WHERE s.is_suspended IS NOT TRUE`

// The same words as namesInPart() compares (features/people/rules/player-names.ts), with a space before and after each.
function normalizedSql(text: string): string {
  const names = `regexp_replace(inbox_fold(${text}), '[''’]s\\M', '', 'g')`
  return `' ' || btrim(regexp_replace(translate(${names}, '''’', ''), '[^[:alnum:]]+', ' ', 'g')) || ' '`
}

const PLANNED = `SELECT DISTINCT id FROM (${PLANNED_PUBLICATIONS}) planned WHERE collection = 'posts'`

const IS_LACKING = `coalesce(c.ends_on < ${TODAY}, c.is_needed)`

/** Lists that cannot be filtered by a condition on a document's own fields, each with the statement that finds its ids. */
const STATEMENTS = {
  // Active members whose access code expires within two weeks.
  'expiring-codes': `SELECT m.id FROM member_secrets s JOIN members m ON m.id = s.member_id
    WHERE m.is_active AND s.code_hash IS NOT NULL
      AND s.code_expires_at > now() AND s.code_expires_at <= now() + interval '14 days'`,
  // Articles scheduled for publication, and those within a week.
  planned: PLANNED,
  scheduled: `${PLANNED} AND at <= now() + interval '7 days'`,
  // Coaches with access to children's data, and a credential that expires soon.
  'ending-credentials': `SELECT s.id ${COACHES} GROUP BY s.id
    HAVING bool_or(c.ends_on <= ${TODAY} + ${WARNED_BEFORE[0]}) AND NOT bool_or(${IS_LACKING})`,
  // Coaches without access to children's data.
  'lacking-credentials': `SELECT s.id ${COACHES} GROUP BY s.id HAVING bool_or(${IS_LACKING})`,
  // Pictures hidden from visitors by a family's answer, a request or staff.
  'held-pictures': 'SELECT DISTINCT picture AS id FROM held_pictures() picture JOIN media ON media.id = picture',
  // Pictures that no published document uses.
  'unused-pictures': `SELECT id FROM media
    WHERE id NOT IN (SELECT picture FROM shown_pictures() picture WHERE picture IS NOT NULL)`,
  // Pictures whose text alternative names a tagged player: entered before such names were rejected, or tagged later.
  'named-pictures': `SELECT DISTINCT m.id FROM media m JOIN media_rels r ON r.parent_id = m.id JOIN players p ON p.id = r.players_id
    CROSS JOIN LATERAL (VALUES (p.first_name), (p.last_name)) part (name)
    WHERE length(${normalizedSql('part.name')}) > 3 AND strpos(${normalizedSql('m.alt')}, ${normalizedSql('part.name')}) > 0`,
  // Pictures of tagged players, taken in a season that ended longer ago than the retention settings allow.
  'old-pictures': `SELECT DISTINCT m.id FROM media m JOIN media_rels r ON r.parent_id = m.id AND r.players_id IS NOT NULL
    CROSS JOIN LATERAL (SELECT now() - make_interval(months => coalesce(
      (SELECT picture_months FROM retention_settings LIMIT 1), ${RETENTION_DEFAULTS.pictureMonths})::int) AS day) cutoff
    WHERE m.created_at < cutoff.day AND NOT EXISTS (SELECT FROM seasons s
      WHERE m.created_at BETWEEN s.starts_on AND s.ends_on AND s.ends_on >= cutoff.day)`,
  // Players of the last completed season who are on a roster again.
  'returning-players': `SELECT p.id FROM players p WHERE p.deleted_at IS NULL AND p.id IN (
    SELECT r.player_id FROM seasons_roster r WHERE r._parent_id = (
      SELECT id FROM seasons WHERE state = 'archived' ORDER BY ends_on DESC LIMIT 1))`,
}

/** The name in the query string of the admin's list: `?only=scheduled`. */
export type NarrowedList = keyof typeof STATEMENTS

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Counts the documents of the list. */
export async function countListed(list: NarrowedList, db: Database): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM (${STATEMENTS[list]}) found`)
  return rows[0]?.count ?? 0
}

/** Returns a condition that matches the documents of the list, also when it is empty. */
export async function listedWhere(list: NarrowedList, db: Database) {
  const { rows } = await db.query<{ id: string }>(STATEMENTS[list])
  return matchIds(rows.map(({ id }) => id))
}

/** Returns a condition that matches the documents with these ids: none, if there are no ids. */
export function matchIds(ids: string[]) {
  return { id: { in: ids.length > 0 ? ids : [NO_ID] } }
}
