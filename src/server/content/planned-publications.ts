import type pg from 'pg'

/** SQL: the collection, the id and the time of each publication still to come; pages are left out. */
export const PLANNED_PUBLICATIONS = `SELECT input -> 'doc' ->> 'relationTo' AS collection, input -> 'doc' ->> 'value' AS id,
    wait_until AS at
  FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
    AND input ->> 'type' = 'publish' AND input -> 'doc' ->> 'value' IS NOT NULL`

/** Returns the next planned publication (ISO, UTC) of each document of a collection that has one, by id. */
export async function findPlannedPublications(
  database: Pick<pg.Pool, 'query'>,
  collection: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ id: string; at: Date }>(
    `SELECT id, min(at) AS at FROM (${PLANNED_PUBLICATIONS}) planned WHERE collection = $1 GROUP BY 1`,
    [collection],
  )
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]))
}
