import 'server-only'
import { formatDay, toDay } from '@/lib/dates'
import { assignedTo, dayOf, dayText } from '@/features/film/server/api'
import { coachScope, type Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import { joinNames } from '../../rules/assignments'
import type { Running } from '../../rules/assignment-schema'

type Row = Omit<Running, 'recipients' | 'until'> & { divisions: string[]; members: string[]; dueOn: string | null }

/**
 * Returns the unfinished assignments of these divisions or their players, ordered by due day. An assignment is finished when
 * all its players have done it. Overdue assignments stay listed, because their players still have to do them.
 * @param divisions ids; all divisions the coach is responsible for when omitted
 */
export async function listRunning(
  viewer: Viewer,
  divisions = coachScope(viewer),
  now = new Date(),
): Promise<Running[]> {
  const { rows: players } = await pool().query<{ id: string }>(PLAYERS, [divisions])
  const ids = players.map(({ id }) => id)
  const { rows } = await pool().query<Row>(RUNNING, [ids, toDay(now), divisions, coachScope(viewer)])
  return rows.map(({ divisions, members, dueOn, ...row }) => ({
    ...row,
    recipients: joinNames([...divisions, ...members]),
    until: dueOn && formatDay(dueOn, 'EEE, MMM d'),
  }))
}

/** Returns the names of these divisions and players that already have this film assigned with time left. */
export async function findDoubled(
  client: { query: ReturnType<typeof pool>['query'] },
  filmId: string,
  { divisions, members }: { divisions: string[]; members: string[] },
  today: string,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(DOUBLED, [filmId, [...divisions, ...members], today])
  return rows.map(({ name }) => name)
}

const PLAYERS = `
  SELECT m.id FROM members m WHERE m.role = 'player' AND m.is_active AND ($1::uuid[] IS NULL OR EXISTS (
    SELECT FROM members_rels r WHERE r.parent_id = m.id AND r.path = 'divisions' AND r.divisions_id = ANY($1)))`

const RUNNING = `
  SELECT a.id, f.id AS "filmId", f.slug, f.title, ${dayText(dayOf('a.due_on'))} AS "dueOn", a.assigned_by AS by,
    t.divisions, t.members, coalesce(s.done, 0)::int AS done, coalesce(s.of, 0)::int AS of,
    coalesce(s.guests, 0)::int AS guests, coalesce(s.guests_done, 0)::int AS "guestsDone",
    $4::uuid[] IS NULL OR (t.division_ids <@ $4 AND NOT EXISTS (
      SELECT FROM unnest(t.member_ids) one WHERE NOT EXISTS (
        SELECT FROM members_rels o WHERE o.parent_id = one AND o.path = 'divisions' AND o.divisions_id = ANY($4)))) AS "isOwn"
  FROM film_assignments a
  JOIN films f ON f.id = a.film_id AND f._status = 'published' AND f.deleted_at IS NULL
  JOIN LATERAL (
    SELECT coalesce(array_agg(d.key::text ORDER BY d."order") FILTER (WHERE d.id IS NOT NULL), '{}') AS divisions,
      coalesce(array_agg(m.name ORDER BY m.name) FILTER (WHERE m.id IS NOT NULL), '{}') AS members,
      coalesce(array_agg(d.id) FILTER (WHERE d.id IS NOT NULL), '{}') AS division_ids,
      coalesce(array_agg(m.id) FILTER (WHERE m.id IS NOT NULL), '{}') AS member_ids
    FROM film_assignments_rels r LEFT JOIN divisions d ON d.id = r.divisions_id LEFT JOIN members m ON m.id = r.members_id
    WHERE r.parent_id = a.id
  ) t ON $3::uuid[] IS NULL OR t.division_ids && $3 OR t.member_ids && $1::uuid[]
  LEFT JOIN (
    SELECT x.assignment_id, count(*) AS of, count(*) FILTER (WHERE x.is_done) AS done,
      count(*) FILTER (WHERE p.id IS NULL) AS guests, count(*) FILTER (WHERE p.id IS NULL AND x.is_done) AS guests_done
    FROM ${assignedTo(1, '$2::date')} x JOIN members m ON m.id = x.member_id
    LEFT JOIN players p ON p.id = m.player_id AND p.deleted_at IS NULL
    GROUP BY x.assignment_id
  ) s ON s.assignment_id = a.id
  WHERE s.of IS NULL OR s.done < s.of
  ORDER BY a.due_on NULLS LAST, a.created_at, a.id`

const DOUBLED = `
  SELECT DISTINCT coalesce(d.key::text, m.name) AS name FROM film_assignments a
  JOIN film_assignments_rels r ON r.parent_id = a.id
  LEFT JOIN divisions d ON d.id = r.divisions_id LEFT JOIN members m ON m.id = r.members_id
  WHERE a.film_id = $1 AND coalesce(r.divisions_id, r.members_id) = ANY($2::uuid[])
    AND (a.due_on IS NULL OR ${dayOf('a.due_on')} >= $3::date) ORDER BY name`
