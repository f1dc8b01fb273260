import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The page of an entry lists the others with the same email or phone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "inbox_entries_email_idx" ON "inbox_entries" ("email");
    CREATE INDEX "inbox_entries_phone_idx" ON "inbox_entries" ("phone");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "inbox_entries_email_idx", "inbox_entries_phone_idx";`)
}
