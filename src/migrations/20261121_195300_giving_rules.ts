import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the schema cannot say: two visitors never hold one time, a pledge never loses its campaign, and nothing that
// people sent is without its number and status.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX "tour_requests_held_slot_idx" ON "tour_requests" ("slot_at")
      WHERE "slot_at" IS NOT NULL AND "status" IN ('pending', 'confirmed');
    ALTER TABLE "pledges" DROP CONSTRAINT "pledges_campaign_id_campaigns_id_fk",
      ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "campaigns" ("id") ON DELETE RESTRICT;
    ALTER TABLE "pledges" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
    ALTER TABLE "sponsor_inquiries" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
    ALTER TABLE "tour_requests" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "tour_requests_held_slot_idx";
    ALTER TABLE "pledges" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL;
    ALTER TABLE "sponsor_inquiries" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL;
    ALTER TABLE "tour_requests" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL;
    ALTER TABLE "pledges" DROP CONSTRAINT "pledges_campaign_id_campaigns_id_fk",
      ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "campaigns" ("id") ON DELETE SET NULL;
  `)
}
