import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plays" ALTER COLUMN "drawing" SET DEFAULT '{"players":[{"label":"1","at":[250,290]},{"label":"2","at":[90,230]},{"label":"3","at":[410,230]},{"label":"4","at":[150,100]},{"label":"5","at":[350,100]}],"ball":"1","steps":[{"moves":[]}]}'::jsonb;
  ALTER TABLE "plays" ALTER COLUMN "order" SET DEFAULT 1000;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_drawing" SET DEFAULT '{"players":[{"label":"1","at":[250,290]},{"label":"2","at":[90,230]},{"label":"3","at":[410,230]},{"label":"4","at":[150,100]},{"label":"5","at":[350,100]}],"ball":"1","steps":[{"moves":[]}]}'::jsonb;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_order" SET DEFAULT 1000;
  ALTER TABLE "programs" ADD COLUMN "audience" varchar;
  ALTER TABLE "programs" ADD COLUMN "included" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_audience" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_included" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "did" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_did" varchar;
  ALTER TABLE "faqs" ADD COLUMN "figure" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_figure" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plays" ALTER COLUMN "drawing" DROP DEFAULT;
  ALTER TABLE "plays" ALTER COLUMN "order" SET DEFAULT 10;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_drawing" DROP DEFAULT;
  ALTER TABLE "_plays_v" ALTER COLUMN "version_order" SET DEFAULT 10;
  ALTER TABLE "programs" DROP COLUMN "audience";
  ALTER TABLE "programs" DROP COLUMN "included";
  ALTER TABLE "_programs_v" DROP COLUMN "version_audience";
  ALTER TABLE "_programs_v" DROP COLUMN "version_included";
  ALTER TABLE "testimonials" DROP COLUMN "did";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_did";
  ALTER TABLE "faqs" DROP COLUMN "figure";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_figure";`)
}
