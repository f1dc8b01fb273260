import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tryout_days_divisions" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_tryout_days_releaseat_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_tryout_days_state" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('invited', 'complete', 'ended');
  CREATE TYPE "public"."enum_mail_templates_flow" AS ENUM('registration', 'application', 'message', 'pledge', 'sponsor', 'tour');
  CREATE TYPE "public"."enum_mail_templates_status" AS ENUM('pending', 'in_review', 'needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'enrolled', 'withdrawn', 'spam', 'answered', 'pledged', 'contacted', 'received', 'acknowledged', 'cancelled', 'agreed', 'confirmed', 'visited');
  CREATE TYPE "public"."enum_seasons_roster_division" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_seasons_state" AS ENUM('planned', 'current', 'archived');
  CREATE TYPE "public"."enum_inbox_settings_days" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  ALTER TYPE "public"."enum_mails_status" ADD VALUE 'waiting' BEFORE 'queued';
  ALTER TYPE "public"."enum_mails_status" ADD VALUE 'held' BEFORE 'queued';
  ALTER TYPE "public"."enum_mails_status" ADD VALUE 'undone';
  CREATE TABLE "tryout_days_divisions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_tryout_days_divisions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "tryout_days" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"time" varchar,
  	"place" varchar,
  	"notes" varchar,
  	"release_at" timestamp(3) with time zone,
  	"releaseat_tz" "enum_tryout_days_releaseat_tz" DEFAULT 'America/Phoenix',
  	"state" "enum_tryout_days_state" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments_pickups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"relation" varchar
  );
  
  CREATE TABLE "enrolments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"player_id" uuid NOT NULL,
  	"registration_id" uuid,
  	"state" "enum_enrolments_state" DEFAULT 'invited' NOT NULL,
  	"season" varchar NOT NULL,
  	"date_of_birth" varchar,
  	"guardian_name" varchar NOT NULL,
  	"guardian_email" varchar NOT NULL,
  	"guardian_phone" varchar,
  	"emergency_name" varchar,
  	"emergency_phone" varchar,
  	"medical_notes" varchar,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"flow" "enum_mail_templates_flow" NOT NULL,
  	"status" "enum_mail_templates_status" NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seasons_roster" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"player_id" uuid,
  	"name" varchar NOT NULL,
  	"division" "enum_seasons_roster_division" NOT NULL,
  	"number" varchar,
  	"position" varchar
  );
  
  CREATE TABLE "seasons" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone NOT NULL,
  	"cutoff_on" timestamp(3) with time zone NOT NULL,
  	"state" "enum_seasons_state" DEFAULT 'planned' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbox_settings_days" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_inbox_settings_days",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"registration_hours" numeric DEFAULT 72 NOT NULL,
  	"message_hours" numeric DEFAULT 24 NOT NULL,
  	"supporter_hours" numeric DEFAULT 48 NOT NULL,
  	"opens_at" varchar DEFAULT '09:00' NOT NULL,
  	"closes_at" varchar DEFAULT '18:00' NOT NULL,
  	"undo_minutes" numeric DEFAULT 10 NOT NULL,
  	"link_days" numeric DEFAULT 60 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enrolment_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Welcome to the team' NOT NULL,
  	"lede" varchar,
  	"participation_title" varchar DEFAULT 'Participation' NOT NULL,
  	"participation_text" varchar NOT NULL,
  	"participation_version" numeric DEFAULT 1,
  	"medical_title" varchar DEFAULT 'Medical care' NOT NULL,
  	"medical_text" varchar NOT NULL,
  	"medical_version" numeric DEFAULT 1,
  	"concussion_title" varchar DEFAULT 'Concussion' NOT NULL,
  	"concussion_text" varchar NOT NULL,
  	"concussion_version" numeric DEFAULT 1,
  	"conduct_title" varchar DEFAULT 'Code of conduct' NOT NULL,
  	"conduct_text" varchar NOT NULL,
  	"conduct_version" numeric DEFAULT 1,
  	"name_title" varchar DEFAULT 'Full name on the site' NOT NULL,
  	"name_text" varchar NOT NULL,
  	"name_version" numeric DEFAULT 1,
  	"photo_title" varchar DEFAULT 'Photos and film on the site' NOT NULL,
  	"photo_text" varchar NOT NULL,
  	"photo_version" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "player_registrations" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "tryout_registrations" ADD COLUMN "tryout_day_id" uuid;
  ALTER TABLE "tryout_registrations" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "applications" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "form_entries" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "send_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "entry_id" varchar;
  ALTER TABLE "mails" ADD COLUMN "entry_kind" varchar;
  ALTER TABLE "mails" ADD COLUMN "sent_by" varchar;
  ALTER TABLE "players" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "pledges" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "sponsor_inquiries" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "tour_requests" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tryout_days_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seasons_id" uuid;
  ALTER TABLE "tryout_days_divisions" ADD CONSTRAINT "tryout_days_divisions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tryout_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments_pickups" ADD CONSTRAINT "enrolments_pickups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_registration_id_player_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."player_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_reasons" ADD CONSTRAINT "mail_templates_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_roster" ADD CONSTRAINT "seasons_roster_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons_roster" ADD CONSTRAINT "seasons_roster_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_days" ADD CONSTRAINT "inbox_settings_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tryout_days_divisions_order_idx" ON "tryout_days_divisions" USING btree ("order");
  CREATE INDEX "tryout_days_divisions_parent_idx" ON "tryout_days_divisions" USING btree ("parent_id");
  CREATE INDEX "tryout_days_day_idx" ON "tryout_days" USING btree ("day");
  CREATE INDEX "tryout_days_updated_at_idx" ON "tryout_days" USING btree ("updated_at");
  CREATE INDEX "tryout_days_created_at_idx" ON "tryout_days" USING btree ("created_at");
  CREATE INDEX "enrolments_pickups_order_idx" ON "enrolments_pickups" USING btree ("_order");
  CREATE INDEX "enrolments_pickups_parent_id_idx" ON "enrolments_pickups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enrolments_player_idx" ON "enrolments" USING btree ("player_id");
  CREATE UNIQUE INDEX "enrolments_registration_idx" ON "enrolments" USING btree ("registration_id");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE INDEX "mail_templates_reasons_order_idx" ON "mail_templates_reasons" USING btree ("_order");
  CREATE INDEX "mail_templates_reasons_parent_id_idx" ON "mail_templates_reasons" USING btree ("_parent_id");
  CREATE INDEX "mail_templates_flow_idx" ON "mail_templates" USING btree ("flow");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE INDEX "seasons_roster_order_idx" ON "seasons_roster" USING btree ("_order");
  CREATE INDEX "seasons_roster_parent_id_idx" ON "seasons_roster" USING btree ("_parent_id");
  CREATE INDEX "seasons_roster_player_idx" ON "seasons_roster" USING btree ("player_id");
  CREATE UNIQUE INDEX "seasons_name_idx" ON "seasons" USING btree ("name");
  CREATE INDEX "seasons_starts_on_idx" ON "seasons" USING btree ("starts_on");
  CREATE INDEX "seasons_ends_on_idx" ON "seasons" USING btree ("ends_on");
  CREATE INDEX "seasons_cutoff_on_idx" ON "seasons" USING btree ("cutoff_on");
  CREATE INDEX "seasons_updated_at_idx" ON "seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "seasons" USING btree ("created_at");
  CREATE INDEX "inbox_settings_days_order_idx" ON "inbox_settings_days" USING btree ("order");
  CREATE INDEX "inbox_settings_days_parent_idx" ON "inbox_settings_days" USING btree ("parent_id");
  ALTER TABLE "tryout_registrations" ADD CONSTRAINT "tryout_registrations_tryout_day_id_tryout_days_id_fk" FOREIGN KEY ("tryout_day_id") REFERENCES "public"."tryout_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tryout_days_fk" FOREIGN KEY ("tryout_days_id") REFERENCES "public"."tryout_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tryout_registrations_tryout_day_idx" ON "tryout_registrations" USING btree ("tryout_day_id");
  CREATE INDEX "mails_entry_id_idx" ON "mails" USING btree ("entry_id");
  CREATE INDEX "payload_locked_documents_rels_tryout_days_id_idx" ON "payload_locked_documents_rels" USING btree ("tryout_days_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" USING btree ("seasons_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tryout_days_divisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tryout_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments_pickups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_roster" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolment_page" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tryout_days_divisions" CASCADE;
  DROP TABLE "tryout_days" CASCADE;
  DROP TABLE "enrolments_pickups" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "mail_templates_reasons" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "seasons_roster" CASCADE;
  DROP TABLE "seasons" CASCADE;
  DROP TABLE "inbox_settings_days" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  DROP TABLE "enrolment_page" CASCADE;
  ALTER TABLE "tryout_registrations" DROP CONSTRAINT "tryout_registrations_tryout_day_id_tryout_days_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tryout_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seasons_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "status" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_mails_status";
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'kept', 'failed');
  ALTER TABLE "mails" ALTER COLUMN "status" SET DEFAULT 'queued'::"public"."enum_mails_status";
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE "public"."enum_mails_status" USING "status"::"public"."enum_mails_status";
  DROP INDEX "tryout_registrations_tryout_day_idx";
  DROP INDEX "mails_entry_id_idx";
  DROP INDEX "payload_locked_documents_rels_tryout_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_enrolments_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_seasons_id_idx";
  ALTER TABLE "player_registrations" DROP COLUMN "revision";
  ALTER TABLE "tryout_registrations" DROP COLUMN "tryout_day_id";
  ALTER TABLE "tryout_registrations" DROP COLUMN "revision";
  ALTER TABLE "applications" DROP COLUMN "revision";
  ALTER TABLE "form_entries" DROP COLUMN "revision";
  ALTER TABLE "mails" DROP COLUMN "send_at";
  ALTER TABLE "mails" DROP COLUMN "entry_id";
  ALTER TABLE "mails" DROP COLUMN "entry_kind";
  ALTER TABLE "mails" DROP COLUMN "sent_by";
  ALTER TABLE "players" DROP COLUMN "revision";
  ALTER TABLE "pledges" DROP COLUMN "revision";
  ALTER TABLE "sponsor_inquiries" DROP COLUMN "revision";
  ALTER TABLE "tour_requests" DROP COLUMN "revision";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tryout_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seasons_id";
  DROP TYPE "public"."enum_tryout_days_divisions";
  DROP TYPE "public"."enum_tryout_days_releaseat_tz";
  DROP TYPE "public"."enum_tryout_days_state";
  DROP TYPE "public"."enum_enrolments_state";
  DROP TYPE "public"."enum_mail_templates_flow";
  DROP TYPE "public"."enum_mail_templates_status";
  DROP TYPE "public"."enum_seasons_roster_division";
  DROP TYPE "public"."enum_seasons_state";
  DROP TYPE "public"."enum_inbox_settings_days";`)
}
