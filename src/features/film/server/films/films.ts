import 'server-only'
import type { Play } from '@/lib/court/play'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'
import type { Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'

/** The data about a film that every film page needs. It deliberately excludes the playback source. */
export type FilmFacts = {
  id: string
  slug: string
  title: string
  category: string
  play: Play | null
  order: number
}

const PUBLISHED = `f._status = 'published' AND f.deleted_at IS NULL`
/** The divisions to which a film is restricted. */
const KEPT_TO = `SELECT FROM films_rels r WHERE r.parent_id = f.id AND r.path = 'divisions'`

/**
 * Returns the scope of films a viewer may watch: 'all' for coaches and admins, the divisions of a player or of a parent's
 * children, null for a parent without a linked child, who has no access to the film room.
 */
export function filmScope({ role, divisions, children }: Viewer): 'all' | string[] | null {
  if (role === 'coach' || role === 'admin') return 'all'
  if (role === 'player') return divisions
  return children.length > 0 ? children.flatMap((child) => child.divisions) : null
}

/**
 * Returns an SQL condition for a published film `f` within the scope that {@link scopeValue} passes as parameter `$n`. This is
 * the only place that decides the audience of a film.
 */
export function filmIsFor(n: number): string {
  return `${PUBLISHED}
    AND ($${n}::uuid[] IS NULL OR NOT EXISTS (${KEPT_TO}) OR EXISTS (${KEPT_TO} AND r.divisions_id = ANY($${n})))`
}

/** Like {@link filmIsFor} for statements about many players: an SQL condition for a film `f` that player `m` may watch. */
export function filmIsForMember(): string {
  const memberDivisions = `SELECT d.divisions_id FROM members_rels d WHERE d.parent_id = m.id AND d.path = 'divisions'`
  return `${PUBLISHED}
    AND (NOT EXISTS (${KEPT_TO}) OR EXISTS (${KEPT_TO} AND r.divisions_id IN (${memberDivisions})))`
}

/** Returns the parameter of {@link filmIsFor}; null matches every film. */
export function scopeValue(scope: 'all' | string[]): string[] | null {
  return scope === 'all' ? null : scope
}

/** Returns a film that this viewer may watch, or null alike for an unknown, unpublished or unavailable film. */
export async function findFilm(viewer: Viewer, slug: string): Promise<FilmFacts | null> {
  const scope = filmScope(viewer)
  // Malformed slugs are rejected without a query, because the database raises an error for some of them.
  if (!scope || !SLUG_SHAPE.test(slug)) return null
  const { rows } = await pool().query<FilmFacts>(
    `SELECT f.id, f.slug, f.title, f.category, drawn_play(f.play) AS play, f."order"::float8 AS "order" FROM films f
     WHERE f.slug = $1 AND ${filmIsFor(2)}`,
    [slug, scopeValue(scope)],
  )
  return rows[0] ?? null
}
