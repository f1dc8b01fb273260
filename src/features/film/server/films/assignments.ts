import 'server-only'
import { addDaysTo, formatDay, toDay } from '@/lib/dates'
import { coachScope, type Viewer } from '@/features/members/server/api'
import { assignedQuizzes } from './assigned'
import { filmIsForMember } from './films'
import { pool } from '@/server/database/pool'
import { quizzesOf } from '../quizzes/results'
import type { Reach } from '../../rules/reach'

const QUICK_DAYS = [3, 7]

/** Returns the coach's own divisions that may watch this film, each with its players. */
export async function findReach(viewer: Viewer, filmId: string, now = new Date()): Promise<Reach> {
  const { rows } = await pool().query<Reach['divisions'][number]>(
    `SELECT d.id, d.key, coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'isLocked', ${IS_LOCKED})
       ORDER BY m.name)
       FILTER (WHERE m.id IS NOT NULL), '[]') AS players
     FROM divisions d
     LEFT JOIN members_rels r ON r.divisions_id = d.id AND r.path = 'divisions'
     LEFT JOIN members m ON m.id = r.parent_id AND m.role = 'player' AND m.is_active
     WHERE ($1::uuid[] IS NULL OR d.id = ANY($1)) AND ${MAY_WATCH}
     GROUP BY d.id ORDER BY d."order"`,
    [coachScope(viewer), filmId],
  )
  const today = toDay(now)
  const quickDays = QUICK_DAYS.map((count) => addDaysTo(today, count)).map((day) => {
    return { day, label: formatDay(day, 'EEE, MMM d') }
  })
  return { divisions: rows, today, quickDays }
}

// A film without divisions is available to all of them.
const MAY_WATCH = `(NOT EXISTS (SELECT FROM films_rels f WHERE f.parent_id = $2 AND f.path = 'divisions')
  OR EXISTS (SELECT FROM films_rels f WHERE f.parent_id = $2 AND f.path = 'divisions' AND f.divisions_id = d.id))`

// Refers to the film-room quiz of the film, which is assigned together with the film.
const IS_LOCKED = `coalesce((
  SELECT q."isLocked" FROM ${quizzesOf({
    visible: filmIsForMember(),
    member: 'm.id',
    locks: 'true',
    assigned: assignedQuizzes('ARRAY[m.id]'),
  })} q WHERE q."filmId" = $2 AND q.kind = 'film-room'), false)`
