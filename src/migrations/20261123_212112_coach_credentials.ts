import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CREDENTIAL_MAILS } from './frozen/credential-mails'

/**
 * What coaches prove, and which account a coach's code stands on. An academy that has staff already is asked for nothing
 * until an admin ticks it: no coach is shut out over night.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "coach_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"background_check" boolean DEFAULT true,
  	"first_aid" boolean DEFAULT true,
  	"safe_sport" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "members" ADD COLUMN "account_id" uuid;
  ALTER TABLE "staff" ADD COLUMN "background_check_ends_on" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "background_check_note" varchar;
  ALTER TABLE "staff" ADD COLUMN "first_aid_ends_on" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "first_aid_note" varchar;
  ALTER TABLE "staff" ADD COLUMN "safe_sport_ends_on" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "safe_sport_note" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "credential_ends_subject" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "automatic_mails" ADD COLUMN "credential_ends_body" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "automatic_mails" ADD COLUMN "credential_ends_admin_subject" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "automatic_mails" ADD COLUMN "credential_ends_admin_body" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_credential_ends_subject" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_credential_ends_body" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_credential_ends_admin_subject" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_credential_ends_admin_body" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "members" ADD CONSTRAINT "members_account_id_staff_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "members_account_idx" ON "members" USING btree ("account_id");
  CREATE INDEX "staff_background_check_background_check_ends_on_idx" ON "staff" USING btree ("background_check_ends_on");
  CREATE INDEX "staff_first_aid_first_aid_ends_on_idx" ON "staff" USING btree ("first_aid_ends_on");
  CREATE INDEX "staff_safe_sport_safe_sport_ends_on_idx" ON "staff" USING btree ("safe_sport_ends_on");

  INSERT INTO "coach_settings" ("background_check", "first_aid", "safe_sport", "updated_at", "created_at")
    SELECT false, false, false, now(), now() WHERE EXISTS (SELECT FROM "staff");`)
  await fillTexts(db)
}

// The words the mails come with stand where staff change them, as they do in a new academy.
async function fillTexts(db: MigrateUpArgs['db']): Promise<void> {
  const { coach, admin } = CREDENTIAL_MAILS
  await db.execute(sql`
    UPDATE "automatic_mails" SET "credential_ends_subject" = ${coach.subject}, "credential_ends_body" = ${coach.body},
      "credential_ends_admin_subject" = ${admin.subject}, "credential_ends_admin_body" = ${admin.body}`)
  await db.execute(sql`
    UPDATE "_automatic_mails_v" SET
      "version_credential_ends_subject" = ${coach.subject}, "version_credential_ends_body" = ${coach.body},
      "version_credential_ends_admin_subject" = ${admin.subject}, "version_credential_ends_admin_body" = ${admin.body}`)
  await db.execute(sql`
    ALTER TABLE "automatic_mails" ALTER COLUMN "credential_ends_subject" DROP DEFAULT,
      ALTER COLUMN "credential_ends_body" DROP DEFAULT, ALTER COLUMN "credential_ends_admin_subject" DROP DEFAULT,
      ALTER COLUMN "credential_ends_admin_body" DROP DEFAULT;
    ALTER TABLE "_automatic_mails_v" ALTER COLUMN "version_credential_ends_subject" DROP DEFAULT,
      ALTER COLUMN "version_credential_ends_body" DROP DEFAULT,
      ALTER COLUMN "version_credential_ends_admin_subject" DROP DEFAULT,
      ALTER COLUMN "version_credential_ends_admin_body" DROP DEFAULT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coach_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "coach_settings" CASCADE;
  ALTER TABLE "members" DROP CONSTRAINT "members_account_id_staff_id_fk";
  
  DROP INDEX "members_account_idx";
  DROP INDEX "staff_background_check_background_check_ends_on_idx";
  DROP INDEX "staff_first_aid_first_aid_ends_on_idx";
  DROP INDEX "staff_safe_sport_safe_sport_ends_on_idx";
  ALTER TABLE "members" DROP COLUMN "account_id";
  ALTER TABLE "staff" DROP COLUMN "background_check_ends_on";
  ALTER TABLE "staff" DROP COLUMN "background_check_note";
  ALTER TABLE "staff" DROP COLUMN "first_aid_ends_on";
  ALTER TABLE "staff" DROP COLUMN "first_aid_note";
  ALTER TABLE "staff" DROP COLUMN "safe_sport_ends_on";
  ALTER TABLE "staff" DROP COLUMN "safe_sport_note";
  ALTER TABLE "automatic_mails" DROP COLUMN "credential_ends_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "credential_ends_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "credential_ends_admin_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "credential_ends_admin_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_credential_ends_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_credential_ends_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_credential_ends_admin_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_credential_ends_admin_body";`)
}
