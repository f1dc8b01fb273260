import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "film_assignments" ADD COLUMN "share" numeric DEFAULT 80 NOT NULL;
  ALTER TABLE "film_files" ADD COLUMN "duration" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "film_assignments" DROP COLUMN "share";
  ALTER TABLE "film_files" DROP COLUMN "duration";`)
}
