import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The last of the dated migrations that the baseline replaced (docs/decisions/062). */
const LAST = '20261123_065303_seams_second'

/**
 * Returns whether a database was created by all migrations before the baseline. Its schema then equals the baseline, and it
 * keeps all its data.
 * @throws Error when only some of these migrations were applied
 */
export async function predatesBaseline(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows: tables } = await db.execute(
    sql`SELECT to_regclass('public.payload_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!tables[0]?.isThere) return false
  const { rows } = await db.execute(
    sql`SELECT bool_or(name = ${LAST}) AS "isUpToDate", bool_or(name = '20261120_102847_initial') AS "isOld"
      FROM payload_migrations`,
  )
  const { isUpToDate, isOld } = rows[0] ?? {}
  if (isOld && !isUpToDate)
    throw new Error('This database is older than 23 November 2026. Start the version of that day once, then this one.')
  return isUpToDate === true
}
