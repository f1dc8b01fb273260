import 'server-only'
import type { Play } from '@/lib/court/play'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'
import { filmIsFor, filmScope, scopeValue } from './films'
import type { Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import { fallbackPlay } from '../../rules/category-plays'
import { toSource, type Chapter, type Playback, type StoredSource } from '../../rules/playback'
import { findLibraryFilm } from './queries'
import type { LabeledFilm } from '../../rules/library'
import type { Learner } from './learner'

/** An opened film with the data its player needs. */
export type OpenFilm = { film: LabeledFilm; play: Play; playback: Playback }

/**
 * Opens a film: records the opening for a member with records, and returns everything its page shows.
 * @returns null for a film that is unknown, unpublished or not available to this viewer
 */
export async function openFilm(viewer: Viewer, learner: Learner, slug: string): Promise<OpenFilm | null> {
  const scope = filmScope(viewer)
  // Malformed slugs are rejected without a query, because the database raises an error for some of them.
  if (!scope || !SLUG_SHAPE.test(slug)) return null
  if (learner.isRecorded) await pool().query(MARK_OPENED, [learner.memberId, slug, scopeValue(scope)])
  const [film, stored] = await Promise.all([
    findLibraryFilm(viewer, learner, slug),
    pool().query<StoredFilm>(STORED_FILM, [slug, scopeValue(scope)]),
  ])
  const row = stored.rows[0]
  if (!film || !row) return null
  const { play, ...source } = row
  return { film, play: fallbackPlay({ play, category: film.category }), playback: toPlayback(film, source, learner) }
}

type StoredFilm = StoredSource & { play: Play | null; chapters: Chapter[] }

function toPlayback(
  film: LabeledFilm,
  { chapters, ...stored }: Omit<StoredFilm, 'play'>,
  { isRecorded, ...learner }: Learner,
): Playback {
  const { slug, title, duration, position, share, watchedFrom } = film
  const memberId = isRecorded ? learner.memberId : null
  return { slug, title, duration, position, share, watchedFrom, memberId, chapters, source: toSource(stored) }
}

// Opening the film again leaves the time of the first opening unchanged; playing counts from now on (progress.ts).
const MARK_OPENED = `
  INSERT INTO film_views (member_id, film_id, watched_at, believed_to)
  SELECT $1, f.id, now(), now() FROM films f WHERE f.slug = $2 AND ${filmIsFor(3)}
  ON CONFLICT (member_id, film_id) DO UPDATE SET
    believed_to = greatest(film_views.believed_to, now() - interval '1 minute'),
    updated_at = CASE WHEN film_views.watched_at IS NULL THEN now() ELSE film_views.updated_at END,
    watched_at = coalesce(film_views.watched_at, now())`

const STORED_FILM = `
  SELECT f.slug, drawn_play(f.play) AS play, d.mime_type AS "mimeType", f.video_url AS "videoUrl",
    coalesce((SELECT json_agg(json_build_object('at', c.at, 'title', c.title, 'play', drawn_play(c.play)) ORDER BY c.at)
      FROM films_chapters c WHERE c._parent_id = f.id), '[]') AS chapters,
    coalesce((SELECT json_agg(json_build_object('language', c.language, 'label', c.label) ORDER BY c._order)
      FROM films_captions c WHERE c._parent_id = f.id), '[]') AS captions,
    coalesce((SELECT json_agg(h.host) FROM film_settings_hosts h), '[]') AS hosts
  FROM films f LEFT JOIN film_files d ON d.id = f.file_id
  WHERE f.slug = $1 AND ${filmIsFor(2)}`
