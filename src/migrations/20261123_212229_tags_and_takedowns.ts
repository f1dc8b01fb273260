import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What visitors asked to be taken down. A decision outlives the entry that asked for it: what was erased from the inbox
// must not show a child again.
const REQUESTS = sql`
  CREATE TABLE "takedown_requests" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "entry_id" uuid UNIQUE REFERENCES "form_entries" ("id") ON DELETE SET NULL,
    "picture_id" uuid REFERENCES "media" ("id") ON DELETE CASCADE,
    "player_id" uuid REFERENCES "players" ("id") ON DELETE CASCADE,
    "state" text NOT NULL CHECK ("state" IN ('hidden', 'waiting', 'away', 'back')),
    "at" timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls("picture_id", "player_id") = 1)
  );
  CREATE INDEX "takedown_requests_picture_idx" ON "takedown_requests" ("picture_id");
  CREATE INDEX "takedown_requests_player_idx" ON "takedown_requests" ("player_id");
`

// When something changed of which pages are kept: every instance hears of it, and reads here what it missed.
const EXPIRED_TAGS = sql`
  CREATE TABLE "expired_tags" (
    "tag" text PRIMARY KEY,
    "at" timestamptz NOT NULL
  );
`

/** Players are tagged on pictures, and anybody may ask for a picture or a name to be taken down (docs/decisions/074). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "media_rels" (
      "id" serial PRIMARY KEY NOT NULL,
      "order" integer,
      "parent_id" uuid NOT NULL,
      "path" varchar NOT NULL,
      "players_id" uuid
    );
    ALTER TABLE "form_entries" ALTER COLUMN "email" DROP NOT NULL;
    ALTER TABLE "form_entries" ADD COLUMN "subject" varchar;
    ALTER TABLE "media" ADD COLUMN "without_people" boolean DEFAULT false;
    ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
    CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
    CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
    CREATE INDEX "media_rels_players_id_idx" ON "media_rels" USING btree ("players_id")`)
  await db.execute(REQUESTS)
  await db.execute(EXPIRED_TAGS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "expired_tags";
    DROP TABLE "takedown_requests";
    DROP TABLE "media_rels" CASCADE;
    UPDATE "form_entries" SET "email" = '' WHERE "email" IS NULL;
    ALTER TABLE "form_entries" ALTER COLUMN "email" SET NOT NULL;
    ALTER TABLE "media" DROP COLUMN "without_people";
    ALTER TABLE "form_entries" DROP COLUMN "subject"`)
}
