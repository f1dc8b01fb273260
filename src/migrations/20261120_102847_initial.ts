import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_player_registrations_positions" AS ENUM('Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center');
  CREATE TYPE "public"."enum_player_registrations_division" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_inbox_registration_status" AS ENUM('pending', 'in_review', 'needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'enrolled', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_tryout_registrations_player_grade" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_inbox_message_status" AS ENUM('pending', 'answered', 'in_review', 'spam');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'kept', 'failed');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('admin', 'editor', 'registrar', 'coach', 'treasurer');
  CREATE TABLE "player_registrations_positions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_player_registrations_positions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "player_registrations_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "player_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"player_first_name" varchar NOT NULL,
  	"player_last_name" varchar NOT NULL,
  	"date_of_birth" varchar NOT NULL,
  	"current_grade" numeric NOT NULL,
  	"height_feet" numeric NOT NULL,
  	"height_inches" numeric NOT NULL,
  	"weight_lbs" numeric NOT NULL,
  	"school_name" varchar NOT NULL,
  	"jersey_number" varchar,
  	"previous_experience" varchar,
  	"goals" varchar,
  	"parent_first_name" varchar NOT NULL,
  	"parent_last_name" varchar,
  	"parent_email" varchar NOT NULL,
  	"parent_phone" varchar NOT NULL,
  	"parent_phone_normalised" varchar,
  	"player_email" varchar,
  	"emergency_contact_name" varchar NOT NULL,
  	"emergency_contact_phone" varchar NOT NULL,
  	"highlight_video_url" varchar,
  	"instagram_handle" varchar,
  	"division" "enum_player_registrations_division",
  	"status" "enum_inbox_registration_status" DEFAULT 'pending' NOT NULL,
  	"reference" varchar NOT NULL,
  	"notes" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tryout_registrations_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "tryout_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"player_first_name" varchar NOT NULL,
  	"player_last_name" varchar NOT NULL,
  	"player_age" varchar NOT NULL,
  	"player_grade" "enum_tryout_registrations_player_grade" NOT NULL,
  	"parent_name" varchar NOT NULL,
  	"phone_number" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone_normalised" varchar,
  	"experience" varchar,
  	"status" "enum_inbox_registration_status" DEFAULT 'pending' NOT NULL,
  	"reference" varchar NOT NULL,
  	"notes" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_entries_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "form_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_inbox_message_status" DEFAULT 'pending' NOT NULL,
  	"reference" varchar NOT NULL,
  	"notes" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"kind" varchar,
  	"reference" varchar,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0,
  	"dedupe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stages_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "stages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"age_label" varchar NOT NULL,
  	"ages" varchar NOT NULL,
  	"goal" varchar NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" uuid,
  	"link" varchar NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"rating" numeric DEFAULT 5 NOT NULL,
  	"image_id" uuid,
  	"featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"player_registrations_id" uuid,
  	"tryout_registrations_id" uuid,
  	"form_entries_id" uuid,
  	"mails_id" uuid,
  	"stages_id" uuid,
  	"sponsors_id" uuid,
  	"testimonials_id" uuid,
  	"media_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"figure" varchar NOT NULL,
  	"link_label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_system_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_system_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_philosophy_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar NOT NULL,
  	"hero_headline" varchar NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"hero_primary_label" varchar NOT NULL,
  	"hero_primary_href" varchar NOT NULL,
  	"hero_secondary_label" varchar NOT NULL,
  	"hero_secondary_href" varchar NOT NULL,
  	"overview_label" varchar NOT NULL,
  	"overview_title" varchar NOT NULL,
  	"overview_lede" varchar NOT NULL,
  	"overview_body" varchar NOT NULL,
  	"overview_link_label" varchar NOT NULL,
  	"overview_link_href" varchar NOT NULL,
  	"programs_title" varchar NOT NULL,
  	"system_label" varchar NOT NULL,
  	"system_title" varchar NOT NULL,
  	"system_text" varchar NOT NULL,
  	"system_join_label" varchar NOT NULL,
  	"system_join_href" varchar NOT NULL,
  	"pathway_label" varchar NOT NULL,
  	"pathway_title" varchar NOT NULL,
  	"philosophy_label" varchar NOT NULL,
  	"philosophy_title" varchar NOT NULL,
  	"testimonials_label" varchar NOT NULL,
  	"testimonials_title" varchar NOT NULL,
  	"closing_title" varchar NOT NULL,
  	"closing_button_label" varchar NOT NULL,
  	"closing_button_href" varchar NOT NULL,
  	"contact_label" varchar NOT NULL,
  	"contact_title" varchar NOT NULL,
  	"contact_text" varchar NOT NULL,
  	"contact_thanks" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"times" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"academy_name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"city_line" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"registrar_email" varchar NOT NULL,
  	"socials_facebook" varchar,
  	"socials_instagram" varchar,
  	"socials_maps" varchar,
  	"nonprofit_status" varchar NOT NULL,
  	"tax_id" varchar NOT NULL,
  	"sponsor_email" varchar NOT NULL,
  	"sponsor_subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"join_label" varchar NOT NULL,
  	"join_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "fees_youth_package" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar NOT NULL
  );
  
  CREATE TABLE "fees_academy_package" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar NOT NULL
  );
  
  CREATE TABLE "fees" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"monthly_cents" numeric NOT NULL,
  	"registration_cents" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "player_registrations_positions" ADD CONSTRAINT "player_registrations_positions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "player_registrations_history" ADD CONSTRAINT "player_registrations_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tryout_registrations_history" ADD CONSTRAINT "tryout_registrations_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tryout_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_history" ADD CONSTRAINT "form_entries_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stages_points" ADD CONSTRAINT "stages_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_player_registrations_fk" FOREIGN KEY ("player_registrations_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tryout_registrations_fk" FOREIGN KEY ("tryout_registrations_id") REFERENCES "public"."tryout_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_entries_fk" FOREIGN KEY ("form_entries_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stages_fk" FOREIGN KEY ("stages_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsors_fk" FOREIGN KEY ("sponsors_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hero_facts" ADD CONSTRAINT "home_page_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_programs_cards" ADD CONSTRAINT "home_page_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_system_points" ADD CONSTRAINT "home_page_system_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_system_list" ADD CONSTRAINT "home_page_system_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_philosophy_paragraphs" ADD CONSTRAINT "home_page_philosophy_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours" ADD CONSTRAINT "site_settings_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar" ADD CONSTRAINT "navigation_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_youth_package" ADD CONSTRAINT "fees_youth_package_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_academy_package" ADD CONSTRAINT "fees_academy_package_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "player_registrations_positions_order_idx" ON "player_registrations_positions" USING btree ("order");
  CREATE INDEX "player_registrations_positions_parent_idx" ON "player_registrations_positions" USING btree ("parent_id");
  CREATE INDEX "player_registrations_history_order_idx" ON "player_registrations_history" USING btree ("_order");
  CREATE INDEX "player_registrations_history_parent_id_idx" ON "player_registrations_history" USING btree ("_parent_id");
  CREATE INDEX "player_registrations_parent_phone_normalised_idx" ON "player_registrations" USING btree ("parent_phone_normalised");
  CREATE INDEX "player_registrations_status_idx" ON "player_registrations" USING btree ("status");
  CREATE UNIQUE INDEX "player_registrations_reference_idx" ON "player_registrations" USING btree ("reference");
  CREATE UNIQUE INDEX "player_registrations_idempotency_key_idx" ON "player_registrations" USING btree ("idempotency_key");
  CREATE INDEX "player_registrations_updated_at_idx" ON "player_registrations" USING btree ("updated_at");
  CREATE INDEX "player_registrations_created_at_idx" ON "player_registrations" USING btree ("created_at");
  CREATE INDEX "tryout_registrations_history_order_idx" ON "tryout_registrations_history" USING btree ("_order");
  CREATE INDEX "tryout_registrations_history_parent_id_idx" ON "tryout_registrations_history" USING btree ("_parent_id");
  CREATE INDEX "tryout_registrations_phone_normalised_idx" ON "tryout_registrations" USING btree ("phone_normalised");
  CREATE INDEX "tryout_registrations_status_idx" ON "tryout_registrations" USING btree ("status");
  CREATE UNIQUE INDEX "tryout_registrations_reference_idx" ON "tryout_registrations" USING btree ("reference");
  CREATE UNIQUE INDEX "tryout_registrations_idempotency_key_idx" ON "tryout_registrations" USING btree ("idempotency_key");
  CREATE INDEX "tryout_registrations_updated_at_idx" ON "tryout_registrations" USING btree ("updated_at");
  CREATE INDEX "tryout_registrations_created_at_idx" ON "tryout_registrations" USING btree ("created_at");
  CREATE INDEX "form_entries_history_order_idx" ON "form_entries_history" USING btree ("_order");
  CREATE INDEX "form_entries_history_parent_id_idx" ON "form_entries_history" USING btree ("_parent_id");
  CREATE INDEX "form_entries_status_idx" ON "form_entries" USING btree ("status");
  CREATE UNIQUE INDEX "form_entries_reference_idx" ON "form_entries" USING btree ("reference");
  CREATE UNIQUE INDEX "form_entries_idempotency_key_idx" ON "form_entries" USING btree ("idempotency_key");
  CREATE INDEX "form_entries_updated_at_idx" ON "form_entries" USING btree ("updated_at");
  CREATE INDEX "form_entries_created_at_idx" ON "form_entries" USING btree ("created_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE UNIQUE INDEX "mails_dedupe_key_idx" ON "mails" USING btree ("dedupe_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "stages_points_order_idx" ON "stages_points" USING btree ("_order");
  CREATE INDEX "stages_points_parent_id_idx" ON "stages_points" USING btree ("_parent_id");
  CREATE INDEX "stages_order_idx" ON "stages" USING btree ("order");
  CREATE INDEX "stages_updated_at_idx" ON "stages" USING btree ("updated_at");
  CREATE INDEX "stages_created_at_idx" ON "stages" USING btree ("created_at");
  CREATE INDEX "sponsors_logo_idx" ON "sponsors" USING btree ("logo_id");
  CREATE INDEX "sponsors_order_idx" ON "sponsors" USING btree ("order");
  CREATE INDEX "sponsors_updated_at_idx" ON "sponsors" USING btree ("updated_at");
  CREATE INDEX "sponsors_created_at_idx" ON "sponsors" USING btree ("created_at");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_player_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("player_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_tryout_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("tryout_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_form_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("form_entries_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_stages_id_idx" ON "payload_locked_documents_rels" USING btree ("stages_id");
  CREATE INDEX "payload_locked_documents_rels_sponsors_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsors_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_hero_facts_order_idx" ON "home_page_hero_facts" USING btree ("_order");
  CREATE INDEX "home_page_hero_facts_parent_id_idx" ON "home_page_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "home_page_programs_cards_order_idx" ON "home_page_programs_cards" USING btree ("_order");
  CREATE INDEX "home_page_programs_cards_parent_id_idx" ON "home_page_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "home_page_system_points_order_idx" ON "home_page_system_points" USING btree ("_order");
  CREATE INDEX "home_page_system_points_parent_id_idx" ON "home_page_system_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_system_list_order_idx" ON "home_page_system_list" USING btree ("_order");
  CREATE INDEX "home_page_system_list_parent_id_idx" ON "home_page_system_list" USING btree ("_parent_id");
  CREATE INDEX "home_page_philosophy_paragraphs_order_idx" ON "home_page_philosophy_paragraphs" USING btree ("_order");
  CREATE INDEX "home_page_philosophy_paragraphs_parent_id_idx" ON "home_page_philosophy_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "site_settings_hours_order_idx" ON "site_settings_hours" USING btree ("_order");
  CREATE INDEX "site_settings_hours_parent_id_idx" ON "site_settings_hours" USING btree ("_parent_id");
  CREATE INDEX "navigation_bar_order_idx" ON "navigation_bar" USING btree ("_order");
  CREATE INDEX "navigation_bar_parent_id_idx" ON "navigation_bar" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "fees_youth_package_order_idx" ON "fees_youth_package" USING btree ("_order");
  CREATE INDEX "fees_youth_package_parent_id_idx" ON "fees_youth_package" USING btree ("_parent_id");
  CREATE INDEX "fees_academy_package_order_idx" ON "fees_academy_package" USING btree ("_order");
  CREATE INDEX "fees_academy_package_parent_id_idx" ON "fees_academy_package" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "player_registrations_positions" CASCADE;
  DROP TABLE "player_registrations_history" CASCADE;
  DROP TABLE "player_registrations" CASCADE;
  DROP TABLE "tryout_registrations_history" CASCADE;
  DROP TABLE "tryout_registrations" CASCADE;
  DROP TABLE "form_entries_history" CASCADE;
  DROP TABLE "form_entries" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "stages_points" CASCADE;
  DROP TABLE "stages" CASCADE;
  DROP TABLE "sponsors" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "staff_roles" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_page_hero_facts" CASCADE;
  DROP TABLE "home_page_programs_cards" CASCADE;
  DROP TABLE "home_page_system_points" CASCADE;
  DROP TABLE "home_page_system_list" CASCADE;
  DROP TABLE "home_page_philosophy_paragraphs" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "site_settings_hours" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "navigation_bar" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "fees_youth_package" CASCADE;
  DROP TABLE "fees_academy_package" CASCADE;
  DROP TABLE "fees" CASCADE;
  DROP TYPE "public"."enum_player_registrations_positions";
  DROP TYPE "public"."enum_player_registrations_division";
  DROP TYPE "public"."enum_inbox_registration_status";
  DROP TYPE "public"."enum_tryout_registrations_player_grade";
  DROP TYPE "public"."enum_inbox_message_status";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_staff_roles";`)
}
