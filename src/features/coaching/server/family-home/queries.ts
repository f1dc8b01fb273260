import 'server-only'
import { formatMoment } from '@/lib/dates'
import {
  listAssigned,
  type Assigned,
  listFilmsFor,
  listProgress,
  type FilmTitle,
  type Progress,
} from '@/features/film/server/api'
import type { Child } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'

export type ChildComment = { id: string; text: string; state: string; slug: string; title: string; when: string }

/** The data that a parent sees of one linked child. */
export type ChildRoom = {
  assigned: Assigned[]
  films: (FilmTitle & { progress: Progress | null })[]
  comments: ChildComment[]
}

const MOST_COMMENTS = 20

/** Reads a child's progress in four statements. The caller has verified that this is the parent's own child. */
export async function findChildRoom(child: Child, today: string): Promise<ChildRoom> {
  const [assigned, films, progress, comments] = await Promise.all([
    listAssigned([child.id], today),
    listFilmsFor(child.divisions),
    listProgress([child.id]),
    listComments(child.id),
  ])
  const byFilm = new Map(progress.map((one) => [one.filmId, one]))
  return { assigned, comments, films: films.map((film) => ({ ...film, progress: byFilm.get(film.id) ?? null })) }
}

async function listComments(childId: string): Promise<ChildComment[]> {
  const { rows } = await pool().query<Omit<ChildComment, 'when'> & { createdAt: Date }>(
    `SELECT c.id, c.text, c.state, f.slug, f.title, c.created_at AS "createdAt" FROM film_comments c
     JOIN films f ON f.id = c.film_id AND f._status = 'published' AND f.deleted_at IS NULL
     WHERE c.author_id = $1 ORDER BY c.created_at DESC LIMIT ${MOST_COMMENTS}`,
    [childId],
  )
  return rows.map(({ createdAt, ...comment }) => ({ ...comment, when: formatMoment(createdAt.toISOString()) }))
}
