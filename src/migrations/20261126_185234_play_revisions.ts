import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plays" ADD COLUMN "revision" numeric DEFAULT 1;
  ALTER TABLE "plays" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_plays_v" ADD COLUMN "version_revision" numeric DEFAULT 1;
  ALTER TABLE "_plays_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plays" DROP COLUMN "revision";
  ALTER TABLE "plays" DROP COLUMN "changed_by";
  ALTER TABLE "_plays_v" DROP COLUMN "version_revision";
  ALTER TABLE "_plays_v" DROP COLUMN "version_changed_by";`)
}
