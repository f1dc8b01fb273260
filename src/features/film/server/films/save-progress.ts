import 'server-only'
import { filmIsFor, filmScope, scopeValue } from './films'
import type { Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import { SPEEDS } from '../../rules/player-keys'
import type { Progress } from '../../rules/film-schema'

/**
 * Merges the seconds just watched into those stored before, so that two devices never overwrite each other. The result is
 * limited to the film's length and to what can have been played since the film was opened.
 */
export async function saveProgress(
  viewer: Viewer,
  { film, position, from, to }: Progress,
): Promise<{ position: number; share: number } | null> {
  const viewKey = [viewer.id, film, scopeValue(filmScope(viewer)!)]
  await pool().query(BEGIN_VIEW, viewKey)
  const playback = [Math.round(position), Math.round(from), Math.round(to)]
  const { rows } = await pool().query<{ position: number; share: number }>(ADD_SEEN, [...viewKey, ...playback])
  return rows[0] ?? null
}

/** The fastest playback speed of the player. */
const FASTEST = Math.max(...SPEEDS)
/** Tolerance in seconds for clock differences, rounding and a slow start. */
const SLACK = 5

const BEGIN_VIEW = `
  INSERT INTO film_views (member_id, film_id, watched_at, believed_to)
  SELECT $1, f.id, now(), now() FROM films f WHERE f.slug = $2 AND ${filmIsFor(3)}
  ON CONFLICT (member_id, film_id) DO NOTHING`

// Accepted playback uses up elapsed time: `believed_to` advances with it, and the time from there until now may still be
// credited.
const CLOCK = 'coalesce(v.believed_to, now())'
const STILL_TRUE = `greatest(0, floor(${FASTEST} * extract(epoch FROM now() - ${CLOCK}) + ${SLACK}))::int`
const BELIEVED = `int4multirange(int4range(
    least($5::int, f.duration::int), least($6::int, f.duration::int, $5::int + ${STILL_TRUE})))`

const secondsOf = (seen: string) => `(SELECT coalesce(sum(upper(part) - lower(part)), 0) FROM unnest(${seen}) AS part)`

// Progress that was counted before individual seconds were recorded remains counted.
const ADD_SEEN = `
  UPDATE film_views v SET
    position = least($4::int, f.duration), seen = v.seen + ${BELIEVED}, updated_at = now(),
    watched_at = coalesce(v.watched_at, now()),
    believed_to = ${CLOCK} + make_interval(secs => ${secondsOf(BELIEVED)} / ${FASTEST}.0),
    share = greatest(v.share, least(100, coalesce(round(100 * ${secondsOf(`v.seen + ${BELIEVED}`)} / nullif(f.duration, 0)), 0)))
  FROM films f WHERE f.id = v.film_id AND v.member_id = $1 AND f.slug = $2 AND ${filmIsFor(3)}
  RETURNING v.position::float8 AS position, v.share::float8 AS share`
