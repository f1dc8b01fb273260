import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the public search reads: one row for each published text, with its words already normalized. Triggers fill it and
 * keep it up to date (src/database); they also index what is there already, when they are applied after this migration.
 * `search_pages` holds the prose of pages whose texts lie in many tables (collections/hooks/index-page.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "search_pages" (
      "id" text PRIMARY KEY,
      "path" text NOT NULL,
      "title" text NOT NULL,
      "lede" text NOT NULL,
      "text" text NOT NULL
    );
    CREATE TABLE "search_documents" (
      "kind" text NOT NULL,
      "id" text NOT NULL,
      "ref" text NOT NULL,
      "title" text NOT NULL,
      "lead" text NOT NULL,
      "body" text NOT NULL,
      "names" text[] NOT NULL,
      "title_text" text NOT NULL,
      "lead_text" text NOT NULL,
      "whole_text" text NOT NULL,
      "stems" tsvector NOT NULL,
      PRIMARY KEY ("kind", "id")
    );
    CREATE INDEX "search_documents_stems_idx" ON "search_documents" USING gin ("stems");
    DO $$
    BEGIN
      IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
        CREATE INDEX "search_documents_whole_idx" ON "search_documents" USING gin ("whole_text" gin_trgm_ops);
      END IF;
    END
    $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "search_documents"; DROP TABLE "search_pages"`)
}
