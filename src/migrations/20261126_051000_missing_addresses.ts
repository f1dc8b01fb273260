import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often visitors looked for a page that is not there, by day (scripts/serve/missing-addresses.mjs). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "missing_addresses" (
      "path" text NOT NULL,
      "day" date NOT NULL,
      "count" integer NOT NULL,
      PRIMARY KEY ("path", "day"))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "missing_addresses"`)
}
