import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "accepted_warnings" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_accepted_warnings" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "accepted_warnings";
  ALTER TABLE "_posts_v" DROP COLUMN "version_accepted_warnings";`)
}
