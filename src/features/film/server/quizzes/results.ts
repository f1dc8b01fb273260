import 'server-only'
import type { QuizKind } from '../../rules/films'
import type { QuizState } from '../../rules/library-film'
import { assignedQuizzes } from '../films/assigned'
import { filmIsFor, filmScope, scopeValue } from '../films/films'
import { type Child, isCoach, type Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'

/** A quiz of a film that the viewer may watch, with the viewer's result. */
export type ViewerQuiz = QuizState & {
  filmId: string
  slug: string
  kind: QuizKind
  version: number
  /** While the quiz is locked: the film whose quiz must be passed first and can be taken. */
  before: { slug: string; title: string } | null
}

// Staff can try a quiz before its film is published.
const FOR_STAFF = '$1::uuid[] IS NULL AND f.deleted_at IS NULL AND f.slug IS NOT NULL'

/**
 * Returns the quizzes of a film by the film's id, or one quiz by its id, with the viewer's best result and lock. Empty when
 * unknown or not available to this viewer. A parent has no results: call it with {@link asPlayer} for each child.
 */
export async function findViewerQuizzes(viewer: Viewer, filmOrQuiz: string): Promise<ViewerQuiz[]> {
  const scope = filmScope(viewer)
  if (!scope) return []
  const visible = viewer.kind === 'staff' ? FOR_STAFF : filmIsFor(1)
  // Quizzes are never locked for coaches and staff.
  const { rows } = await pool().query<ViewerQuiz>(
    `SELECT * FROM ${quizzesOf({ visible, member: '$2::uuid', locks: '$3::boolean', assigned: assignedQuizzes('ARRAY[$2::uuid]') })} quiz
     WHERE $4::uuid IN (id, "filmId")`,
    [scopeValue(scope), viewer.id, !isCoach(viewer), filmOrQuiz],
  )
  return rows
}

/** Returns a child as a viewer with the role of a player, for reading on behalf of a parent. Never use it for writing. */
export function asPlayer({ id, name, divisions }: Child): Viewer {
  return { kind: 'member', id, name, role: 'player', divisions, children: [], isUnder13: true, email: null }
}

/** SQL for the module order of films `f`; films with the same number are ordered by id. */
export const MODULE_ORDER = 'f."order", f.id'

type QuizzesOf = {
  /** SQL condition for the films `f` to include. */
  visible: string
  /** SQL for the id of the member whose results count; a null id has no results. */
  member: string
  /** SQL condition for players who must pass the quizzes in order. */
  locks: string
  /** SQL for the quizzes assigned to the member ({@link assignedQuizzes}). */
  assigned: string
}

/**
 * Returns SQL for a relation with the quizzes of some films and one member's results. A film-room quiz is locked until the
 * previous one among these films is passed, unless it is assigned to the member; once passed it stays unlocked. While it is
 * locked, `before` is the film of the nearest previous quiz that is unlocked.
 *
 * Columns: id, "filmId", slug, kind, title, "passMark", version, "questionCount", best, "isPassed", before,
 * "isLocked".
 */
export function quizzesOf({ visible, member, locks, assigned }: QuizzesOf): string {
  return `(
  WITH film AS (SELECT f.id, f.slug, f.title, row_number() OVER (ORDER BY ${MODULE_ORDER}) AS place FROM films f WHERE ${visible}),
  asked AS (SELECT _parent_id AS quiz_id, count(*)::int AS count FROM quizzes_questions GROUP BY _parent_id),
  best AS (
    SELECT a.quiz_id, max(a.score)::int AS score, bool_or(a.is_passed) AS is_passed FROM quiz_attempts a
    WHERE a.member_id = ${member} AND a.finished_at IS NOT NULL GROUP BY a.quiz_id
  ),
  quiz AS (
    SELECT q.id, q.film_id AS "filmId", q.kind, q.title, q.pass_mark::int AS "passMark", q.version::int AS version,
      asked.count AS "questionCount", best.score AS best, coalesce(best.is_passed, false) AS "isPassed",
      film.slug, film.title AS film_title, film.place
    FROM quizzes q JOIN film ON film.id = q.film_id JOIN asked ON asked.quiz_id = q.id
    LEFT JOIN best ON best.quiz_id = q.id
  ),
  standing AS (
    SELECT quiz.*, ${locks} AND kind = 'film-room' AND NOT "isPassed" AND NOT lag("isPassed", 1, true) OVER line
      AND id NOT IN ${assigned} AS "isLocked"
    FROM quiz WINDOW line AS (PARTITION BY kind ORDER BY place)
  ),
  way AS (
    SELECT standing.*, CASE WHEN "isLocked" THEN max(place) FILTER (WHERE NOT "isLocked") OVER (
      PARTITION BY kind ORDER BY place) END AS open_place
    FROM standing
  )
  SELECT way.id, "filmId", way.slug, kind, way.title, "passMark", version, "questionCount", best, "isPassed",
    CASE WHEN "isLocked" THEN json_build_object('slug', film.slug, 'title', film.title) END AS before, "isLocked"
  FROM way LEFT JOIN film ON film.place = way.open_place)`
}
