import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plays" ALTER COLUMN "drawing" SET DEFAULT '{"players":[{"label":"1","at":[250,290]},{"label":"2","at":[90,230]},{"label":"3","at":[410,230]},{"label":"4","at":[150,100]},{"label":"5","at":[350,100]}],"ball":"1","steps":[{"moves":[]}]}'::jsonb;
  ALTER TABLE "plays" ALTER COLUMN "order" SET DEFAULT 1000;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_drawing" SET DEFAULT '{"players":[{"label":"1","at":[250,290]},{"label":"2","at":[90,230]},{"label":"3","at":[410,230]},{"label":"4","at":[150,100]},{"label":"5","at":[350,100]}],"ball":"1","steps":[{"moves":[]}]}'::jsonb;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_order" SET DEFAULT 1000;
  ALTER TABLE "plays" ADD COLUMN "revision" numeric DEFAULT 1;
  ALTER TABLE "plays" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_plays_v" ADD COLUMN "version_revision" numeric DEFAULT 1;
  ALTER TABLE "_plays_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plays" ALTER COLUMN "drawing" DROP DEFAULT;
  ALTER TABLE "plays" ALTER COLUMN "order" SET DEFAULT 10;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_drawing" DROP DEFAULT;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_order" SET DEFAULT 10;
  ALTER TABLE "plays" DROP COLUMN "revision";
  ALTER TABLE "plays" DROP COLUMN "changed_by";
  ALTER TABLE "_plays_v" DROP COLUMN "version_revision";
  ALTER TABLE "_plays_v" DROP COLUMN "version_changed_by";`)
}
