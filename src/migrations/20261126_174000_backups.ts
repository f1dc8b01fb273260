import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the site was backed up (scripts/backup/back-up.mjs), for the dashboard. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "backups" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "taken_at" timestamptz NOT NULL,
      "bytes" bigint NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "backups"`)
}
