import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Access codes end with the current season. Every season has a last day, so there is none to fill in from the film room's
 * settings: where they said another day, or no season is current, the log keeps what they said.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`
    SELECT to_char(f.season_ends_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS said, s.name,
      to_char(s.ends_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS ends
    FROM film_settings f LEFT JOIN seasons s ON s.state = 'current' WHERE f.season_ends_on IS NOT NULL`)
  for (const { said, name, ends } of rows) {
    const now = name ? `until the end of ${name}, ${ends}` : 'for a year, since no season is current'
    if (said !== ends) payload.logger.warn(`The film room let access codes work until ${said}. New ones work ${now}.`)
  }
  await db.execute(sql`ALTER TABLE "film_settings" DROP COLUMN "season_ends_on"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "film_settings" ADD COLUMN "season_ends_on" timestamp(3) with time zone;
    CREATE INDEX "film_settings_season_ends_on_idx" ON "film_settings" USING btree ("season_ends_on")`)
}
