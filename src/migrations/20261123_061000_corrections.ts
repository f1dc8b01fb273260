import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who corrected what a family had typed, and why. Without a name it was the family itself.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "registration_edits" ADD COLUMN "by_name" text, ADD COLUMN "reason" text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "registration_edits" DROP COLUMN "by_name", DROP COLUMN "reason"`)
}
