import { TIME_ZONE } from '@/lib/dates'
import { WATCHED_SHARE, type Seen } from '../../rules/seen'
import { filmIsForMember } from './films'
import { pool } from '@/server/database/pool'

/** SQL for the current calendar day in Arizona. */
const TODAY = `(now() AT TIME ZONE '${TIME_ZONE}')::date`

/** Returns SQL for a calendar day that Payload stores as noon in UTC. */
export function dayOf(column: string): string {
  return `(${column} AT TIME ZONE 'UTC')::date`
}

/** Returns SQL for a calendar day as text, 'yyyy-MM-dd', or null. */
export function dayText(expression: string): string {
  return `to_char(${expression}, 'YYYY-MM-DD')`
}

/**
 * Returns SQL for a relation with the assignments of the members in parameter `$n` (uuid[]): one row for each assignment that
 * reaches a member, by name or by a division they are in now. Films with their own due day are assigned to everyone who may
 * watch them. Future assignments and films that the member may not watch are left out.
 *
 * Columns: member_id, film_id, assignment_id (null for a film's own day), quiz_id, assigned_on, due_on, note, share (the
 * required share), seen_share, is_opened, is_watched (the required share was seen), is_passed (of the assigned quiz; true
 * without one) and is_done.
 * @param today SQL for the current day, for callers with their own clock
 */
export function assignedTo(n: number, today = TODAY): string {
  return `(
    SELECT m.id AS member_id, f.id AS film_id, x.assignment_id, x.quiz_id, x.assigned_on, x.due_on, x.note,
      x.share, coalesce(v.share, 0)::int AS seen_share, v.watched_at IS NOT NULL AS is_opened,
      coalesce(v.share, 0) >= x.share AS is_watched,
      x.quiz_id IS NULL OR p.quiz_id IS NOT NULL AS is_passed,
      coalesce(v.share, 0) >= x.share AND (x.quiz_id IS NULL OR p.quiz_id IS NOT NULL) AS is_done
    FROM (${reached(`$${n}::uuid[]`)}) x
    JOIN members m ON m.id = x.member_id
    JOIN films f ON f.id = x.film_id AND ${filmIsForMember()}
    LEFT JOIN film_views v ON v.member_id = m.id AND v.film_id = f.id
    LEFT JOIN (SELECT DISTINCT member_id, quiz_id FROM quiz_attempts WHERE is_passed AND member_id = ANY($${n}::uuid[])) p
      ON p.member_id = m.id AND p.quiz_id = x.quiz_id
    WHERE x.assigned_on <= ${today})`
}

/**
 * Returns SQL for a relation with the share of a film that the members in parameter `$n` must have seen for it to count as
 * watched, for assigned films; the highest share when several assignments apply. Columns: member_id, film_id, share.
 */
export function askedShares(n: number, today = TODAY): string {
  return `(SELECT member_id, film_id, max(share) AS share FROM (${reached(`$${n}::uuid[]`)}) x WHERE x.assigned_on <= ${today}
    GROUP BY member_id, film_id)`
}

/**
 * Returns SQL for the quizzes assigned to some members. These quizzes are unlocked regardless of the quizzes before them.
 * @param members SQL for their ids, a uuid[]
 */
export function assignedQuizzes(members: string, today = TODAY): string {
  return `(SELECT x.quiz_id FROM (${reached(members)}) x WHERE x.quiz_id IS NOT NULL AND x.assigned_on <= ${today})`
}

// UNION instead of UNION ALL: a member who is named and also in a division is listed once.
function reached(members: string): string {
  const facts = `a.film_id, a.id AS assignment_id, a.quiz_id, ${dayOf('a.assigned_on')} AS assigned_on,
      ${dayOf('a.due_on')} AS due_on, a.note, a.share`
  return `
    SELECT r.members_id AS member_id, ${facts} FROM film_assignments_rels r
      JOIN film_assignments a ON a.id = r.parent_id WHERE r.path = 'members' AND r.members_id = ANY(${members})
    UNION
    SELECT mr.parent_id, ${facts} FROM members_rels mr
      JOIN film_assignments_rels r ON r.path = 'divisions' AND r.divisions_id = mr.divisions_id
      JOIN film_assignments a ON a.id = r.parent_id WHERE mr.path = 'divisions' AND mr.parent_id = ANY(${members})
    UNION
    SELECT m.id, f.id, NULL, NULL, ${dayOf('f.date_assigned')}, NULL, NULL, ${WATCHED_SHARE}
      FROM films f CROSS JOIN unnest(${members}) m (id) WHERE f.date_assigned IS NOT NULL`
}

/** An assignment of one member. */
export type Assigned = Seen & {
  memberId: string
  filmId: string
  slug: string
  title: string
  assignmentId: string | null
  hasQuiz: boolean
  assignedOn: string
  /** The last day, or null. */
  dueOn: string | null
  note: string | null
  isPassed: boolean
  isDone: boolean
}

/** Returns the assignments of these members, ordered by due day. */
export async function listAssigned(memberIds: string[], today: string): Promise<Assigned[]> {
  const { rows } = await pool().query<Assigned>(
    `SELECT a.member_id AS "memberId", a.film_id AS "filmId", f.slug, f.title, a.assignment_id AS "assignmentId",
       a.quiz_id IS NOT NULL AS "hasQuiz", ${dayText('a.assigned_on')} AS "assignedOn", ${dayText('a.due_on')} AS "dueOn",
       a.note, a.seen_share AS share, a.is_opened AS "isOpened", a.is_watched AS "isWatched", a.is_passed AS "isPassed", a.is_done AS "isDone"
     FROM ${assignedTo(1, '$2::date')} a JOIN films f ON f.id = a.film_id
     ORDER BY a.due_on NULLS LAST, a.assigned_on, f."order", f.slug`,
    [memberIds, today],
  )
  return rows
}
