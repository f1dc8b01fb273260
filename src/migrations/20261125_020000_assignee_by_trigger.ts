import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Triggers check the assignee of an entry instead (src/database): the key opened the table of staff for every new entry. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "inbox_entries" DROP CONSTRAINT IF EXISTS "inbox_entries_assignee_id_fkey"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_assignee_id_fkey"
      FOREIGN KEY ("assignee_id") REFERENCES "staff" ("id") ON DELETE SET NULL`)
}
