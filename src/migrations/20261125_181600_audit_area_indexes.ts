import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The list of the audit shows more since these partial indexes were made, so PostgreSQL could not use them: whole ones. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "audit_events_listed_idx", "audit_events_area_idx", "audit_events_area_actor_idx";
    CREATE INDEX "audit_events_area_idx" ON "audit_events" ("area", "id" DESC);
    CREATE INDEX "audit_events_area_actor_idx" ON "audit_events" ("actor_id", "area", "id" DESC);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "audit_events_area_idx", "audit_events_area_actor_idx";
    CREATE INDEX "audit_events_listed_idx" ON "audit_events" ("id" DESC)
      WHERE NOT ("action" = 'exported' AND "entry_id" IS NOT NULL);
    CREATE INDEX "audit_events_area_idx" ON "audit_events" ("area", "id" DESC)
      WHERE NOT ("action" = 'exported' AND "entry_id" IS NOT NULL);
    CREATE INDEX "audit_events_area_actor_idx" ON "audit_events" ("actor_id", "area", "id" DESC)
      WHERE NOT ("action" = 'exported' AND "entry_id" IS NOT NULL);
  `)
}
