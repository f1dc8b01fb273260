import type pg from 'pg'
import { WARNED_BEFORE } from '@/lib/credentials'
import { TIME_ZONE } from '@/lib/dates'

/** Runs one statement of ours, wherever it is asked for: in the admin's list or in a count. */
export type Database = Pick<pg.Pool, 'query'>

const TODAY = `(now() AT TIME ZONE '${TIME_ZONE}')::date`
// One line for each credential of each coach who may sign in, as src/lib/credentials.ts judges them.
const COACHES = `FROM staff s JOIN staff_roles r ON r.parent_id = s.id AND r.value = 'coach'
  LEFT JOIN coach_settings n ON true
  CROSS JOIN LATERAL (VALUES (s.background_check_ends_on, n.background_check), (s.first_aid_ends_on, n.first_aid),
    (s.safe_sport_ends_on, n.safe_sport)) entered (ends_at, is_needed)
  CROSS JOIN LATERAL (SELECT (entered.ends_at AT TIME ZONE 'UTC')::date AS ends_on,
    coalesce(entered.is_needed, true) AS is_needed) c
  WHERE s.is_suspended IS NOT TRUE`

const IS_LACKING = `coalesce(c.ends_on < ${TODAY}, c.is_needed)`

/** Lists that no condition on a document's own fields can narrow: for each the statement that finds the ids. */
const STATEMENTS = {
  // Members who may sign in now and whose access code ends within two weeks.
  'expiring-codes': `SELECT m.id FROM member_secrets s JOIN members m ON m.id = s.member_id
    WHERE m.is_active AND s.code_hash IS NOT NULL
      AND s.code_expires_at > now() AND s.code_expires_at <= now() + interval '14 days'`,
  // Articles that publish themselves within a week.
  scheduled: `SELECT DISTINCT input -> 'doc' ->> 'value' AS id FROM payload_jobs
    WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
      AND input ->> 'type' = 'publish' AND input -> 'doc' ->> 'relationTo' = 'posts'
      AND wait_until <= now() + interval '7 days'`,
  // Coaches who still work with children, and a credential of whom ends soon.
  'ending-credentials': `SELECT s.id ${COACHES} GROUP BY s.id
    HAVING bool_or(c.ends_on <= ${TODAY} + ${WARNED_BEFORE[0]}) AND NOT bool_or(${IS_LACKING})`,
  // Coaches to whom children's data is closed.
  'lacking-credentials': `SELECT s.id ${COACHES} GROUP BY s.id HAVING bool_or(${IS_LACKING})`,
  // Pictures that visitors do not see because of a family, a request or staff.
  'held-pictures': 'SELECT DISTINCT picture AS id FROM held_pictures() picture JOIN media ON media.id = picture',
  // Pictures that nothing published shows.
  'unused-pictures': `SELECT id FROM media
    WHERE id NOT IN (SELECT picture FROM shown_pictures() picture WHERE picture IS NOT NULL)`,
  // Players of the last season that is over who are on a roster again.
  'returning-players': `SELECT p.id FROM players p WHERE p.deleted_at IS NULL AND p.id IN (
    SELECT r.player_id FROM seasons_roster r WHERE r._parent_id = (
      SELECT id FROM seasons WHERE state = 'archived' ORDER BY ends_on DESC LIMIT 1))`,
}

/** Its name is what the address of the admin's list says: `?only=scheduled`. */
export type NarrowedList = keyof typeof STATEMENTS

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** How many documents the list has. */
export async function countThoseOf(list: NarrowedList, db: Database): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM (${STATEMENTS[list]}) found`)
  return rows[0]?.count ?? 0
}

/** The condition that holds for the documents of the list, also when there are none. */
export async function onlyThoseOf(list: NarrowedList, db: Database) {
  const { rows } = await db.query<{ id: string }>(STATEMENTS[list])
  const ids = rows.map(({ id }) => id)
  return { id: { in: ids.length > 0 ? ids : [NOBODY] } }
}
