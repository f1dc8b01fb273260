import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "player_registrations_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "by_name" SET NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "player_registrations_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "applications_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "pledges_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "sponsor_inquiries_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "tour_requests_history" ALTER COLUMN "by_name" DROP NOT NULL;`)
}
