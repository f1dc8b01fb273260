import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A note of the audit says which part of the house it is about, and the title of what it is about. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "audit_events" ADD COLUMN "area" text NOT NULL DEFAULT 'families', ADD COLUMN "title" text;
    ALTER TABLE "audit_events" DISABLE TRIGGER USER;
    UPDATE "audit_events" SET "area" = CASE
      WHEN "kind" IN ('staff', 'members') THEN 'accounts'
      WHEN "kind" IN ('divisions', 'seasons', 'tryout-days', 'mail-templates', 'deck-links', 'redirects', 'inbox-settings',
        'automatic-mails', 'film-settings', 'tour-settings', 'site-settings', 'navigation', 'fees') THEN 'settings'
      WHEN "kind" LIKE '%-page' OR "kind" IN ('programs', 'coaches', 'stages', 'age-tiers', 'events', 'films', 'film-files',
        'quizzes', 'exercises', 'demo-videos', 'meals', 'foods', 'tips', 'campaigns', 'giving-levels', 'sponsors',
        'sponsor-packages', 'cities', 'testimonials', 'faqs', 'posts', 'albums', 'media') THEN 'content'
      ELSE 'families' END;
    ALTER TABLE "audit_events" ENABLE TRIGGER USER;
    CREATE INDEX "audit_events_listed_idx" ON "audit_events" ("id" DESC)
      WHERE NOT ("action" = 'exported' AND "entry_id" IS NOT NULL);
    CREATE INDEX "audit_events_area_idx" ON "audit_events" ("area", "id" DESC)
      WHERE NOT ("action" = 'exported' AND "entry_id" IS NOT NULL);
    CREATE INDEX "audit_events_area_actor_idx" ON "audit_events" ("actor_id", "area", "id" DESC)
      WHERE NOT ("action" = 'exported' AND "entry_id" IS NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "audit_events" DROP COLUMN "area", DROP COLUMN "title"`)
}
