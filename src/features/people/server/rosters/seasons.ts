import 'server-only'
import type { Client } from '@/server/database/pool'

export type Season = { id: string; name: string; startsOn: string; endsOn: string; cutoffOn: string }

const COLUMNS = `id, name, ${day('starts_on')} AS "startsOn", ${day('ends_on')} AS "endsOn", ${day('cutoff_on')} AS "cutoffOn"`

/** Returns the current season, or null before the first one. */
export async function findCurrentSeason(client: Client): Promise<Season | null> {
  const { rows } = await client.query<Season>(`SELECT ${COLUMNS} FROM seasons WHERE state = 'current' LIMIT 1`)
  return rows[0] ?? null
}

/** Returns the next planned season, or null when none is planned. */
export async function findNextSeason(client: Client): Promise<Season | null> {
  const { rows } = await client.query<Season>(
    `SELECT ${COLUMNS} FROM seasons WHERE state = 'planned' ORDER BY starts_on LIMIT 1`,
  )
  return rows[0] ?? null
}

// A calendar day is stored as noon in UTC.
function day(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
}
