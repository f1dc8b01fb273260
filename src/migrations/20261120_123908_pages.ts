import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_divisions_key" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_players_gender" AS ENUM('girl', 'boy');
  CREATE TYPE "public"."enum_players_division" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_players_position" AS ENUM('Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center');
  CREATE TYPE "public"."enum_players_publication" AS ENUM('initial', 'full', 'hidden');
  CREATE TABLE "programs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"age_range" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"duration" varchar NOT NULL,
  	"schedule" varchar NOT NULL,
  	"image_id" uuid,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "divisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum_divisions_key" NOT NULL,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "players_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"achievement" varchar NOT NULL
  );
  
  CREATE TABLE "players" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"number" varchar DEFAULT 'TBD' NOT NULL,
  	"age" numeric NOT NULL,
  	"gender" "enum_players_gender" NOT NULL,
  	"division" "enum_players_division" NOT NULL,
  	"position" "enum_players_position",
  	"height_feet" numeric,
  	"height_inches" numeric,
  	"bio" varchar,
  	"stats_ppg" numeric,
  	"stats_rpg" numeric,
  	"stats_apg" numeric,
  	"publication" "enum_players_publication" DEFAULT 'initial' NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"slug" varchar,
  	"public_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "about_page_story_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_methodology_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'Who we are' NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"story_label" varchar NOT NULL,
  	"story_title" varchar NOT NULL,
  	"story_lede" varchar NOT NULL,
  	"methodology_label" varchar NOT NULL,
  	"methodology_title" varchar NOT NULL,
  	"closing_title" varchar NOT NULL,
  	"closing_button_label" varchar NOT NULL,
  	"closing_button_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "programs_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'OUR PROGRAMS' NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"list_button_label" varchar DEFAULT 'Register Now' NOT NULL,
  	"list_empty" varchar DEFAULT 'No programs available at the moment. Check back later.' NOT NULL,
  	"closing_title" varchar NOT NULL,
  	"closing_register_label" varchar NOT NULL,
  	"closing_register_href" varchar NOT NULL,
  	"closing_contact_label" varchar NOT NULL,
  	"closing_contact_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_page_locations_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "contact_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'Contact' NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"hero_phone_label" varchar DEFAULT 'Call or text' NOT NULL,
  	"locations_label" varchar NOT NULL,
  	"locations_title" varchar NOT NULL,
  	"locations_home" varchar NOT NULL,
  	"locations_planned_label" varchar DEFAULT 'Coming Soon' NOT NULL,
  	"reach_hours_title" varchar DEFAULT 'Hours' NOT NULL,
  	"reach_write_title" varchar DEFAULT 'Call, text or write' NOT NULL,
  	"reach_write_text" varchar NOT NULL,
  	"reach_write_label" varchar NOT NULL,
  	"reach_write_href" varchar NOT NULL,
  	"reach_socials_title" varchar DEFAULT 'Find us' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "faq_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'FREQUENTLY ASKED QUESTIONS' NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"list_label" varchar NOT NULL,
  	"list_title" varchar NOT NULL,
  	"list_text" varchar NOT NULL,
  	"list_empty" varchar DEFAULT 'No questions here yet. Ask us yours.' NOT NULL,
  	"closing_title" varchar NOT NULL,
  	"closing_contact_label" varchar NOT NULL,
  	"closing_contact_href" varchar NOT NULL,
  	"closing_register_label" varchar NOT NULL,
  	"closing_register_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "teams_page_hero_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "teams_page_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "teams_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar NOT NULL,
  	"hero_title" varchar NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"benefits_label" varchar NOT NULL,
  	"benefits_title" varchar NOT NULL,
  	"benefits_text" varchar NOT NULL,
  	"squads_label" varchar NOT NULL,
  	"squads_title" varchar NOT NULL,
  	"pathway_label" varchar NOT NULL,
  	"pathway_title" varchar NOT NULL,
  	"closing_title" varchar NOT NULL,
  	"closing_button_label" varchar NOT NULL,
  	"closing_button_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "pathway_page_leads_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "pathway_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar NOT NULL,
  	"hero_title" varchar NOT NULL,
  	"hero_lede" varchar NOT NULL,
  	"hero_primary_label" varchar NOT NULL,
  	"hero_primary_href" varchar NOT NULL,
  	"hero_secondary_label" varchar NOT NULL,
  	"hero_secondary_href" varchar NOT NULL,
  	"pathway_label" varchar NOT NULL,
  	"pathway_title" varchar NOT NULL,
  	"leads_label" varchar NOT NULL,
  	"leads_title" varchar NOT NULL,
  	"closing_title" varchar NOT NULL,
  	"closing_button_label" varchar NOT NULL,
  	"closing_button_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "programs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "divisions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "players_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faqs_id" uuid;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "players_achievements" ADD CONSTRAINT "players_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_story_paragraphs" ADD CONSTRAINT "about_page_story_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_methodology_cards" ADD CONSTRAINT "about_page_methodology_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_page_locations_planned" ADD CONSTRAINT "contact_page_locations_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams_page_hero_values" ADD CONSTRAINT "teams_page_hero_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teams_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams_page_benefits_items" ADD CONSTRAINT "teams_page_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teams_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pathway_page_leads_items" ADD CONSTRAINT "pathway_page_leads_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pathway_page"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "programs_image_idx" ON "programs" USING btree ("image_id");
  CREATE INDEX "programs_order_idx" ON "programs" USING btree ("order");
  CREATE INDEX "programs_updated_at_idx" ON "programs" USING btree ("updated_at");
  CREATE INDEX "programs_created_at_idx" ON "programs" USING btree ("created_at");
  CREATE UNIQUE INDEX "divisions_key_idx" ON "divisions" USING btree ("key");
  CREATE INDEX "divisions_order_idx" ON "divisions" USING btree ("order");
  CREATE INDEX "divisions_updated_at_idx" ON "divisions" USING btree ("updated_at");
  CREATE INDEX "divisions_created_at_idx" ON "divisions" USING btree ("created_at");
  CREATE INDEX "players_achievements_order_idx" ON "players_achievements" USING btree ("_order");
  CREATE INDEX "players_achievements_parent_id_idx" ON "players_achievements" USING btree ("_parent_id");
  CREATE INDEX "players_order_idx" ON "players" USING btree ("order");
  CREATE UNIQUE INDEX "players_slug_idx" ON "players" USING btree ("slug");
  CREATE UNIQUE INDEX "players_public_slug_idx" ON "players" USING btree ("public_slug");
  CREATE INDEX "players_updated_at_idx" ON "players" USING btree ("updated_at");
  CREATE INDEX "players_created_at_idx" ON "players" USING btree ("created_at");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "about_page_story_paragraphs_order_idx" ON "about_page_story_paragraphs" USING btree ("_order");
  CREATE INDEX "about_page_story_paragraphs_parent_id_idx" ON "about_page_story_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "about_page_methodology_cards_order_idx" ON "about_page_methodology_cards" USING btree ("_order");
  CREATE INDEX "about_page_methodology_cards_parent_id_idx" ON "about_page_methodology_cards" USING btree ("_parent_id");
  CREATE INDEX "contact_page_locations_planned_order_idx" ON "contact_page_locations_planned" USING btree ("_order");
  CREATE INDEX "contact_page_locations_planned_parent_id_idx" ON "contact_page_locations_planned" USING btree ("_parent_id");
  CREATE INDEX "teams_page_hero_values_order_idx" ON "teams_page_hero_values" USING btree ("_order");
  CREATE INDEX "teams_page_hero_values_parent_id_idx" ON "teams_page_hero_values" USING btree ("_parent_id");
  CREATE INDEX "teams_page_benefits_items_order_idx" ON "teams_page_benefits_items" USING btree ("_order");
  CREATE INDEX "teams_page_benefits_items_parent_id_idx" ON "teams_page_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "pathway_page_leads_items_order_idx" ON "pathway_page_leads_items" USING btree ("_order");
  CREATE INDEX "pathway_page_leads_items_parent_id_idx" ON "pathway_page_leads_items" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_programs_id_idx" ON "payload_locked_documents_rels" USING btree ("programs_id");
  CREATE INDEX "payload_locked_documents_rels_divisions_id_idx" ON "payload_locked_documents_rels" USING btree ("divisions_id");
  CREATE INDEX "payload_locked_documents_rels_players_id_idx" ON "payload_locked_documents_rels" USING btree ("players_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "programs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "divisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "players_achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "players" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_story_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_methodology_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programs_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_page_locations_planned" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams_page_hero_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams_page_benefits_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pathway_page_leads_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pathway_page" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "programs" CASCADE;
  DROP TABLE "divisions" CASCADE;
  DROP TABLE "players_achievements" CASCADE;
  DROP TABLE "players" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "about_page_story_paragraphs" CASCADE;
  DROP TABLE "about_page_methodology_cards" CASCADE;
  DROP TABLE "about_page" CASCADE;
  DROP TABLE "programs_page" CASCADE;
  DROP TABLE "contact_page_locations_planned" CASCADE;
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "faq_page" CASCADE;
  DROP TABLE "teams_page_hero_values" CASCADE;
  DROP TABLE "teams_page_benefits_items" CASCADE;
  DROP TABLE "teams_page" CASCADE;
  DROP TABLE "pathway_page_leads_items" CASCADE;
  DROP TABLE "pathway_page" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_programs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_divisions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_players_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faqs_fk";
  
  DROP INDEX "payload_locked_documents_rels_programs_id_idx";
  DROP INDEX "payload_locked_documents_rels_divisions_id_idx";
  DROP INDEX "payload_locked_documents_rels_players_id_idx";
  DROP INDEX "payload_locked_documents_rels_faqs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "programs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "divisions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "players_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faqs_id";
  DROP TYPE "public"."enum_divisions_key";
  DROP TYPE "public"."enum_players_gender";
  DROP TYPE "public"."enum_players_division";
  DROP TYPE "public"."enum_players_position";
  DROP TYPE "public"."enum_players_publication";`)
}
