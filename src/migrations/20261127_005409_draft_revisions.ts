import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" ADD COLUMN "revision" numeric DEFAULT 1;
  ALTER TABLE "films" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_films_v" ADD COLUMN "version_revision" numeric DEFAULT 1;
  ALTER TABLE "_films_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "revision" numeric DEFAULT 1;
  ALTER TABLE "posts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_revision" numeric DEFAULT 1;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DROP COLUMN "revision";
  ALTER TABLE "films" DROP COLUMN "changed_by";
  ALTER TABLE "_films_v" DROP COLUMN "version_revision";
  ALTER TABLE "_films_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "posts" DROP COLUMN "revision";
  ALTER TABLE "posts" DROP COLUMN "changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_revision";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changed_by";`)
}
