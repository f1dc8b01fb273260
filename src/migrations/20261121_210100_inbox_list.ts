import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the list, the board and the counts of the inbox filter by, so that none of them ever walks over all entries.
// `born_about` is the birthday, or where a family gave an age only, the latest one that age allows: one rule for both.
const COLUMNS_AND_INDEXES = sql`
  ALTER TABLE "inbox_entries" ADD COLUMN "born_about" date GENERATED ALWAYS AS (
    coalesce("born", (("received_at" AT TIME ZONE 'America/Phoenix')::date - make_interval(years => "age_given"))::date)
  ) STORED;
  CREATE INDEX "inbox_entries_open_idx" ON "inbox_entries" ("kind", "due_at")
    WHERE "due_at" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_division_idx" ON "inbox_entries" ("kind", "division", "received_at" DESC)
    WHERE "division" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_city_idx" ON "inbox_entries" ("kind", "city", "received_at" DESC)
    WHERE "city" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_born_idx" ON "inbox_entries" ("kind", "born_about")
    WHERE "born_about" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_suspicious_idx" ON "inbox_entries" ("kind", "received_at" DESC)
    WHERE "is_suspicious" AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_tags_idx" ON "inbox_entries" USING gin ("tags") WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_tagged_idx" ON "inbox_entries" ("received_at" DESC) WHERE "tags" <> '{}';
`

// The first views of everybody. Staff add their own, and may remove these.
const VIEWS = sql`
  INSERT INTO "inbox_views" ("name", "query", "created_at") VALUES
    ('Overdue', 'overdue=1&sort=due', now()),
    ('Mine', 'assignee=me', now() + interval '1 millisecond'),
    ('12U waiting', 'status=waiting&division=12U', now() + interval '2 milliseconds');
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(COLUMNS_AND_INDEXES)
  await db.execute(VIEWS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "inbox_entries_open_idx", "inbox_entries_division_idx", "inbox_entries_city_idx", "inbox_entries_born_idx",
      "inbox_entries_suspicious_idx", "inbox_entries_tags_idx", "inbox_entries_tagged_idx";
    ALTER TABLE "inbox_entries" DROP COLUMN "born_about";
    DELETE FROM "inbox_views" WHERE "staff_id" IS NULL AND "name" IN ('Overdue', 'Mine', '12U waiting');
  `)
}
