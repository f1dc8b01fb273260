import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The story of an entry and the list of what was noted are read by these.
const INDEXES = sql`
  CREATE INDEX "mails_reference_idx" ON "mails" ("reference");
  CREATE INDEX "audit_events_actor_idx" ON "audit_events" ("actor_id", "id" DESC);
  CREATE INDEX "audit_events_kind_idx" ON "audit_events" ("kind", "id" DESC);
  CREATE INDEX "audit_events_at_idx" ON "audit_events" ("at");
`

// A family asks with the number, name or phone it remembers: what was merged away is still found, as the one that stayed.
const MERGED = sql`
  CREATE FUNCTION inbox_search_merged() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search := concat_ws(' ', NEW.search,
      (SELECT string_agg(search, ' ' ORDER BY entry_id) FROM inbox_entries WHERE merged_into = NEW.entry_id));
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER "inbox_entries_search_merged" BEFORE UPDATE OF "search" ON "inbox_entries"
    FOR EACH ROW EXECUTE FUNCTION inbox_search_merged();
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(INDEXES)
  await db.execute(MERGED)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "inbox_entries_search_merged" ON "inbox_entries";
    DROP FUNCTION inbox_search_merged;
    DROP INDEX "mails_reference_idx", "audit_events_actor_idx", "audit_events_kind_idx", "audit_events_at_idx";
  `)
}
