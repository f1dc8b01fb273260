import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** How long personal data stays, legal holds, and what the monthly job did. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "legal_holds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reason" varchar NOT NULL,
  	"ends_on" timestamp(3) with time zone NOT NULL,
  	"held_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_holds_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"players_id" uuid,
  	"player_registrations_id" uuid,
  	"tryout_registrations_id" uuid,
  	"applications_id" uuid,
  	"form_entries_id" uuid,
  	"sponsor_inquiries_id" uuid,
  	"tour_requests_id" uuid,
  	"pledges_id" uuid
  );
  
  CREATE TABLE "retention_runs" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "at" timestamptz NOT NULL DEFAULT now(),
    "counts" jsonb NOT NULL,
    "has_deleted" boolean NOT NULL
  );
  CREATE INDEX "retention_runs_at_idx" ON "retention_runs" ("at");
  CREATE TABLE "retention_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"entry_months" numeric DEFAULT 24 NOT NULL,
  	"roster_months" numeric DEFAULT 36 NOT NULL,
  	"health_days" numeric DEFAULT 90 NOT NULL,
  	"consent_years" numeric DEFAULT 2 NOT NULL,
  	"picture_months" numeric DEFAULT 12 NOT NULL,
  	"account_days" numeric DEFAULT 30 NOT NULL,
  	"mail_months" numeric DEFAULT 12 NOT NULL,
  	"audit_months" numeric DEFAULT 24 NOT NULL,
  	"gift_years" numeric DEFAULT 7 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_retention_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_is_on" boolean DEFAULT true,
  	"version_entry_months" numeric DEFAULT 24 NOT NULL,
  	"version_roster_months" numeric DEFAULT 36 NOT NULL,
  	"version_health_days" numeric DEFAULT 90 NOT NULL,
  	"version_consent_years" numeric DEFAULT 2 NOT NULL,
  	"version_picture_months" numeric DEFAULT 12 NOT NULL,
  	"version_account_days" numeric DEFAULT 30 NOT NULL,
  	"version_mail_months" numeric DEFAULT 12 NOT NULL,
  	"version_audit_months" numeric DEFAULT 24 NOT NULL,
  	"version_gift_years" numeric DEFAULT 7 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_holds_id" uuid;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_holds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_player_registrations_fk" FOREIGN KEY ("player_registrations_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_tryout_registrations_fk" FOREIGN KEY ("tryout_registrations_id") REFERENCES "public"."tryout_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_form_entries_fk" FOREIGN KEY ("form_entries_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_sponsor_inquiries_fk" FOREIGN KEY ("sponsor_inquiries_id") REFERENCES "public"."sponsor_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_tour_requests_fk" FOREIGN KEY ("tour_requests_id") REFERENCES "public"."tour_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_holds_rels" ADD CONSTRAINT "legal_holds_rels_pledges_fk" FOREIGN KEY ("pledges_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "legal_holds_ends_on_idx" ON "legal_holds" USING btree ("ends_on");
  CREATE INDEX "legal_holds_updated_at_idx" ON "legal_holds" USING btree ("updated_at");
  CREATE INDEX "legal_holds_created_at_idx" ON "legal_holds" USING btree ("created_at");
  CREATE INDEX "legal_holds_rels_order_idx" ON "legal_holds_rels" USING btree ("order");
  CREATE INDEX "legal_holds_rels_parent_idx" ON "legal_holds_rels" USING btree ("parent_id");
  CREATE INDEX "legal_holds_rels_path_idx" ON "legal_holds_rels" USING btree ("path");
  CREATE INDEX "legal_holds_rels_players_id_idx" ON "legal_holds_rels" USING btree ("players_id");
  CREATE INDEX "legal_holds_rels_player_registrations_id_idx" ON "legal_holds_rels" USING btree ("player_registrations_id");
  CREATE INDEX "legal_holds_rels_tryout_registrations_id_idx" ON "legal_holds_rels" USING btree ("tryout_registrations_id");
  CREATE INDEX "legal_holds_rels_applications_id_idx" ON "legal_holds_rels" USING btree ("applications_id");
  CREATE INDEX "legal_holds_rels_form_entries_id_idx" ON "legal_holds_rels" USING btree ("form_entries_id");
  CREATE INDEX "legal_holds_rels_sponsor_inquiries_id_idx" ON "legal_holds_rels" USING btree ("sponsor_inquiries_id");
  CREATE INDEX "legal_holds_rels_tour_requests_id_idx" ON "legal_holds_rels" USING btree ("tour_requests_id");
  CREATE INDEX "legal_holds_rels_pledges_id_idx" ON "legal_holds_rels" USING btree ("pledges_id");
  CREATE INDEX "_retention_settings_v_created_at_idx" ON "_retention_settings_v" USING btree ("created_at");
  CREATE INDEX "_retention_settings_v_updated_at_idx" ON "_retention_settings_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_holds_fk" FOREIGN KEY ("legal_holds_id") REFERENCES "public"."legal_holds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_legal_holds_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_holds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_holds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_holds_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_retention_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "retention_runs";
  DROP TABLE "legal_holds" CASCADE;
  DROP TABLE "legal_holds_rels" CASCADE;
  DROP TABLE "retention_settings" CASCADE;
  DROP TABLE "_retention_settings_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_holds_fk";
  
  DROP INDEX "payload_locked_documents_rels_legal_holds_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_holds_id";`)
}
