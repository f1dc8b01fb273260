import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "automatic_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"registration_received_subject" varchar NOT NULL,
  	"registration_received_body" varchar NOT NULL,
  	"tryout_received_subject" varchar NOT NULL,
  	"tryout_received_body" varchar NOT NULL,
  	"application_received_subject" varchar NOT NULL,
  	"application_received_body" varchar NOT NULL,
  	"message_received_subject" varchar NOT NULL,
  	"message_received_body" varchar NOT NULL,
  	"pledge_received_subject" varchar NOT NULL,
  	"pledge_received_body" varchar NOT NULL,
  	"sponsor_received_subject" varchar NOT NULL,
  	"sponsor_received_body" varchar NOT NULL,
  	"tour_received_subject" varchar NOT NULL,
  	"tour_received_body" varchar NOT NULL,
  	"tour_moved_subject" varchar NOT NULL,
  	"tour_moved_body" varchar NOT NULL,
  	"tour_cancelled_subject" varchar NOT NULL,
  	"tour_cancelled_body" varchar NOT NULL,
  	"invitation_subject" varchar NOT NULL,
  	"invitation_body" varchar NOT NULL,
  	"new_link_subject" varchar NOT NULL,
  	"new_link_body" varchar NOT NULL,
  	"film_reminder_subject" varchar NOT NULL,
  	"film_reminder_body" varchar NOT NULL,
  	"account_confirm_subject" varchar NOT NULL,
  	"account_confirm_body" varchar NOT NULL,
  	"password_reset_subject" varchar NOT NULL,
  	"password_reset_body" varchar NOT NULL,
  	"account_exists_subject" varchar NOT NULL,
  	"account_exists_body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_automatic_mails_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_registration_received_subject" varchar NOT NULL,
  	"version_registration_received_body" varchar NOT NULL,
  	"version_tryout_received_subject" varchar NOT NULL,
  	"version_tryout_received_body" varchar NOT NULL,
  	"version_application_received_subject" varchar NOT NULL,
  	"version_application_received_body" varchar NOT NULL,
  	"version_message_received_subject" varchar NOT NULL,
  	"version_message_received_body" varchar NOT NULL,
  	"version_pledge_received_subject" varchar NOT NULL,
  	"version_pledge_received_body" varchar NOT NULL,
  	"version_sponsor_received_subject" varchar NOT NULL,
  	"version_sponsor_received_body" varchar NOT NULL,
  	"version_tour_received_subject" varchar NOT NULL,
  	"version_tour_received_body" varchar NOT NULL,
  	"version_tour_moved_subject" varchar NOT NULL,
  	"version_tour_moved_body" varchar NOT NULL,
  	"version_tour_cancelled_subject" varchar NOT NULL,
  	"version_tour_cancelled_body" varchar NOT NULL,
  	"version_invitation_subject" varchar NOT NULL,
  	"version_invitation_body" varchar NOT NULL,
  	"version_new_link_subject" varchar NOT NULL,
  	"version_new_link_body" varchar NOT NULL,
  	"version_film_reminder_subject" varchar NOT NULL,
  	"version_film_reminder_body" varchar NOT NULL,
  	"version_account_confirm_subject" varchar NOT NULL,
  	"version_account_confirm_body" varchar NOT NULL,
  	"version_password_reset_subject" varchar NOT NULL,
  	"version_password_reset_body" varchar NOT NULL,
  	"version_account_exists_subject" varchar NOT NULL,
  	"version_account_exists_body" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_automatic_mails_v_created_at_idx" ON "_automatic_mails_v" USING btree ("created_at");
  CREATE INDEX "_automatic_mails_v_updated_at_idx" ON "_automatic_mails_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "automatic_mails" CASCADE;
  DROP TABLE "_automatic_mails_v" CASCADE;`)
}
