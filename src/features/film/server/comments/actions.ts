import 'server-only'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { film_comments, film_settings } from '@/database-tables'
import { randomUUID } from 'node:crypto'
import { findFilm } from '../films/films'
import type { Viewer } from '@/features/members/server/api'
import { done, refused, type Result } from '@/lib/result'
import { orm } from '@/server/database/orm'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { findComment } from './queries'
import { firstState } from '../../rules/comments'
import type { FilmComment, NewComment } from '../../rules/comment-schema'

/** The number of comments one author may write within ten minutes. */
const MOST_IN_TEN_MINUTES = 20

type Refused = 'not-found' | 'forbidden' | 'too-many'
export type Done<Value> = Result<Value, Refused>

/** Stores a comment on a film that the viewer may watch. It is visible at once or after a coach's review. */
export async function addComment(viewer: Viewer, { film: slug, text, second }: NewComment): Promise<Done<FilmComment>> {
  const film = await findFilm(viewer, slug)
  if (!film) return refused('not-found')
  const state = (await needsReview(viewer)) ? 'waiting' : 'visible'
  const isStaff = viewer.kind === 'staff'
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO film_comments (id, text, film_id, state, author_id, staff_author_id, author_name, second, reports,
       created_at, updated_at)
     SELECT $1, $2, $3, $4::enum_film_comments_state, $5::uuid, $6::uuid, $7, $8::numeric, 0, now(), now()
     WHERE (SELECT count(*) FROM film_comments WHERE coalesce(author_id, staff_author_id) = $9::uuid
       AND created_at > now() - interval '10 minutes') < ${MOST_IN_TEN_MINUTES}
     RETURNING id`,
    [
      randomUUID(),
      text,
      film.id,
      state,
      isStaff ? null : viewer.id,
      isStaff ? viewer.id : null,
      viewer.name,
      second,
      viewer.id,
    ],
  )
  const stored = rows[0] && (await findComment(viewer, rows[0].id))
  return stored ? done(stored.comment) : refused('too-many')
}

/** Returns whether a coach must review this viewer's comments before they become visible. */
export async function needsReview(viewer: Viewer): Promise<boolean> {
  const [settings] = await orm().select({ review: film_settings.review }).from(film_settings).limit(1)
  return firstState(settings?.review ?? 'under13', viewer) === 'waiting'
}

/** Deletes a comment: allowed for its author, coaches and staff. */
export async function deleteComment(viewer: Viewer, id: string): Promise<Done<undefined>> {
  const comment = await findReachable(viewer, id)
  if (!comment) return refused('not-found')
  if (!comment.canDelete) return refused('forbidden')
  await orm().delete(film_comments).where(eq(film_comments.id, id))
  return done()
}

/** Hides a reported comment until a coach decides. A member can report a comment only once. */
export async function reportComment(viewer: Viewer, id: string): Promise<Done<undefined>> {
  const comment = await findReachable(viewer, id)
  if (!comment) return refused('not-found')
  if (!comment.canReport) return refused('forbidden')
  await transaction(async (client) => {
    const { rowCount } = await client.query(
      'INSERT INTO film_comment_reports (comment_id, reporter_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, viewer.id],
    )
    if (rowCount === 0) return
    await orm(client)
      .update(film_comments)
      .set({ state: 'hidden', reports: sql`${film_comments.reports} + 1`, updatedAt: sql`now()` })
      .where(eq(film_comments.id, id))
  })
  return done()
}

/** Stores a coach's decision about a comment: visible to all, or hidden. */
export async function reviewComment(
  viewer: Viewer,
  id: string,
  decision: 'visible' | 'hidden',
): Promise<Done<undefined>> {
  const comment = await findReachable(viewer, id)
  if (!comment) return refused('not-found')
  if (!comment.canReview) return refused('forbidden')
  // The reporters stay stored, so that a member cannot report the comment twice; the open reports are closed.
  await orm()
    .update(film_comments)
    .set({ state: decision, reports: 0, updatedAt: sql`now()` })
    .where(eq(film_comments.id, id))
  return done()
}

// Returns null alike for an unknown comment, one on a film this viewer may not watch, and one they may not read.
async function findReachable(viewer: Viewer, id: string): Promise<FilmComment | null> {
  const found = await findComment(viewer, id)
  return found && (await findFilm(viewer, found.film)) ? found.comment : null
}
