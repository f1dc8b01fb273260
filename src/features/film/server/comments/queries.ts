import 'server-only'
import { formatMoment } from '@/lib/dates'
import { coachScope, isCoach, type Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import type { CommentToReview, FilmComment } from '../../rules/comment-schema'

/** The maximum number of comments returned; more than a film gets in a season. */
const MOST = 500
const MOST_TO_REVIEW = 50

/** Returns the comments on a film that a viewer may read, oldest first. The caller has checked access to the film. */
export async function listComments(viewer: Viewer, filmId: string): Promise<FilmComment[]> {
  const { rows } = await pool().query<Row>(
    `SELECT * FROM (${COMMENT} WHERE c.film_id = $4 AND ${MAY_READ} ORDER BY c.created_at DESC LIMIT ${MOST}) newest
     ORDER BY created_at, id`,
    [...readerValues(viewer), filmId],
  )
  return rows.map((row) => toComment(row, viewer))
}

/** Returns the waiting and reported comments within this coach's scope, oldest first, without the coach's own comments. */
export async function listToReview(viewer: Viewer): Promise<CommentToReview[]> {
  const { rows } = await pool().query<Row>(
    `${COMMENT} WHERE (c.state = 'waiting' OR (c.state = 'hidden' AND c.reports > 0)) AND $3 AND ${IS_OURS}
       AND ${IS_MINE} IS NOT TRUE AND f._status = 'published' AND f.deleted_at IS NULL
     ORDER BY c.created_at LIMIT ${MOST_TO_REVIEW}`,
    readerValues(viewer),
  )
  return rows.map((row) => {
    const { film: slug, filmTitle: title, reports, createdAt } = row
    return { ...toComment(row, viewer), film: { slug, title }, reports, when: formatMoment(createdAt.toISOString()) }
  })
}

/** Returns one comment that this viewer may read, with its film, or null. */
export async function findComment(viewer: Viewer, id: string): Promise<{ comment: FilmComment; film: string } | null> {
  const { rows } = await pool().query<Row>(`${COMMENT} WHERE c.id = $4 AND ${MAY_READ}`, [...readerValues(viewer), id])
  const row = rows[0]
  return row ? { comment: toComment(row, viewer), film: row.film } : null
}

type Row = {
  id: string
  text: string
  createdAt: Date
  film: string
  filmTitle: string
  reports: number
  authorId: string
  name: string
  second: number | null
  state: FilmComment['state']
  isMine: boolean
  isOurs: boolean
}

// Who reviews a comment: coaches of the player's divisions, or of a parent's children. Comments of coaches and staff: admins only.
const DIVISIONS_OF_AUTHOR = `
  SELECT d.divisions_id FROM members_rels d JOIN members w ON w.id = c.author_id
  WHERE d.path = 'divisions' AND (
    (w.role = 'player' AND d.parent_id = w.id)
    OR (w.role = 'parent' AND d.parent_id IN (
      SELECT p.members_id FROM members_rels p WHERE p.parent_id = w.id AND p.path = 'children')))`

/** True when the author is within the reader's scope: $2 is null for admins, whose scope is everyone. */
const IS_OURS = `($2::uuid[] IS NULL OR EXISTS (${DIVISIONS_OF_AUTHOR} AND d.divisions_id = ANY($2)))`
const IS_MINE = `coalesce(c.author_id, c.staff_author_id) = $1`

// Everyone reads visible comments and their own; coaches also waiting and reported comments within their scope.
const MAY_READ = `(c.state = 'visible' OR ${IS_MINE} OR ($3 AND ${IS_OURS}))`

const COMMENT = `
  SELECT c.id, c.text, c.created_at AS "createdAt", c.created_at, f.slug AS film, f.title AS "filmTitle", c.reports::int AS reports, c.author_name AS name, c.state,
    c.second::float8 AS second, coalesce(c.author_id, c.staff_author_id, c.id) AS "authorId", coalesce(${IS_MINE}, false) AS "isMine",
    ${IS_OURS} AS "isOurs"
  FROM film_comments c JOIN films f ON f.id = c.film_id`

function readerValues(viewer: Viewer): [string, string[] | null, boolean] {
  return [viewer.id, coachScope(viewer), isCoach(viewer)]
}

function toComment(row: Row, viewer: Viewer): FilmComment {
  const { id, text, name, second, state, isMine } = row
  const isForCoach = isCoach(viewer)
  return {
    id,
    text,
    created_at: row.createdAt.toISOString(),
    user: { id: row.authorId, name, avatar_url: null },
    second,
    state,
    isMine,
    canDelete: isMine || isForCoach,
    canReport: !isMine && !isForCoach && state === 'visible',
    // Coaches cannot review their own comments.
    canReview: isForCoach && !isMine && (state === 'visible' || row.isOurs),
  }
}
