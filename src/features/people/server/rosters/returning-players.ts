import 'server-only'
import { pool } from '@/server/database/pool'

/** The number of players of the last season, and of those on a roster again; null before the first season has ended. */
export type ReturningPlayers = { id: string; season: string; players: number; back: number }

/** Compares the archived roster of the last season with the current players. */
export async function findReturningPlayers(): Promise<ReturningPlayers | null> {
  const { rows } = await pool().query<ReturningPlayers>(
    `SELECT s.id, s.name AS season, count(r.id)::int AS players, count(p.id)::int AS back
     FROM (SELECT id, name FROM seasons WHERE state = 'archived' ORDER BY ends_on DESC LIMIT 1) s
     LEFT JOIN seasons_roster r ON r._parent_id = s.id
     LEFT JOIN players p ON p.id = r.player_id AND p.deleted_at IS NULL
     GROUP BY s.id, s.name`,
  )
  return rows[0] ?? null
}
