import 'server-only'
import { filmIsFor, filmScope, scopeValue } from '@/server/films'
import type { Viewer } from '@/server/members/viewer'
import { pool } from '@/server/pool'
import type { Progress } from './schema'

/**
 * Adds what was seen to what had been seen before, in one statement, so that two devices never lose each other's part.
 * The film's own length bounds everything, whatever is claimed.
 */
export async function saveProgress(
  viewer: Viewer,
  progress: Progress,
): Promise<{ position: number; share: number } | null> {
  const { film, position, from, to } = progress
  const values = [
    viewer.id,
    film,
    Math.round(position),
    Math.round(from),
    Math.round(to),
    scopeValue(filmScope(viewer)!),
  ]
  const { rows } = await pool().query<{ position: number; share: number }>(SAVE_PROGRESS, values)
  return rows[0] ?? null
}

const SHARE = (seen: string, duration: string) => `
  (SELECT least(100, coalesce(round(100 * sum(upper(part) - lower(part)) / nullif(${duration}, 0)), 0))
   FROM unnest(${seen}) AS part)`

const SAVE_PROGRESS = `
  WITH film AS (SELECT f.id, f.duration::int AS duration FROM films f WHERE f.slug = $2 AND ${filmIsFor(6)}),
  part AS (
    SELECT film.*, int4multirange(int4range(least($4::int, duration), least($5::int, duration))) AS seen FROM film
  )
  INSERT INTO film_views AS v (member_id, film_id, watched_at, position, seen, share)
  SELECT $1, p.id, now(), least($3::int, p.duration), p.seen, ${SHARE('p.seen', 'p.duration')} FROM part p
  ON CONFLICT (member_id, film_id) DO UPDATE SET
    watched_at = coalesce(v.watched_at, excluded.watched_at), position = excluded.position,
    seen = v.seen + excluded.seen, updated_at = now(),
    share = ${SHARE('v.seen + excluded.seen', '(SELECT duration FROM film)')}
  RETURNING position::float8 AS position, share::float8 AS share`
