import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What staff correct is kept beside what families change: with who did it, and why.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "registration_edits" ADD COLUMN IF NOT EXISTS "by_name" text, ADD COLUMN IF NOT EXISTS "reason" text
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "registration_edits" DROP COLUMN "by_name", DROP COLUMN "reason"`)
}
