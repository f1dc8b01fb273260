import 'server-only'
import type { Play } from '@/lib/court/play'
import { WATCHED_SHARE, type Seen } from '../../rules/seen'
import { assignedShares } from './assigned'
import { filmIsFor } from './films'
import { pool } from '@/server/database/pool'

/** A player's progress with one film: the watched share and the best quiz result. */
export type Progress = Seen & {
  memberId: string
  filmId: string
  /** Percent of the best finished attempt, or null before the first. */
  best: number | null
  isPassed: boolean
}

/** A film as shown in lists. */
export type FilmTitle = {
  id: string
  slug: string
  title: string
  category: string
  play: Play | null
  hasQuiz: boolean
}

/** Returns the films that players of these divisions may watch, in module order. */
export async function listFilmsFor(divisionIds: string[]): Promise<FilmTitle[]> {
  const { rows } = await pool().query<FilmTitle>(
    `SELECT f.id, f.slug, f.title, f.category, drawn_play(f.play) AS play, EXISTS (SELECT FROM quizzes q WHERE q.film_id = f.id) AS "hasQuiz"
     FROM films f WHERE ${filmIsFor(1)} ORDER BY f."order", f.slug`,
    [divisionIds],
  )
  return rows
}

/**
 * Returns all films and quizzes these players have watched and taken, in one statement. A film's quiz is its film-room quiz, or
 * its library check when it has no film-room quiz.
 */
export async function listProgress(memberIds: string[]): Promise<Progress[]> {
  const { rows } = await pool().query<Progress>(
    `SELECT coalesce(v.member_id, q.member_id) AS "memberId", coalesce(v.film_id, q.film_id) AS "filmId",
       v.watched_at IS NOT NULL AS "isOpened", coalesce(v.share, 0)::int AS share,
       coalesce(v.share, 0) >= coalesce(n.share, ${WATCHED_SHARE}) AS "isWatched",
       q.best::int AS best, coalesce(q.is_passed, false) AS "isPassed"
     FROM (SELECT member_id, film_id, watched_at, share FROM film_views WHERE member_id = ANY($1::uuid[])) v
     FULL JOIN (
       SELECT a.member_id, z.film_id, max(a.score) AS best, bool_or(a.is_passed) AS is_passed
       FROM quiz_attempts a JOIN quizzes z ON z.id = a.quiz_id
       WHERE a.member_id = ANY($1::uuid[]) AND a.finished_at IS NOT NULL AND (z.kind = 'film-room' OR NOT EXISTS (
         SELECT FROM quizzes o WHERE o.film_id = z.film_id AND o.kind = 'film-room'))
       GROUP BY a.member_id, z.film_id
     ) q ON q.member_id = v.member_id AND q.film_id = v.film_id
     LEFT JOIN ${assignedShares(1)} n ON n.member_id = v.member_id AND n.film_id = v.film_id`,
    [memberIds],
  )
  return rows
}
