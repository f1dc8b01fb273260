import 'server-only'
import type { FilmPlay } from '../../rules/film-plays'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'
import type { Viewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'

/** What every page about a film needs to know of it. Where it plays from is left out on purpose. */
export type FilmFacts = {
  id: string
  slug: string
  title: string
  category: string
  play: FilmPlay | null
  order: number
}

const PUBLISHED = `f._status = 'published' AND f.deleted_at IS NULL`
/** The divisions that a film is kept to. */
const KEPT_TO = `SELECT FROM films_rels r WHERE r.parent_id = f.id AND r.path = 'divisions'`

/**
 * Whose films a viewer may watch: 'all' for those who look after players, the divisions of a player or of a parent's
 * children, null for a parent without a linked child, who sees nothing of the film room.
 */
export function filmScope({ role, divisions, children }: Viewer): 'all' | string[] | null {
  if (role === 'coach' || role === 'admin') return 'all'
  if (role === 'player') return divisions
  return children.length > 0 ? children.flatMap((child) => child.divisions) : null
}

/**
 * SQL that is true for a published film `f` within the scope that {@link scopeValue} gives as parameter `$n`. The one
 * place where the audience of a film is decided.
 */
export function filmIsFor(n: number): string {
  return `${PUBLISHED}
    AND ($${n}::uuid[] IS NULL OR NOT EXISTS (${KEPT_TO}) OR EXISTS (${KEPT_TO} AND r.divisions_id = ANY($${n})))`
}

/** The same for each player `m` of a statement about many: SQL that is true for a film `f` that this player may watch. */
export function filmIsForMember(): string {
  const own = `SELECT d.divisions_id FROM members_rels d WHERE d.parent_id = m.id AND d.path = 'divisions'`
  return `${PUBLISHED}
    AND (NOT EXISTS (${KEPT_TO}) OR EXISTS (${KEPT_TO} AND r.divisions_id IN (${own})))`
}

/** The parameter of {@link filmIsFor}: null lets everything pass. */
export function scopeValue(scope: 'all' | string[]): string[] | null {
  return scope === 'all' ? null : scope
}

/** A film that this viewer may watch, or null: unknown, unpublished and not for them are the same. */
export async function findFilm(viewer: Viewer, slug: string): Promise<FilmFacts | null> {
  const scope = filmScope(viewer)
  // What is no address of ours is not worth a question, and the database refuses some of it.
  if (!scope || !SLUG_SHAPE.test(slug)) return null
  const { rows } = await pool().query<FilmFacts>(
    `SELECT f.id, f.slug, f.title, f.category, f.play, f."order"::float8 AS "order" FROM films f
     WHERE f.slug = $1 AND ${filmIsFor(2)}`,
    [slug, scopeValue(scope)],
  )
  return rows[0] ?? null
}
