import 'server-only'
import { formatClock } from '@/features/film/rules/clock'
import type { AssignableFilm } from '../../rules/assignment-schema'
import { fallbackPlay } from '@/features/film/rules/category-plays'
import type { Play } from '@/lib/court/play'
import type { Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import { listOwnDivisions } from '../coach-home/queries'
import { filmIsFor } from '@/features/film/server/api'
import { listRunning } from './running'

type Row = Pick<AssignableFilm, 'id' | 'slug' | 'title' | 'quizId'> & {
  category: string
  play: Play | null
  seconds: number
  questions: number
}

/** Returns the films that a coach can assign, in module order, each with its duration and its current assignments. */
export async function listAssignable(viewer: Viewer): Promise<AssignableFilm[]> {
  const divisions = (await listOwnDivisions(viewer)).map(({ id }) => id)
  const [{ rows }, running] = await Promise.all([pool().query<Row>(FILMS, [divisions]), listRunning(viewer, divisions)])
  return rows.map(({ category, play, seconds, questions, ...film }) => {
    const now = running.filter(({ filmId }) => filmId === film.id)
    const [first] = now
    const length = formatClock(seconds)
    return {
      ...film,
      play: fallbackPlay({ play, category }),
      about: first
        ? `${first.recipients} ${first.until ? `until ${first.until}` : 'already'}`
        : questions > 0
          ? `${length}, quiz of ${questions}`
          : length,
    }
  })
}

const FILMS = `
  SELECT f.id, f.slug, f.title, f.category, drawn_play(f.play) AS play, f.duration::int AS seconds, q.id AS "quizId",
    (SELECT count(*) FROM quizzes_questions n WHERE n._parent_id = q.id)::int AS questions
  FROM films f LEFT JOIN quizzes q ON q.film_id = f.id AND q.kind = 'film-room'
  WHERE ${filmIsFor(1)} ORDER BY f."order", f.slug`
