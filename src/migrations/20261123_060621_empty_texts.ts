import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "player_registrations" ALTER COLUMN "previous_experience" SET DEFAULT '';
  ALTER TABLE "player_registrations" ALTER COLUMN "goals" SET DEFAULT '';
  ALTER TABLE "player_registrations" ALTER COLUMN "parent_last_name" SET DEFAULT '';
  ALTER TABLE "applications" ALTER COLUMN "instagram" SET DEFAULT '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "player_registrations" ALTER COLUMN "previous_experience" DROP DEFAULT;
  ALTER TABLE "player_registrations" ALTER COLUMN "goals" DROP DEFAULT;
  ALTER TABLE "player_registrations" ALTER COLUMN "parent_last_name" DROP DEFAULT;
  ALTER TABLE "applications" ALTER COLUMN "instagram" DROP DEFAULT;`)
}
