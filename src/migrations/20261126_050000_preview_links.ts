import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links that open the draft of an article without an account (src/server/content/shared-previews.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "preview_links" (
      "id" uuid PRIMARY KEY,
      "post_id" uuid NOT NULL REFERENCES "posts" ("id") ON DELETE CASCADE,
      "title" text NOT NULL,
      "staff_id" uuid REFERENCES "staff" ("id") ON DELETE SET NULL,
      "token_hash" bytea NOT NULL UNIQUE,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "expires_at" timestamptz NOT NULL,
      "views" integer NOT NULL DEFAULT 0,
      "last_viewed_at" timestamptz);
    CREATE INDEX "preview_links_post_id_idx" ON "preview_links" ("post_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "preview_links"`)
}
