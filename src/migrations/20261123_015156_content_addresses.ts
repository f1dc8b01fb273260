import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What has an address keeps it, whatever its title says.
const KEEP_ADDRESSES = sql`
  UPDATE "events" SET "generate_slug" = false WHERE "slug" IS NOT NULL;
  UPDATE "_events_v" SET "version_generate_slug" = false WHERE "version_slug" IS NOT NULL;
  UPDATE "cities" SET "generate_slug" = false WHERE "slug" IS NOT NULL;
  UPDATE "_cities_v" SET "version_generate_slug" = false WHERE "version_slug" IS NOT NULL;
  UPDATE "albums" SET "generate_slug" = false WHERE "slug" IS NOT NULL;
  UPDATE "_albums_v" SET "version_generate_slug" = false WHERE "version_slug" IS NOT NULL;
`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;
  ALTER TABLE "cities" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "_cities_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;
  ALTER TABLE "albums" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "_albums_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;`)
  await db.execute(KEEP_ADDRESSES)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "generate_slug";
  ALTER TABLE "_events_v" DROP COLUMN "version_generate_slug";
  ALTER TABLE "cities" DROP COLUMN "generate_slug";
  ALTER TABLE "_cities_v" DROP COLUMN "version_generate_slug";
  ALTER TABLE "albums" DROP COLUMN "generate_slug";
  ALTER TABLE "_albums_v" DROP COLUMN "version_generate_slug";`)
}
