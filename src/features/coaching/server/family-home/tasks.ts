import 'server-only'
import { assignedTo, dayText } from '@/features/film/server/api'
import { pool } from '@/server/database/pool'
import type { FamilyTask } from '../../rules/family-home'

/**
 * Returns what these children still have to watch or to answer, in one statement: by due day, those without one last. The caller
 * has verified that they are the parent's own children.
 */
export async function listFamilyTasks(children: readonly string[], today: string): Promise<FamilyTask[]> {
  const { rows } = await pool().query<FamilyTask>(
    `SELECT a.member_id AS child, f.slug, f.title, ${dayText('a.due_on')} AS "dueOn", a.seen_share AS share,
       a.is_watched AS "isWatched", f.duration::int AS "durationSeconds",
       (SELECT count(*) FROM quizzes_questions q WHERE q._parent_id = a.quiz_id)::int AS questions
     FROM ${assignedTo(1, '$2::date')} a JOIN films f ON f.id = a.film_id
     WHERE NOT a.is_done ORDER BY a.due_on NULLS LAST, a.assigned_on, f."order", f.slug`,
    [children, today],
  )
  return rows
}
