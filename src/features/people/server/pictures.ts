import 'server-only'
import { pool } from '@/server/database/pool'
import type { PictureStatus } from '../rules/picture-status'

/** A player as an option of a tag, with the squad and number that distinguish players with the same name. */
export type Taggable = { value: string; label: string }

const NAME = `p.first_name || ' ' || upper(left(p.last_name, 1)) || '.'`

/**
 * Returns all players on a roster with the minimum of data for a tag, because editors have no access to rosters
 * (docs/decisions/044).
 */
export async function listTaggable(): Promise<Taggable[]> {
  const { rows } = await pool().query<Taggable>(
    `SELECT id AS value, ${NAME} || ', ' || division::text || CASE WHEN number = 'TBD' THEN '' ELSE ', ' || number END AS label
     FROM players p WHERE deleted_at IS NULL ORDER BY first_name, last_name, id`,
  )
  return rows
}

/**
 * Returns why visitors see a picture, or do not; null when it does not exist. Uses the database functions that also decide
 * access.
 */
export async function findPictureStatus(id: string): Promise<PictureStatus | null> {
  const { rows } = await pool().query<PictureStatus>(
    `SELECT coalesce(m.shown, false) AS "isPublic",
       coalesce(array_agg(${NAME} ORDER BY r."order") FILTER (WHERE p.id IS NOT NULL), '{}') AS players,
       coalesce(array_agg(${NAME} ORDER BY r."order") FILTER (WHERE p.id IS NOT NULL AND NOT has_photo_consent(p.id)), '{}')
         AS "withoutConsent",
       EXISTS (SELECT FROM takedown_requests WHERE picture_id = m.id AND state IN ('hidden', 'away')) AS "hasTakedownRequest"
     FROM media m
     LEFT JOIN media_rels r ON r.parent_id = m.id AND r.path = 'players' LEFT JOIN players p ON p.id = r.players_id
     WHERE m.id = $1 GROUP BY m.id`,
    [id],
  )
  return rows[0] ?? null
}
