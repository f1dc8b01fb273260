import 'server-only'
import type { Play } from '@/lib/court/play'
import { pool } from '@/server/database/pool'

/** Returns the published plays with these keys. */
export async function findPlays(keys: readonly string[]): Promise<Partial<Record<string, Play>>> {
  const { rows } = await pool().query<{ key: string; play: Play }>(
    'SELECT key, drawn_play(key) AS play FROM unnest($1::text[]) key WHERE drawn_play(key) IS NOT NULL',
    [[...new Set(keys)]],
  )
  return Object.fromEntries(rows.map(({ key, play }) => [key, play]))
}
