import { WATCHED_SHARE } from '../../rules/seen'
import { assignedQuizzes, assignedTo, dayOf } from './assigned'
import { filmIsFor } from './films'
import { MODULE_ORDER, quizzesOf } from '../quizzes/results'

/** The number of days during which a film counts as new. */
const NEW_DAYS = 14

/** The parameters of the statement, in their order; `players` contains the member, or is empty for viewers who are not players. */
const MEMBER = '$1::uuid'
const PLAYERS = 2
const SCOPE = 3
const TODAY = '$4::date'
const SLUG = '$5::text'

// Only players receive assignments and must pass the quizzes in order.
const IS_PLAYER = `cardinality($${PLAYERS}::uuid[]) > 0`

const ASSIGNED_QUIZZES = assignedQuizzes(`$${PLAYERS}::uuid[]`, TODAY)

const STATES = `
  SELECT "filmId" AS film_id, kind, json_build_object('id', id, 'title', title, 'passMark', "passMark", 'best', best,
    'isPassed', "isPassed", 'questionCount', "questionCount", 'isLocked', "isLocked") AS state
  FROM ${quizzesOf({ visible: filmIsFor(SCOPE), member: MEMBER, locks: IS_PLAYER, assigned: ASSIGNED_QUIZZES })} quiz`

const ASSIGNED = `
  SELECT a.film_id, max(a.assigned_on) AS assigned_on, max(a.share) AS share, min(a.due_on) FILTER (WHERE NOT a.is_done) AS due_on,
    (array_agg(a.note ORDER BY a.is_done, a.due_on) FILTER (WHERE a.note <> ''))[1] AS note
  FROM ${assignedTo(PLAYERS, TODAY)} a GROUP BY a.film_id`

const WATCHED_FROM = `coalesce(a.share, ${WATCHED_SHARE})`

const FILE = '/api/media/file/'
const PICTURE = `CASE WHEN m.filename IS NOT NULL THEN json_build_object(
    'url', '${FILE}' || m.filename, 'alt', m.alt, 'width', m.width, 'height', m.height,
    'focalX', m.focal_x, 'focalY', m.focal_y, 'sizes', json_build_object(
      'card', json_build_object('url', '${FILE}' || m.sizes_card_filename, 'width', m.sizes_card_width),
      'wide', json_build_object('url', '${FILE}' || m.sizes_wide_filename, 'width', m.sizes_wide_width))) END`

/**
 * Selects every film a member may watch in module order, with the member's own data, in one statement independent of the number
 * of films. With a slug it selects that film alone; locks are still computed across all films.
 */
export const LIBRARY = `
  WITH states AS (${STATES}), assigned AS (${ASSIGNED})
  SELECT f.id, f.slug, f.title, f.description, f.category, f.coach, f.level, f.duration::int AS duration, f.play,
    ${PICTURE} AS picture,
    v.watched_at IS NOT NULL AS "isOpened", coalesce(v.position, 0)::float8 AS position, coalesce(v.share, 0)::int AS share,
    coalesce(v.share, 0) >= ${WATCHED_FROM} AS "isWatched", ${WATCHED_FROM}::int AS "watchedFrom",
    v.watched_at IS NULL AND f.created_at > now() - interval '${NEW_DAYS} days' AS "isNew",
    coalesce(a.assigned_on, ${dayOf('f.date_assigned')})::text AS "assignedOn", a.due_on::text AS "dueOn", a.note,
    c.state AS "check", z.state AS quiz
  FROM films f
  LEFT JOIN media m ON m.id = f.thumbnail_id
  LEFT JOIN film_views v ON v.film_id = f.id AND v.member_id = ${MEMBER}
  LEFT JOIN assigned a ON a.film_id = f.id
  LEFT JOIN states c ON c.film_id = f.id AND c.kind = 'library'
  LEFT JOIN states z ON z.film_id = f.id AND z.kind = 'film-room'
  WHERE ${filmIsFor(SCOPE)} AND (${SLUG} IS NULL OR f.slug = ${SLUG})
  ORDER BY ${MODULE_ORDER}`
