import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What stood on the site before there were drafts stays on it. And fields that the admin hides while an entry is added
// become optional in the schema, but a family's entry must never be stored without its number and status.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "programs" SET "_status" = 'published';
    UPDATE "stages" SET "_status" = 'published';
    UPDATE "sponsors" SET "_status" = 'published';
    UPDATE "testimonials" SET "_status" = 'published';
    UPDATE "faqs" SET "_status" = 'published';
    UPDATE "home_page" SET "_status" = 'published';
    UPDATE "about_page" SET "_status" = 'published';
    UPDATE "programs_page" SET "_status" = 'published';
    UPDATE "contact_page" SET "_status" = 'published';
    UPDATE "faq_page" SET "_status" = 'published';
    UPDATE "teams_page" SET "_status" = 'published';
    UPDATE "pathway_page" SET "_status" = 'published';
    ALTER TABLE "player_registrations" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
    ALTER TABLE "tryout_registrations" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
    ALTER TABLE "form_entries" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
    ALTER TABLE "applications" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL,
      ALTER COLUMN "submitted_at" SET NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "player_registrations" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL;
    ALTER TABLE "tryout_registrations" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL;
    ALTER TABLE "form_entries" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL;
    ALTER TABLE "applications" ALTER COLUMN "status" DROP NOT NULL, ALTER COLUMN "reference" DROP NOT NULL,
      ALTER COLUMN "submitted_at" DROP NOT NULL;
  `)
}
