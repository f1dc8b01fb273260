import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Forgives typing errors in the site's search. A database whose role may not add extensions does without.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN OTHERS THEN
      RAISE NOTICE 'pg_trgm is not available: the search does not forgive typing errors.';
    END
    $$;
  `)
}

// The extension stays: somebody else may have begun to use it.
export async function down(_: MigrateDownArgs): Promise<void> {}
