import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_grade" AS ENUM('8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_inbox_application_status" AS ENUM('pending', 'in_review', 'needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_programs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_coaches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coaches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_age_tiers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__age_tiers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_weekdays" AS ENUM('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA');
  CREATE TYPE "public"."enum_events_exceptions_kind" AS ENUM('skipped', 'cancelled');
  CREATE TYPE "public"."enum_events_type" AS ENUM('tryout', 'clinic', 'practice', 'game', 'tournament', 'meeting', 'other');
  CREATE TYPE "public"."enum_events_start_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_events_end_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_events_repeat" AS ENUM('none', 'weekly', 'fortnightly');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_weekdays" AS ENUM('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA');
  CREATE TYPE "public"."enum__events_v_version_exceptions_kind" AS ENUM('skipped', 'cancelled');
  CREATE TYPE "public"."enum__events_v_version_type" AS ENUM('tryout', 'clinic', 'practice', 'game', 'tournament', 'meeting', 'other');
  CREATE TYPE "public"."enum__events_v_version_start_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum__events_v_version_end_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum__events_v_version_repeat" AS ENUM('none', 'weekly', 'fortnightly');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sponsors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sponsors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_category" AS ENUM('recruiting', 'playerDevelopment', 'trainingTips', 'programUpdates', 'nutrition', 'featured', 'locations', 'programGuides', 'parentResources', 'academyCulture', 'playerStories', 'events', 'localBasketball');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('recruiting', 'playerDevelopment', 'trainingTips', 'programUpdates', 'nutrition', 'featured', 'locations', 'programGuides', 'parentResources', 'academyCulture', 'playerStories', 'events', 'localBasketball');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_academy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__academy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_youth_academy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__youth_academy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_advanced_academy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advanced_academy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pricing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pricing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_programs_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_teams_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teams_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pathway_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pathway_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_train_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__train_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_basketball_training_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__basketball_training_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_private_training_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__private_training_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_performance_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__performance_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tournaments_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tournaments_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_coaches_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coaches_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cities_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "applications_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"at" timestamp(3) with time zone,
  	"by_name" varchar
  );
  
  CREATE TABLE "applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"full_name" varchar NOT NULL,
  	"grade" "enum_applications_grade" NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"instagram" varchar,
  	"why_join" varchar NOT NULL,
  	"phone_normalised" varchar,
  	"status" "enum_inbox_application_status" DEFAULT 'pending',
  	"submitted_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_programs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_age_range" varchar,
  	"version_price" numeric,
  	"version_duration" varchar,
  	"version_schedule" varchar,
  	"version_image_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__programs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "coaches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"bio" varchar,
  	"focus" varchar,
  	"since" numeric,
  	"number" varchar,
  	"portrait_id" uuid,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_coaches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_coaches_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_bio" varchar,
  	"version_focus" varchar,
  	"version_since" numeric,
  	"version_number" varchar,
  	"version_portrait_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__coaches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_stages_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_age_label" varchar,
  	"version_ages" varchar,
  	"version_goal" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__stages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "age_tiers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tier" varchar,
  	"ages" varchar,
  	"name" varchar,
  	"text" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_age_tiers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_age_tiers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tier" varchar,
  	"version_ages" varchar,
  	"version_name" varchar,
  	"version_text" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__age_tiers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_events_weekdays",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "events_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"kind" "enum_events_exceptions_kind" DEFAULT 'cancelled',
  	"note" varchar
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"type" "enum_events_type" DEFAULT 'practice',
  	"all_day" boolean DEFAULT false,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_events_start_tz" DEFAULT 'America/Phoenix',
  	"end" timestamp(3) with time zone,
  	"end_tz" "enum_events_end_tz" DEFAULT 'America/Phoenix',
  	"repeat" "enum_events_repeat" DEFAULT 'none',
  	"until" timestamp(3) with time zone,
  	"place_name" varchar,
  	"place_address" varchar,
  	"description" varchar,
  	"registration_href" varchar,
  	"cancelled" boolean DEFAULT false,
  	"cancel_note" varchar,
  	"slug" varchar,
  	"uid" varchar,
  	"sequence" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "_events_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__events_v_version_weekdays",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_events_v_version_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone,
  	"kind" "enum__events_v_version_exceptions_kind" DEFAULT 'cancelled',
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_type" "enum__events_v_version_type" DEFAULT 'practice',
  	"version_all_day" boolean DEFAULT false,
  	"version_start" timestamp(3) with time zone,
  	"version_start_tz" "enum__events_v_version_start_tz" DEFAULT 'America/Phoenix',
  	"version_end" timestamp(3) with time zone,
  	"version_end_tz" "enum__events_v_version_end_tz" DEFAULT 'America/Phoenix',
  	"version_repeat" "enum__events_v_version_repeat" DEFAULT 'none',
  	"version_until" timestamp(3) with time zone,
  	"version_place_name" varchar,
  	"version_place_address" varchar,
  	"version_description" varchar,
  	"version_registration_href" varchar,
  	"version_cancelled" boolean DEFAULT false,
  	"version_cancel_note" varchar,
  	"version_slug" varchar,
  	"version_uid" varchar,
  	"version_sequence" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "_sponsors_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_logo_id" uuid,
  	"version_link" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sponsors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cities_local_players" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"city" varchar,
  	"region" varchar DEFAULT 'Arizona',
  	"region_code" varchar DEFAULT 'US-AZ',
  	"audience" varchar,
  	"driving_time" varchar,
  	"driving_distance" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"testimonial_quote" varchar,
  	"testimonial_author" varchar,
  	"testimonial_location" varchar,
  	"meta_description" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cities_v_version_local_players" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cities_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_city" varchar,
  	"version_region" varchar DEFAULT 'Arizona',
  	"version_region_code" varchar DEFAULT 'US-AZ',
  	"version_audience" varchar,
  	"version_driving_time" varchar,
  	"version_driving_distance" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_testimonial_quote" varchar,
  	"version_testimonial_author" varchar,
  	"version_testimonial_location" varchar,
  	"version_meta_description" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_content" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_image_id" uuid,
  	"version_featured" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"image_id" uuid,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"date" timestamp(3) with time zone,
  	"category" "enum_posts_category",
  	"featured" boolean DEFAULT false,
  	"author" varchar,
  	"author_role" varchar,
  	"number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" uuid,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_category" "enum__posts_v_version_category",
  	"version_featured" boolean DEFAULT false,
  	"version_author" varchar,
  	"version_author_role" varchar,
  	"version_number" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "albums_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar
  );
  
  CREATE TABLE "albums" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"date" timestamp(3) with time zone,
  	"description" varchar,
  	"cover_id" uuid,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_albums_v_version_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_albums_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_description" varchar,
  	"version_cover_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" uuid,
  	"cities_id" uuid,
  	"events_id" uuid,
  	"albums_id" uuid
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_system_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_system_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_philosophy_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_headline" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_overview_label" varchar,
  	"version_overview_title" varchar,
  	"version_overview_lede" varchar,
  	"version_overview_body" varchar,
  	"version_overview_link_label" varchar,
  	"version_overview_link_href" varchar,
  	"version_programs_title" varchar,
  	"version_system_label" varchar,
  	"version_system_title" varchar,
  	"version_system_text" varchar,
  	"version_system_join_label" varchar,
  	"version_system_join_href" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_philosophy_label" varchar,
  	"version_philosophy_title" varchar,
  	"version_testimonials_label" varchar,
  	"version_testimonials_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_contact_label" varchar,
  	"version_contact_title" varchar,
  	"version_contact_text" varchar,
  	"version_contact_thanks" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_page_v_version_story_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_methodology_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'Who we are',
  	"version_hero_lede" varchar,
  	"version_story_label" varchar,
  	"version_story_title" varchar,
  	"version_story_lede" varchar,
  	"version_methodology_label" varchar,
  	"version_methodology_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "academy_page_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "academy_page_structure_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "academy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"programs_title" varchar,
  	"structure_label" varchar,
  	"structure_title" varchar,
  	"structure_text" varchar,
  	"fees_label" varchar,
  	"fees_title" varchar,
  	"fees_monthly_text" varchar,
  	"fees_registration_text" varchar,
  	"fees_total_text" varchar,
  	"fees_button_label" varchar,
  	"fees_button_href" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_academy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_academy_page_v_version_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_academy_page_v_version_structure_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_academy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_programs_title" varchar,
  	"version_structure_label" varchar,
  	"version_structure_title" varchar,
  	"version_structure_text" varchar,
  	"version_fees_label" varchar,
  	"version_fees_title" varchar,
  	"version_fees_monthly_text" varchar,
  	"version_fees_registration_text" varchar,
  	"version_fees_total_text" varchar,
  	"version_fees_button_label" varchar,
  	"version_fees_button_href" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__academy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "youth_academy_page_practice_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "youth_academy_page_apart_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "youth_academy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"practice_label" varchar,
  	"practice_title" varchar,
  	"practice_text" varchar,
  	"tiers_label" varchar,
  	"tiers_title" varchar,
  	"tiers_text" varchar,
  	"fees_label" varchar,
  	"fees_title" varchar,
  	"fees_monthly_text" varchar,
  	"fees_registration_text" varchar,
  	"fees_total_text" varchar,
  	"fees_button_label" varchar,
  	"fees_button_href" varchar,
  	"apart_label" varchar,
  	"apart_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_youth_academy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_youth_academy_page_v_version_practice_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_youth_academy_page_v_version_apart_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_youth_academy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_practice_label" varchar,
  	"version_practice_title" varchar,
  	"version_practice_text" varchar,
  	"version_tiers_label" varchar,
  	"version_tiers_title" varchar,
  	"version_tiers_text" varchar,
  	"version_fees_label" varchar,
  	"version_fees_title" varchar,
  	"version_fees_monthly_text" varchar,
  	"version_fees_registration_text" varchar,
  	"version_fees_total_text" varchar,
  	"version_fees_button_label" varchar,
  	"version_fees_button_href" varchar,
  	"version_apart_label" varchar,
  	"version_apart_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__youth_academy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "advanced_academy_page_program_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "advanced_academy_page_apply_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "advanced_academy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"program_label" varchar,
  	"program_title" varchar,
  	"program_text" varchar,
  	"apply_label" varchar,
  	"apply_title" varchar,
  	"apply_text" varchar,
  	"apply_thanks" varchar,
  	"apply_steps_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_advanced_academy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_advanced_academy_page_v_version_program_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advanced_academy_page_v_version_apply_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advanced_academy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_program_label" varchar,
  	"version_program_title" varchar,
  	"version_program_text" varchar,
  	"version_apply_label" varchar,
  	"version_apply_title" varchar,
  	"version_apply_text" varchar,
  	"version_apply_thanks" varchar,
  	"version_apply_steps_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__advanced_academy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pricing_page_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar
  );
  
  CREATE TABLE "pricing_page_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pricing_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_slogan" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_call_label" varchar,
  	"fees_label" varchar,
  	"fees_title" varchar,
  	"fees_monthly_text" varchar,
  	"fees_registration_text" varchar,
  	"fees_total_text" varchar,
  	"fees_button_label" varchar,
  	"fees_button_href" varchar,
  	"fees_youth_package_title" varchar,
  	"fees_academy_package_title" varchar,
  	"benefits_label" varchar,
  	"benefits_title" varchar,
  	"process_label" varchar,
  	"process_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_pricing_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_pricing_page_v_version_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_page_v_version_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_slogan" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_call_label" varchar,
  	"version_fees_label" varchar,
  	"version_fees_title" varchar,
  	"version_fees_monthly_text" varchar,
  	"version_fees_registration_text" varchar,
  	"version_fees_total_text" varchar,
  	"version_fees_button_label" varchar,
  	"version_fees_button_href" varchar,
  	"version_fees_youth_package_title" varchar,
  	"version_fees_academy_package_title" varchar,
  	"version_benefits_label" varchar,
  	"version_benefits_title" varchar,
  	"version_process_label" varchar,
  	"version_process_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__pricing_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_programs_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'OUR PROGRAMS',
  	"version_hero_lede" varchar,
  	"version_list_button_label" varchar DEFAULT 'Register Now',
  	"version_list_empty" varchar DEFAULT 'No programs available at the moment. Check back later.',
  	"version_closing_title" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_closing_contact_label" varchar,
  	"version_closing_contact_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__programs_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_page_v_version_locations_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'Contact',
  	"version_hero_lede" varchar,
  	"version_hero_phone_label" varchar DEFAULT 'Call or text',
  	"version_locations_label" varchar,
  	"version_locations_title" varchar,
  	"version_locations_home" varchar,
  	"version_locations_planned_label" varchar DEFAULT 'Coming Soon',
  	"version_reach_hours_title" varchar DEFAULT 'Hours',
  	"version_reach_write_title" varchar DEFAULT 'Call, text or write',
  	"version_reach_write_text" varchar,
  	"version_reach_write_label" varchar,
  	"version_reach_write_href" varchar,
  	"version_reach_socials_title" varchar DEFAULT 'Find us',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faq_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'FREQUENTLY ASKED QUESTIONS',
  	"version_hero_lede" varchar,
  	"version_list_label" varchar,
  	"version_list_title" varchar,
  	"version_list_text" varchar,
  	"version_list_empty" varchar DEFAULT 'No questions here yet. Ask us yours.',
  	"version_closing_title" varchar,
  	"version_closing_contact_label" varchar,
  	"version_closing_contact_href" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__faq_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_teams_page_v_version_hero_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teams_page_v_version_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teams_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_benefits_label" varchar,
  	"version_benefits_title" varchar,
  	"version_benefits_text" varchar,
  	"version_squads_label" varchar,
  	"version_squads_title" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__teams_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pathway_page_v_version_leads_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pathway_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_leads_label" varchar,
  	"version_leads_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__pathway_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "train_page_offers_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "train_page_choice_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"situation" varchar,
  	"advice" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "train_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar DEFAULT 'TRAIN WITH US',
  	"hero_tagline" varchar DEFAULT 'ELITE TRAINING. RELENTLESS FOCUS. NO SHORTCUTS.',
  	"offers_label" varchar,
  	"offers_title" varchar,
  	"choice_label" varchar,
  	"choice_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_train_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_train_page_v_version_offers_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_train_page_v_version_choice_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"situation" varchar,
  	"advice" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_train_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar DEFAULT 'TRAIN WITH US',
  	"version_hero_tagline" varchar DEFAULT 'ELITE TRAINING. RELENTLESS FOCUS. NO SHORTCUTS.',
  	"version_offers_label" varchar,
  	"version_offers_title" varchar,
  	"version_choice_label" varchar,
  	"version_choice_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__train_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "basketball_training_page_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "basketball_training_page_plan_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"minutes" numeric,
  	"text" varchar
  );
  
  CREATE TABLE "basketball_training_page_who_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "basketball_training_page_bring_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar
  );
  
  CREATE TABLE "basketball_training_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_register_label" varchar,
  	"hero_register_href" varchar,
  	"plan_label" varchar,
  	"plan_title" varchar,
  	"plan_text" varchar,
  	"plan_start_hour" numeric DEFAULT 18,
  	"plan_end" varchar,
  	"who_label" varchar,
  	"who_title" varchar,
  	"bring_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_basketball_training_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_basketball_training_page_v_version_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v_version_plan_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"minutes" numeric,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v_version_who_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v_version_bring_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_register_label" varchar,
  	"version_hero_register_href" varchar,
  	"version_plan_label" varchar,
  	"version_plan_title" varchar,
  	"version_plan_text" varchar,
  	"version_plan_start_hour" numeric DEFAULT 18,
  	"version_plan_end" varchar,
  	"version_who_label" varchar,
  	"version_who_title" varchar,
  	"version_bring_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__basketball_training_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "private_training_page_rates_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"cents" numeric,
  	"unit" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "private_training_page_rates_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "private_training_page_ages_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "private_training_page_booking_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "private_training_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_range" varchar,
  	"hero_lede" varchar,
  	"hero_call_label" varchar DEFAULT 'Call to book',
  	"hero_write_label" varchar,
  	"hero_write_href" varchar,
  	"rates_label" varchar,
  	"rates_title" varchar,
  	"rates_package_title" varchar,
  	"rates_package_percent" numeric,
  	"rates_package_unit" varchar,
  	"rates_package_detail" varchar,
  	"ages_label" varchar,
  	"ages_title" varchar,
  	"booking_label" varchar,
  	"booking_title" varchar,
  	"closing_title" varchar,
  	"closing_call_label" varchar DEFAULT 'Call to book',
  	"closing_write_label" varchar,
  	"closing_write_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_private_training_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_private_training_page_v_version_rates_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"cents" numeric,
  	"unit" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v_version_rates_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v_version_ages_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v_version_booking_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_range" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_call_label" varchar DEFAULT 'Call to book',
  	"version_hero_write_label" varchar,
  	"version_hero_write_href" varchar,
  	"version_rates_label" varchar,
  	"version_rates_title" varchar,
  	"version_rates_package_title" varchar,
  	"version_rates_package_percent" numeric,
  	"version_rates_package_unit" varchar,
  	"version_rates_package_detail" varchar,
  	"version_ages_label" varchar,
  	"version_ages_title" varchar,
  	"version_booking_label" varchar,
  	"version_booking_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_call_label" varchar DEFAULT 'Call to book',
  	"version_closing_write_label" varchar,
  	"version_closing_write_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__private_training_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "performance_page_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "performance_page_block_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page_load_ages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page_load_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page_facilities_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_facilities_label" varchar,
  	"hero_facilities_href" varchar,
  	"hero_train_label" varchar,
  	"hero_train_href" varchar,
  	"block_label" varchar,
  	"block_title" varchar,
  	"block_text" varchar,
  	"load_label" varchar,
  	"load_title" varchar,
  	"load_text" varchar,
  	"load_rules_title" varchar,
  	"facilities_label" varchar,
  	"facilities_title" varchar,
  	"facilities_text" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_performance_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_performance_page_v_version_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_block_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_load_ages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_load_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_facilities_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_facilities_label" varchar,
  	"version_hero_facilities_href" varchar,
  	"version_hero_train_label" varchar,
  	"version_hero_train_href" varchar,
  	"version_block_label" varchar,
  	"version_block_title" varchar,
  	"version_block_text" varchar,
  	"version_load_label" varchar,
  	"version_load_title" varchar,
  	"version_load_text" varchar,
  	"version_load_rules_title" varchar,
  	"version_facilities_label" varchar,
  	"version_facilities_title" varchar,
  	"version_facilities_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__performance_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tournaments_page_pathway_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "tournaments_page_readiness_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "tournaments_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_register_label" varchar,
  	"hero_register_href" varchar,
  	"hero_academy_label" varchar,
  	"hero_academy_href" varchar,
  	"pathway_label" varchar,
  	"pathway_title" varchar,
  	"readiness_label" varchar,
  	"readiness_title" varchar,
  	"readiness_text" varchar,
  	"later_label" varchar,
  	"later_title" varchar,
  	"later_lede" varchar,
  	"later_link_label" varchar,
  	"later_link_href" varchar,
  	"closing_title" varchar,
  	"closing_register_label" varchar,
  	"closing_register_href" varchar,
  	"closing_squads_label" varchar,
  	"closing_squads_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_tournaments_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tournaments_page_v_version_pathway_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tournaments_page_v_version_readiness_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tournaments_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_register_label" varchar,
  	"version_hero_register_href" varchar,
  	"version_hero_academy_label" varchar,
  	"version_hero_academy_href" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_readiness_label" varchar,
  	"version_readiness_title" varchar,
  	"version_readiness_text" varchar,
  	"version_later_label" varchar,
  	"version_later_title" varchar,
  	"version_later_lede" varchar,
  	"version_later_link_label" varchar,
  	"version_later_link_href" varchar,
  	"version_closing_title" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_closing_squads_label" varchar,
  	"version_closing_squads_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__tournaments_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "coaches_page_standards_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "coaches_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"list_title" varchar,
  	"list_focus_label" varchar DEFAULT 'Ask about',
  	"list_since_label" varchar DEFAULT 'With us since',
  	"list_empty" varchar DEFAULT 'The coaching staff will be introduced here soon.',
  	"standards_label" varchar,
  	"standards_title" varchar,
  	"standards_text" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_coaches_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_coaches_page_v_version_standards_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_coaches_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_list_title" varchar,
  	"version_list_focus_label" varchar DEFAULT 'Ask about',
  	"version_list_since_label" varchar DEFAULT 'With us since',
  	"version_list_empty" varchar DEFAULT 'The coaching staff will be introduced here soon.',
  	"version_standards_label" varchar,
  	"version_standards_title" varchar,
  	"version_standards_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__coaches_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "testimonials_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"list_title" varchar,
  	"list_empty" varchar DEFAULT 'No testimonials available at the moment.',
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_testimonials_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_testimonials_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_list_title" varchar,
  	"version_list_empty" varchar DEFAULT 'No testimonials available at the moment.',
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__testimonials_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cities_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar DEFAULT 'Elite Basketball Training in {city}, {region}',
  	"hero_claim_label" varchar,
  	"hero_claim_href" varchar,
  	"hero_learn_label" varchar,
  	"hero_learn_href" varchar,
  	"drive_label" varchar,
  	"drive_title" varchar,
  	"drive_text" varchar,
  	"drive_time_label" varchar DEFAULT 'Driving time',
  	"drive_distance_label" varchar DEFAULT 'By road',
  	"drive_gym" varchar DEFAULT 'Surprise',
  	"drive_gym_latitude" numeric DEFAULT 33.6292,
  	"drive_gym_longitude" numeric DEFAULT -112.368,
  	"stories_label" varchar,
  	"stories_title" varchar,
  	"stories_text" varchar,
  	"quote_label" varchar,
  	"quote_title" varchar,
  	"others_title" varchar,
  	"closing_title" varchar,
  	"closing_start_label" varchar,
  	"closing_start_href" varchar,
  	"_status" "enum_cities_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cities_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar DEFAULT 'Elite Basketball Training in {city}, {region}',
  	"version_hero_claim_label" varchar,
  	"version_hero_claim_href" varchar,
  	"version_hero_learn_label" varchar,
  	"version_hero_learn_href" varchar,
  	"version_drive_label" varchar,
  	"version_drive_title" varchar,
  	"version_drive_text" varchar,
  	"version_drive_time_label" varchar DEFAULT 'Driving time',
  	"version_drive_distance_label" varchar DEFAULT 'By road',
  	"version_drive_gym" varchar DEFAULT 'Surprise',
  	"version_drive_gym_latitude" numeric DEFAULT 33.6292,
  	"version_drive_gym_longitude" numeric DEFAULT -112.368,
  	"version_stories_label" varchar,
  	"version_stories_title" varchar,
  	"version_stories_text" varchar,
  	"version_quote_label" varchar,
  	"version_quote_title" varchar,
  	"version_others_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_start_label" varchar,
  	"version_closing_start_href" varchar,
  	"version__status" "enum__cities_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "privacy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"text_updated_label" varchar DEFAULT 'Last updated',
  	"text_updated" timestamp(3) with time zone,
  	"text_contents_label" varchar DEFAULT 'On this page',
  	"text_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_privacy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_text_updated_label" varchar DEFAULT 'Last updated',
  	"version_text_updated" timestamp(3) with time zone,
  	"version_text_contents_label" varchar DEFAULT 'On this page',
  	"version_text_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__privacy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "terms_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"text_updated_label" varchar DEFAULT 'Last updated',
  	"text_updated" timestamp(3) with time zone,
  	"text_contents_label" varchar DEFAULT 'On this page',
  	"text_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_terms_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_text_updated_label" varchar DEFAULT 'Last updated',
  	"version_text_updated" timestamp(3) with time zone,
  	"version_text_contents_label" varchar DEFAULT 'On this page',
  	"version_text_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__terms_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "blog_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"featured_label" varchar,
  	"featured_title" varchar,
  	"articles_label" varchar,
  	"articles_title" varchar,
  	"articles_read_label" varchar,
  	"articles_more_label" varchar,
  	"articles_empty" varchar,
  	"article_back_label" varchar,
  	"article_recent_title" varchar,
  	"article_all_label" varchar,
  	"article_newer_label" varchar,
  	"article_older_label" varchar,
  	"join_title" varchar,
  	"join_text" varchar,
  	"join_button_label" varchar,
  	"join_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_blog_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_blog_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_featured_label" varchar,
  	"version_featured_title" varchar,
  	"version_articles_label" varchar,
  	"version_articles_title" varchar,
  	"version_articles_read_label" varchar,
  	"version_articles_more_label" varchar,
  	"version_articles_empty" varchar,
  	"version_article_back_label" varchar,
  	"version_article_recent_title" varchar,
  	"version_article_all_label" varchar,
  	"version_article_newer_label" varchar,
  	"version_article_older_label" varchar,
  	"version_join_title" varchar,
  	"version_join_text" varchar,
  	"version_join_button_label" varchar,
  	"version_join_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__blog_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events_page_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "events_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"list_recent_label" varchar DEFAULT 'Recently',
  	"list_empty" varchar,
  	"list_empty_month" varchar,
  	"event_register_label" varchar,
  	"event_calendar_label" varchar,
  	"event_dates_title" varchar,
  	"event_cancelled" varchar,
  	"event_over" varchar,
  	"subscribe_label" varchar,
  	"subscribe_title" varchar,
  	"subscribe_text" varchar,
  	"subscribe_subscribe_label" varchar,
  	"subscribe_download_label" varchar,
  	"coming_soon_label" varchar,
  	"coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"coming_soon_lede" varchar,
  	"coming_soon_register_label" varchar,
  	"coming_soon_register_href" varchar,
  	"coming_soon_contact_label" varchar,
  	"coming_soon_contact_href" varchar,
  	"coming_soon_preview_label" varchar,
  	"coming_soon_preview_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_events_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_events_page_v_version_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_list_recent_label" varchar DEFAULT 'Recently',
  	"version_list_empty" varchar,
  	"version_list_empty_month" varchar,
  	"version_event_register_label" varchar,
  	"version_event_calendar_label" varchar,
  	"version_event_dates_title" varchar,
  	"version_event_cancelled" varchar,
  	"version_event_over" varchar,
  	"version_subscribe_label" varchar,
  	"version_subscribe_title" varchar,
  	"version_subscribe_text" varchar,
  	"version_subscribe_subscribe_label" varchar,
  	"version_subscribe_download_label" varchar,
  	"version_coming_soon_label" varchar,
  	"version_coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"version_coming_soon_lede" varchar,
  	"version_coming_soon_register_label" varchar,
  	"version_coming_soon_register_href" varchar,
  	"version_coming_soon_contact_label" varchar,
  	"version_coming_soon_contact_href" varchar,
  	"version_coming_soon_preview_label" varchar,
  	"version_coming_soon_preview_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__events_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media_page_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "media_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"album_open_label" varchar,
  	"album_back_label" varchar,
  	"coming_soon_label" varchar,
  	"coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"coming_soon_lede" varchar,
  	"coming_soon_register_label" varchar,
  	"coming_soon_register_href" varchar,
  	"coming_soon_contact_label" varchar,
  	"coming_soon_contact_href" varchar,
  	"coming_soon_preview_label" varchar,
  	"coming_soon_preview_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_media_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_media_page_v_version_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_media_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_album_open_label" varchar,
  	"version_album_back_label" varchar,
  	"version_coming_soon_label" varchar,
  	"version_coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"version_coming_soon_lede" varchar,
  	"version_coming_soon_register_label" varchar,
  	"version_coming_soon_register_href" varchar,
  	"version_coming_soon_contact_label" varchar,
  	"version_coming_soon_contact_href" varchar,
  	"version_coming_soon_preview_label" varchar,
  	"version_coming_soon_preview_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__media_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "search_page_suggestions_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "search_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_field" varchar,
  	"hero_button" varchar,
  	"suggestions_title" varchar,
  	"answers_close" varchar,
  	"answers_none" varchar,
  	"answers_none_text" varchar,
  	"answers_wait" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_search_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_page_v_version_suggestions_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_field" varchar,
  	"version_hero_button" varchar,
  	"version_suggestions_title" varchar,
  	"version_answers_close" varchar,
  	"version_answers_none" varchar,
  	"version_answers_none_text" varchar,
  	"version_answers_wait" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__search_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "navigation_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_near" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  ALTER TABLE "player_registrations_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "player_registrations" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "player_registrations" ALTER COLUMN "reference" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "tryout_registrations" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "tryout_registrations" ALTER COLUMN "reference" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "at" DROP NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "by_name" DROP NOT NULL;
  ALTER TABLE "form_entries" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "form_entries" ALTER COLUMN "reference" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "age_range" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "duration" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "schedule" DROP NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "stages_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "age_label" DROP NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "ages" DROP NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "goal" DROP NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "sponsors" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "sponsors" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "sponsors" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "role" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "content" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "rating" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "home_page_hero_facts" ALTER COLUMN "term" DROP NOT NULL;
  ALTER TABLE "home_page_hero_facts" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "figure" DROP NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "link_label" DROP NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "home_page_system_points" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_page_system_points" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page_system_list" ALTER COLUMN "item" DROP NOT NULL;
  ALTER TABLE "home_page_philosophy_paragraphs" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_headline" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_primary_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_primary_href" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_secondary_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_secondary_href" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_lede" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_body" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_link_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_link_href" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "programs_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_join_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_join_href" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "pathway_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "pathway_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "philosophy_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "philosophy_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "testimonials_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "testimonials_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "closing_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "closing_button_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "closing_button_href" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_thanks" DROP NOT NULL;
  ALTER TABLE "about_page_story_paragraphs" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "about_page_methodology_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "about_page_methodology_cards" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_label" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_title" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_lede" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "methodology_label" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "methodology_title" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_title" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_button_label" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_button_href" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "list_button_label" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "list_empty" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_title" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_register_label" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_register_href" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_contact_label" DROP NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_contact_href" DROP NOT NULL;
  ALTER TABLE "contact_page_locations_planned" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "hero_phone_label" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_label" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_title" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_home" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_planned_label" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_hours_title" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_title" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_text" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_label" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_href" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_socials_title" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_label" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_title" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_text" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_empty" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_title" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_contact_label" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_contact_href" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_register_label" DROP NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_register_href" DROP NOT NULL;
  ALTER TABLE "teams_page_hero_values" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teams_page_hero_values" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "teams_page_benefits_items" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "hero_label" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "benefits_label" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "benefits_title" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "benefits_text" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "squads_label" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "squads_title" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "pathway_label" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "pathway_title" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "closing_title" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "closing_button_label" DROP NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "closing_button_href" DROP NOT NULL;
  ALTER TABLE "pathway_page_leads_items" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "pathway_page_leads_items" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_label" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_primary_label" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_primary_href" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_secondary_label" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_secondary_href" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "pathway_label" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "pathway_title" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "leads_label" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "leads_title" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "closing_title" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "closing_button_label" DROP NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "closing_button_href" DROP NOT NULL;
  ALTER TABLE "programs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "programs" ADD COLUMN "_status" "enum_programs_status" DEFAULT 'draft';
  ALTER TABLE "players" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "stages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "stages" ADD COLUMN "_status" "enum_stages_status" DEFAULT 'draft';
  ALTER TABLE "sponsors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sponsors" ADD COLUMN "_status" "enum_sponsors_status" DEFAULT 'draft';
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "_status" "enum_testimonials_status" DEFAULT 'draft';
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "_status" "enum_faqs_status" DEFAULT 'draft';
  ALTER TABLE "media" ADD COLUMN "sizes_card_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_card_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_card_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_card_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_card_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_card_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_filename" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applications_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "coaches_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "age_tiers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cities_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "albums_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "home_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "about_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "about_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "about_page" ADD COLUMN "_status" "enum_about_page_status" DEFAULT 'draft';
  ALTER TABLE "programs_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "programs_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "programs_page" ADD COLUMN "_status" "enum_programs_page_status" DEFAULT 'draft';
  ALTER TABLE "contact_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "_status" "enum_contact_page_status" DEFAULT 'draft';
  ALTER TABLE "faq_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "_status" "enum_faq_page_status" DEFAULT 'draft';
  ALTER TABLE "teams_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "teams_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "teams_page" ADD COLUMN "_status" "enum_teams_page_status" DEFAULT 'draft';
  ALTER TABLE "pathway_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "pathway_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "pathway_page" ADD COLUMN "_status" "enum_pathway_page_status" DEFAULT 'draft';
  ALTER TABLE "applications_history" ADD CONSTRAINT "applications_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_parent_id_programs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coaches" ADD CONSTRAINT "coaches_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coaches_v" ADD CONSTRAINT "_coaches_v_parent_id_coaches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coaches_v" ADD CONSTRAINT "_coaches_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stages_v_version_points" ADD CONSTRAINT "_stages_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stages_v" ADD CONSTRAINT "_stages_v_parent_id_stages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_age_tiers_v" ADD CONSTRAINT "_age_tiers_v_parent_id_age_tiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."age_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_weekdays" ADD CONSTRAINT "events_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_exceptions" ADD CONSTRAINT "events_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_weekdays" ADD CONSTRAINT "_events_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_exceptions" ADD CONSTRAINT "_events_v_version_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsors_v" ADD CONSTRAINT "_sponsors_v_parent_id_sponsors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sponsors_v" ADD CONSTRAINT "_sponsors_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities_local_players" ADD CONSTRAINT "cities_local_players_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_texts" ADD CONSTRAINT "cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_local_players" ADD CONSTRAINT "_cities_v_version_local_players_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_parent_id_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v_texts" ADD CONSTRAINT "_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_pictures" ADD CONSTRAINT "albums_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_pictures" ADD CONSTRAINT "albums_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_version_pictures" ADD CONSTRAINT "_albums_v_version_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_version_pictures" ADD CONSTRAINT "_albums_v_version_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_facts" ADD CONSTRAINT "_home_page_v_version_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_programs_cards" ADD CONSTRAINT "_home_page_v_version_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_system_points" ADD CONSTRAINT "_home_page_v_version_system_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_system_list" ADD CONSTRAINT "_home_page_v_version_system_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_philosophy_paragraphs" ADD CONSTRAINT "_home_page_v_version_philosophy_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_story_paragraphs" ADD CONSTRAINT "_about_page_v_version_story_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_methodology_cards" ADD CONSTRAINT "_about_page_v_version_methodology_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "academy_page_programs_cards" ADD CONSTRAINT "academy_page_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "academy_page_structure_points" ADD CONSTRAINT "academy_page_structure_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_academy_page_v_version_programs_cards" ADD CONSTRAINT "_academy_page_v_version_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_academy_page_v_version_structure_points" ADD CONSTRAINT "_academy_page_v_version_structure_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "youth_academy_page_practice_times" ADD CONSTRAINT "youth_academy_page_practice_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."youth_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "youth_academy_page_apart_points" ADD CONSTRAINT "youth_academy_page_apart_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."youth_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_youth_academy_page_v_version_practice_times" ADD CONSTRAINT "_youth_academy_page_v_version_practice_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_youth_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_youth_academy_page_v_version_apart_points" ADD CONSTRAINT "_youth_academy_page_v_version_apart_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_youth_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advanced_academy_page_program_points" ADD CONSTRAINT "advanced_academy_page_program_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advanced_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advanced_academy_page_apply_steps" ADD CONSTRAINT "advanced_academy_page_apply_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advanced_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advanced_academy_page_v_version_program_points" ADD CONSTRAINT "_advanced_academy_page_v_version_program_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advanced_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advanced_academy_page_v_version_apply_steps" ADD CONSTRAINT "_advanced_academy_page_v_version_apply_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advanced_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_page_benefits_items" ADD CONSTRAINT "pricing_page_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_page_process_steps" ADD CONSTRAINT "pricing_page_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_page_v_version_benefits_items" ADD CONSTRAINT "_pricing_page_v_version_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_page_v_version_process_steps" ADD CONSTRAINT "_pricing_page_v_version_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_version_locations_planned" ADD CONSTRAINT "_contact_page_v_version_locations_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teams_page_v_version_hero_values" ADD CONSTRAINT "_teams_page_v_version_hero_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teams_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teams_page_v_version_benefits_items" ADD CONSTRAINT "_teams_page_v_version_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teams_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pathway_page_v_version_leads_items" ADD CONSTRAINT "_pathway_page_v_version_leads_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pathway_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "train_page_offers_cards" ADD CONSTRAINT "train_page_offers_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."train_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "train_page_choice_rows" ADD CONSTRAINT "train_page_choice_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."train_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_train_page_v_version_offers_cards" ADD CONSTRAINT "_train_page_v_version_offers_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_train_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_train_page_v_version_choice_rows" ADD CONSTRAINT "_train_page_v_version_choice_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_train_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_hero_facts" ADD CONSTRAINT "basketball_training_page_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_plan_parts" ADD CONSTRAINT "basketball_training_page_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_who_items" ADD CONSTRAINT "basketball_training_page_who_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_bring_items" ADD CONSTRAINT "basketball_training_page_bring_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_hero_facts" ADD CONSTRAINT "_basketball_training_page_v_version_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_plan_parts" ADD CONSTRAINT "_basketball_training_page_v_version_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_who_items" ADD CONSTRAINT "_basketball_training_page_v_version_who_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_bring_items" ADD CONSTRAINT "_basketball_training_page_v_version_bring_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_rates_items" ADD CONSTRAINT "private_training_page_rates_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_rates_promises" ADD CONSTRAINT "private_training_page_rates_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_ages_items" ADD CONSTRAINT "private_training_page_ages_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_booking_steps" ADD CONSTRAINT "private_training_page_booking_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_rates_items" ADD CONSTRAINT "_private_training_page_v_version_rates_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_rates_promises" ADD CONSTRAINT "_private_training_page_v_version_rates_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_ages_items" ADD CONSTRAINT "_private_training_page_v_version_ages_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_booking_steps" ADD CONSTRAINT "_private_training_page_v_version_booking_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_hero_facts" ADD CONSTRAINT "performance_page_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_block_items" ADD CONSTRAINT "performance_page_block_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_load_ages" ADD CONSTRAINT "performance_page_load_ages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_load_rules" ADD CONSTRAINT "performance_page_load_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_facilities_places" ADD CONSTRAINT "performance_page_facilities_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_hero_facts" ADD CONSTRAINT "_performance_page_v_version_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_block_items" ADD CONSTRAINT "_performance_page_v_version_block_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_load_ages" ADD CONSTRAINT "_performance_page_v_version_load_ages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_load_rules" ADD CONSTRAINT "_performance_page_v_version_load_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_facilities_places" ADD CONSTRAINT "_performance_page_v_version_facilities_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tournaments_page_pathway_steps" ADD CONSTRAINT "tournaments_page_pathway_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tournaments_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tournaments_page_readiness_criteria" ADD CONSTRAINT "tournaments_page_readiness_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tournaments_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tournaments_page_v_version_pathway_steps" ADD CONSTRAINT "_tournaments_page_v_version_pathway_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tournaments_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tournaments_page_v_version_readiness_criteria" ADD CONSTRAINT "_tournaments_page_v_version_readiness_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tournaments_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coaches_page_standards_items" ADD CONSTRAINT "coaches_page_standards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coaches_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coaches_page_v_version_standards_items" ADD CONSTRAINT "_coaches_page_v_version_standards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_coaches_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_page_coming_soon_preview_items" ADD CONSTRAINT "events_page_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_page_v_version_coming_soon_preview_items" ADD CONSTRAINT "_events_page_v_version_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_page_coming_soon_preview_items" ADD CONSTRAINT "media_page_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_page_v_version_coming_soon_preview_items" ADD CONSTRAINT "_media_page_v_version_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_suggestions_links" ADD CONSTRAINT "search_page_suggestions_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_suggestions_links" ADD CONSTRAINT "_search_page_v_version_suggestions_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_more" ADD CONSTRAINT "navigation_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_near" ADD CONSTRAINT "navigation_near_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_history_order_idx" ON "applications_history" USING btree ("_order");
  CREATE INDEX "applications_history_parent_id_idx" ON "applications_history" USING btree ("_parent_id");
  CREATE INDEX "applications_phone_normalised_idx" ON "applications" USING btree ("phone_normalised");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE UNIQUE INDEX "applications_idempotency_key_idx" ON "applications" USING btree ("idempotency_key");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "_programs_v_parent_idx" ON "_programs_v" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_version_image_idx" ON "_programs_v" USING btree ("version_image_id");
  CREATE INDEX "_programs_v_version_version_order_idx" ON "_programs_v" USING btree ("version_order");
  CREATE INDEX "_programs_v_version_version_updated_at_idx" ON "_programs_v" USING btree ("version_updated_at");
  CREATE INDEX "_programs_v_version_version_created_at_idx" ON "_programs_v" USING btree ("version_created_at");
  CREATE INDEX "_programs_v_version_version_deleted_at_idx" ON "_programs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_programs_v_version_version__status_idx" ON "_programs_v" USING btree ("version__status");
  CREATE INDEX "_programs_v_created_at_idx" ON "_programs_v" USING btree ("created_at");
  CREATE INDEX "_programs_v_updated_at_idx" ON "_programs_v" USING btree ("updated_at");
  CREATE INDEX "_programs_v_latest_idx" ON "_programs_v" USING btree ("latest");
  CREATE INDEX "_programs_v_autosave_idx" ON "_programs_v" USING btree ("autosave");
  CREATE INDEX "coaches_portrait_idx" ON "coaches" USING btree ("portrait_id");
  CREATE INDEX "coaches_order_idx" ON "coaches" USING btree ("order");
  CREATE INDEX "coaches_updated_at_idx" ON "coaches" USING btree ("updated_at");
  CREATE INDEX "coaches_created_at_idx" ON "coaches" USING btree ("created_at");
  CREATE INDEX "coaches_deleted_at_idx" ON "coaches" USING btree ("deleted_at");
  CREATE INDEX "coaches__status_idx" ON "coaches" USING btree ("_status");
  CREATE INDEX "_coaches_v_parent_idx" ON "_coaches_v" USING btree ("parent_id");
  CREATE INDEX "_coaches_v_version_version_portrait_idx" ON "_coaches_v" USING btree ("version_portrait_id");
  CREATE INDEX "_coaches_v_version_version_order_idx" ON "_coaches_v" USING btree ("version_order");
  CREATE INDEX "_coaches_v_version_version_updated_at_idx" ON "_coaches_v" USING btree ("version_updated_at");
  CREATE INDEX "_coaches_v_version_version_created_at_idx" ON "_coaches_v" USING btree ("version_created_at");
  CREATE INDEX "_coaches_v_version_version_deleted_at_idx" ON "_coaches_v" USING btree ("version_deleted_at");
  CREATE INDEX "_coaches_v_version_version__status_idx" ON "_coaches_v" USING btree ("version__status");
  CREATE INDEX "_coaches_v_created_at_idx" ON "_coaches_v" USING btree ("created_at");
  CREATE INDEX "_coaches_v_updated_at_idx" ON "_coaches_v" USING btree ("updated_at");
  CREATE INDEX "_coaches_v_latest_idx" ON "_coaches_v" USING btree ("latest");
  CREATE INDEX "_coaches_v_autosave_idx" ON "_coaches_v" USING btree ("autosave");
  CREATE INDEX "_stages_v_version_points_order_idx" ON "_stages_v_version_points" USING btree ("_order");
  CREATE INDEX "_stages_v_version_points_parent_id_idx" ON "_stages_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_stages_v_parent_idx" ON "_stages_v" USING btree ("parent_id");
  CREATE INDEX "_stages_v_version_version_order_idx" ON "_stages_v" USING btree ("version_order");
  CREATE INDEX "_stages_v_version_version_updated_at_idx" ON "_stages_v" USING btree ("version_updated_at");
  CREATE INDEX "_stages_v_version_version_created_at_idx" ON "_stages_v" USING btree ("version_created_at");
  CREATE INDEX "_stages_v_version_version_deleted_at_idx" ON "_stages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_stages_v_version_version__status_idx" ON "_stages_v" USING btree ("version__status");
  CREATE INDEX "_stages_v_created_at_idx" ON "_stages_v" USING btree ("created_at");
  CREATE INDEX "_stages_v_updated_at_idx" ON "_stages_v" USING btree ("updated_at");
  CREATE INDEX "_stages_v_latest_idx" ON "_stages_v" USING btree ("latest");
  CREATE INDEX "_stages_v_autosave_idx" ON "_stages_v" USING btree ("autosave");
  CREATE INDEX "age_tiers_order_idx" ON "age_tiers" USING btree ("order");
  CREATE INDEX "age_tiers_updated_at_idx" ON "age_tiers" USING btree ("updated_at");
  CREATE INDEX "age_tiers_created_at_idx" ON "age_tiers" USING btree ("created_at");
  CREATE INDEX "age_tiers_deleted_at_idx" ON "age_tiers" USING btree ("deleted_at");
  CREATE INDEX "age_tiers__status_idx" ON "age_tiers" USING btree ("_status");
  CREATE INDEX "_age_tiers_v_parent_idx" ON "_age_tiers_v" USING btree ("parent_id");
  CREATE INDEX "_age_tiers_v_version_version_order_idx" ON "_age_tiers_v" USING btree ("version_order");
  CREATE INDEX "_age_tiers_v_version_version_updated_at_idx" ON "_age_tiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_age_tiers_v_version_version_created_at_idx" ON "_age_tiers_v" USING btree ("version_created_at");
  CREATE INDEX "_age_tiers_v_version_version_deleted_at_idx" ON "_age_tiers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_age_tiers_v_version_version__status_idx" ON "_age_tiers_v" USING btree ("version__status");
  CREATE INDEX "_age_tiers_v_created_at_idx" ON "_age_tiers_v" USING btree ("created_at");
  CREATE INDEX "_age_tiers_v_updated_at_idx" ON "_age_tiers_v" USING btree ("updated_at");
  CREATE INDEX "_age_tiers_v_latest_idx" ON "_age_tiers_v" USING btree ("latest");
  CREATE INDEX "_age_tiers_v_autosave_idx" ON "_age_tiers_v" USING btree ("autosave");
  CREATE INDEX "events_weekdays_order_idx" ON "events_weekdays" USING btree ("order");
  CREATE INDEX "events_weekdays_parent_idx" ON "events_weekdays" USING btree ("parent_id");
  CREATE INDEX "events_exceptions_order_idx" ON "events_exceptions" USING btree ("_order");
  CREATE INDEX "events_exceptions_parent_id_idx" ON "events_exceptions" USING btree ("_parent_id");
  CREATE INDEX "events_start_idx" ON "events" USING btree ("start");
  CREATE INDEX "events_end_idx" ON "events" USING btree ("end");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE UNIQUE INDEX "events_uid_idx" ON "events" USING btree ("uid");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_divisions_id_idx" ON "events_rels" USING btree ("divisions_id");
  CREATE INDEX "_events_v_version_weekdays_order_idx" ON "_events_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_events_v_version_weekdays_parent_idx" ON "_events_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_exceptions_order_idx" ON "_events_v_version_exceptions" USING btree ("_order");
  CREATE INDEX "_events_v_version_exceptions_parent_id_idx" ON "_events_v_version_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_start_idx" ON "_events_v" USING btree ("version_start");
  CREATE INDEX "_events_v_version_version_end_idx" ON "_events_v" USING btree ("version_end");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_uid_idx" ON "_events_v" USING btree ("version_uid");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_divisions_id_idx" ON "_events_v_rels" USING btree ("divisions_id");
  CREATE INDEX "_sponsors_v_parent_idx" ON "_sponsors_v" USING btree ("parent_id");
  CREATE INDEX "_sponsors_v_version_version_logo_idx" ON "_sponsors_v" USING btree ("version_logo_id");
  CREATE INDEX "_sponsors_v_version_version_order_idx" ON "_sponsors_v" USING btree ("version_order");
  CREATE INDEX "_sponsors_v_version_version_updated_at_idx" ON "_sponsors_v" USING btree ("version_updated_at");
  CREATE INDEX "_sponsors_v_version_version_created_at_idx" ON "_sponsors_v" USING btree ("version_created_at");
  CREATE INDEX "_sponsors_v_version_version_deleted_at_idx" ON "_sponsors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sponsors_v_version_version__status_idx" ON "_sponsors_v" USING btree ("version__status");
  CREATE INDEX "_sponsors_v_created_at_idx" ON "_sponsors_v" USING btree ("created_at");
  CREATE INDEX "_sponsors_v_updated_at_idx" ON "_sponsors_v" USING btree ("updated_at");
  CREATE INDEX "_sponsors_v_latest_idx" ON "_sponsors_v" USING btree ("latest");
  CREATE INDEX "_sponsors_v_autosave_idx" ON "_sponsors_v" USING btree ("autosave");
  CREATE INDEX "cities_local_players_order_idx" ON "cities_local_players" USING btree ("_order");
  CREATE INDEX "cities_local_players_parent_id_idx" ON "cities_local_players" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cities_slug_idx" ON "cities" USING btree ("slug");
  CREATE INDEX "cities_order_idx" ON "cities" USING btree ("order");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE INDEX "cities__status_idx" ON "cities" USING btree ("_status");
  CREATE INDEX "cities_texts_order_parent" ON "cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cities_v_version_local_players_order_idx" ON "_cities_v_version_local_players" USING btree ("_order");
  CREATE INDEX "_cities_v_version_local_players_parent_id_idx" ON "_cities_v_version_local_players" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_parent_idx" ON "_cities_v" USING btree ("parent_id");
  CREATE INDEX "_cities_v_version_version_slug_idx" ON "_cities_v" USING btree ("version_slug");
  CREATE INDEX "_cities_v_version_version_order_idx" ON "_cities_v" USING btree ("version_order");
  CREATE INDEX "_cities_v_version_version_updated_at_idx" ON "_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_cities_v_version_version_created_at_idx" ON "_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_cities_v_version_version_deleted_at_idx" ON "_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cities_v_version_version__status_idx" ON "_cities_v" USING btree ("version__status");
  CREATE INDEX "_cities_v_created_at_idx" ON "_cities_v" USING btree ("created_at");
  CREATE INDEX "_cities_v_updated_at_idx" ON "_cities_v" USING btree ("updated_at");
  CREATE INDEX "_cities_v_latest_idx" ON "_cities_v" USING btree ("latest");
  CREATE INDEX "_cities_v_autosave_idx" ON "_cities_v" USING btree ("autosave");
  CREATE INDEX "_cities_v_texts_order_parent" ON "_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category");
  CREATE UNIQUE INDEX "posts_number_idx" ON "posts" USING btree ("number");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category");
  CREATE INDEX "_posts_v_version_version_number_idx" ON "_posts_v" USING btree ("version_number");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "albums_pictures_order_idx" ON "albums_pictures" USING btree ("_order");
  CREATE INDEX "albums_pictures_parent_id_idx" ON "albums_pictures" USING btree ("_parent_id");
  CREATE INDEX "albums_pictures_picture_idx" ON "albums_pictures" USING btree ("picture_id");
  CREATE INDEX "albums_date_idx" ON "albums" USING btree ("date");
  CREATE INDEX "albums_cover_idx" ON "albums" USING btree ("cover_id");
  CREATE UNIQUE INDEX "albums_slug_idx" ON "albums" USING btree ("slug");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums_deleted_at_idx" ON "albums" USING btree ("deleted_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE INDEX "_albums_v_version_pictures_order_idx" ON "_albums_v_version_pictures" USING btree ("_order");
  CREATE INDEX "_albums_v_version_pictures_parent_id_idx" ON "_albums_v_version_pictures" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_version_pictures_picture_idx" ON "_albums_v_version_pictures" USING btree ("picture_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version_date_idx" ON "_albums_v" USING btree ("version_date");
  CREATE INDEX "_albums_v_version_version_cover_idx" ON "_albums_v" USING btree ("version_cover_id");
  CREATE INDEX "_albums_v_version_version_slug_idx" ON "_albums_v" USING btree ("version_slug");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version_deleted_at_idx" ON "_albums_v" USING btree ("version_deleted_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE INDEX "_albums_v_autosave_idx" ON "_albums_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_cities_id_idx" ON "redirects_rels" USING btree ("cities_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id");
  CREATE INDEX "redirects_rels_albums_id_idx" ON "redirects_rels" USING btree ("albums_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "_home_page_v_version_hero_facts_order_idx" ON "_home_page_v_version_hero_facts" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hero_facts_parent_id_idx" ON "_home_page_v_version_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_programs_cards_order_idx" ON "_home_page_v_version_programs_cards" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_programs_cards_parent_id_idx" ON "_home_page_v_version_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_system_points_order_idx" ON "_home_page_v_version_system_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_system_points_parent_id_idx" ON "_home_page_v_version_system_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_system_list_order_idx" ON "_home_page_v_version_system_list" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_system_list_parent_id_idx" ON "_home_page_v_version_system_list" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_philosophy_paragraphs_order_idx" ON "_home_page_v_version_philosophy_paragraphs" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_philosophy_paragraphs_parent_id_idx" ON "_home_page_v_version_philosophy_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_about_page_v_version_story_paragraphs_order_idx" ON "_about_page_v_version_story_paragraphs" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_story_paragraphs_parent_id_idx" ON "_about_page_v_version_story_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_methodology_cards_order_idx" ON "_about_page_v_version_methodology_cards" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_methodology_cards_parent_id_idx" ON "_about_page_v_version_methodology_cards" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "academy_page_programs_cards_order_idx" ON "academy_page_programs_cards" USING btree ("_order");
  CREATE INDEX "academy_page_programs_cards_parent_id_idx" ON "academy_page_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "academy_page_structure_points_order_idx" ON "academy_page_structure_points" USING btree ("_order");
  CREATE INDEX "academy_page_structure_points_parent_id_idx" ON "academy_page_structure_points" USING btree ("_parent_id");
  CREATE INDEX "academy_page__status_idx" ON "academy_page" USING btree ("_status");
  CREATE INDEX "_academy_page_v_version_programs_cards_order_idx" ON "_academy_page_v_version_programs_cards" USING btree ("_order");
  CREATE INDEX "_academy_page_v_version_programs_cards_parent_id_idx" ON "_academy_page_v_version_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "_academy_page_v_version_structure_points_order_idx" ON "_academy_page_v_version_structure_points" USING btree ("_order");
  CREATE INDEX "_academy_page_v_version_structure_points_parent_id_idx" ON "_academy_page_v_version_structure_points" USING btree ("_parent_id");
  CREATE INDEX "_academy_page_v_version_version__status_idx" ON "_academy_page_v" USING btree ("version__status");
  CREATE INDEX "_academy_page_v_created_at_idx" ON "_academy_page_v" USING btree ("created_at");
  CREATE INDEX "_academy_page_v_updated_at_idx" ON "_academy_page_v" USING btree ("updated_at");
  CREATE INDEX "_academy_page_v_latest_idx" ON "_academy_page_v" USING btree ("latest");
  CREATE INDEX "_academy_page_v_autosave_idx" ON "_academy_page_v" USING btree ("autosave");
  CREATE INDEX "youth_academy_page_practice_times_order_idx" ON "youth_academy_page_practice_times" USING btree ("_order");
  CREATE INDEX "youth_academy_page_practice_times_parent_id_idx" ON "youth_academy_page_practice_times" USING btree ("_parent_id");
  CREATE INDEX "youth_academy_page_apart_points_order_idx" ON "youth_academy_page_apart_points" USING btree ("_order");
  CREATE INDEX "youth_academy_page_apart_points_parent_id_idx" ON "youth_academy_page_apart_points" USING btree ("_parent_id");
  CREATE INDEX "youth_academy_page__status_idx" ON "youth_academy_page" USING btree ("_status");
  CREATE INDEX "_youth_academy_page_v_version_practice_times_order_idx" ON "_youth_academy_page_v_version_practice_times" USING btree ("_order");
  CREATE INDEX "_youth_academy_page_v_version_practice_times_parent_id_idx" ON "_youth_academy_page_v_version_practice_times" USING btree ("_parent_id");
  CREATE INDEX "_youth_academy_page_v_version_apart_points_order_idx" ON "_youth_academy_page_v_version_apart_points" USING btree ("_order");
  CREATE INDEX "_youth_academy_page_v_version_apart_points_parent_id_idx" ON "_youth_academy_page_v_version_apart_points" USING btree ("_parent_id");
  CREATE INDEX "_youth_academy_page_v_version_version__status_idx" ON "_youth_academy_page_v" USING btree ("version__status");
  CREATE INDEX "_youth_academy_page_v_created_at_idx" ON "_youth_academy_page_v" USING btree ("created_at");
  CREATE INDEX "_youth_academy_page_v_updated_at_idx" ON "_youth_academy_page_v" USING btree ("updated_at");
  CREATE INDEX "_youth_academy_page_v_latest_idx" ON "_youth_academy_page_v" USING btree ("latest");
  CREATE INDEX "_youth_academy_page_v_autosave_idx" ON "_youth_academy_page_v" USING btree ("autosave");
  CREATE INDEX "advanced_academy_page_program_points_order_idx" ON "advanced_academy_page_program_points" USING btree ("_order");
  CREATE INDEX "advanced_academy_page_program_points_parent_id_idx" ON "advanced_academy_page_program_points" USING btree ("_parent_id");
  CREATE INDEX "advanced_academy_page_apply_steps_order_idx" ON "advanced_academy_page_apply_steps" USING btree ("_order");
  CREATE INDEX "advanced_academy_page_apply_steps_parent_id_idx" ON "advanced_academy_page_apply_steps" USING btree ("_parent_id");
  CREATE INDEX "advanced_academy_page__status_idx" ON "advanced_academy_page" USING btree ("_status");
  CREATE INDEX "_advanced_academy_page_v_version_program_points_order_idx" ON "_advanced_academy_page_v_version_program_points" USING btree ("_order");
  CREATE INDEX "_advanced_academy_page_v_version_program_points_parent_id_idx" ON "_advanced_academy_page_v_version_program_points" USING btree ("_parent_id");
  CREATE INDEX "_advanced_academy_page_v_version_apply_steps_order_idx" ON "_advanced_academy_page_v_version_apply_steps" USING btree ("_order");
  CREATE INDEX "_advanced_academy_page_v_version_apply_steps_parent_id_idx" ON "_advanced_academy_page_v_version_apply_steps" USING btree ("_parent_id");
  CREATE INDEX "_advanced_academy_page_v_version_version__status_idx" ON "_advanced_academy_page_v" USING btree ("version__status");
  CREATE INDEX "_advanced_academy_page_v_created_at_idx" ON "_advanced_academy_page_v" USING btree ("created_at");
  CREATE INDEX "_advanced_academy_page_v_updated_at_idx" ON "_advanced_academy_page_v" USING btree ("updated_at");
  CREATE INDEX "_advanced_academy_page_v_latest_idx" ON "_advanced_academy_page_v" USING btree ("latest");
  CREATE INDEX "_advanced_academy_page_v_autosave_idx" ON "_advanced_academy_page_v" USING btree ("autosave");
  CREATE INDEX "pricing_page_benefits_items_order_idx" ON "pricing_page_benefits_items" USING btree ("_order");
  CREATE INDEX "pricing_page_benefits_items_parent_id_idx" ON "pricing_page_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "pricing_page_process_steps_order_idx" ON "pricing_page_process_steps" USING btree ("_order");
  CREATE INDEX "pricing_page_process_steps_parent_id_idx" ON "pricing_page_process_steps" USING btree ("_parent_id");
  CREATE INDEX "pricing_page__status_idx" ON "pricing_page" USING btree ("_status");
  CREATE INDEX "_pricing_page_v_version_benefits_items_order_idx" ON "_pricing_page_v_version_benefits_items" USING btree ("_order");
  CREATE INDEX "_pricing_page_v_version_benefits_items_parent_id_idx" ON "_pricing_page_v_version_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "_pricing_page_v_version_process_steps_order_idx" ON "_pricing_page_v_version_process_steps" USING btree ("_order");
  CREATE INDEX "_pricing_page_v_version_process_steps_parent_id_idx" ON "_pricing_page_v_version_process_steps" USING btree ("_parent_id");
  CREATE INDEX "_pricing_page_v_version_version__status_idx" ON "_pricing_page_v" USING btree ("version__status");
  CREATE INDEX "_pricing_page_v_created_at_idx" ON "_pricing_page_v" USING btree ("created_at");
  CREATE INDEX "_pricing_page_v_updated_at_idx" ON "_pricing_page_v" USING btree ("updated_at");
  CREATE INDEX "_pricing_page_v_latest_idx" ON "_pricing_page_v" USING btree ("latest");
  CREATE INDEX "_pricing_page_v_autosave_idx" ON "_pricing_page_v" USING btree ("autosave");
  CREATE INDEX "_programs_page_v_version_version__status_idx" ON "_programs_page_v" USING btree ("version__status");
  CREATE INDEX "_programs_page_v_created_at_idx" ON "_programs_page_v" USING btree ("created_at");
  CREATE INDEX "_programs_page_v_updated_at_idx" ON "_programs_page_v" USING btree ("updated_at");
  CREATE INDEX "_programs_page_v_latest_idx" ON "_programs_page_v" USING btree ("latest");
  CREATE INDEX "_programs_page_v_autosave_idx" ON "_programs_page_v" USING btree ("autosave");
  CREATE INDEX "_contact_page_v_version_locations_planned_order_idx" ON "_contact_page_v_version_locations_planned" USING btree ("_order");
  CREATE INDEX "_contact_page_v_version_locations_planned_parent_id_idx" ON "_contact_page_v_version_locations_planned" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_created_at_idx" ON "_faq_page_v" USING btree ("created_at");
  CREATE INDEX "_faq_page_v_updated_at_idx" ON "_faq_page_v" USING btree ("updated_at");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
  CREATE INDEX "_teams_page_v_version_hero_values_order_idx" ON "_teams_page_v_version_hero_values" USING btree ("_order");
  CREATE INDEX "_teams_page_v_version_hero_values_parent_id_idx" ON "_teams_page_v_version_hero_values" USING btree ("_parent_id");
  CREATE INDEX "_teams_page_v_version_benefits_items_order_idx" ON "_teams_page_v_version_benefits_items" USING btree ("_order");
  CREATE INDEX "_teams_page_v_version_benefits_items_parent_id_idx" ON "_teams_page_v_version_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "_teams_page_v_version_version__status_idx" ON "_teams_page_v" USING btree ("version__status");
  CREATE INDEX "_teams_page_v_created_at_idx" ON "_teams_page_v" USING btree ("created_at");
  CREATE INDEX "_teams_page_v_updated_at_idx" ON "_teams_page_v" USING btree ("updated_at");
  CREATE INDEX "_teams_page_v_latest_idx" ON "_teams_page_v" USING btree ("latest");
  CREATE INDEX "_teams_page_v_autosave_idx" ON "_teams_page_v" USING btree ("autosave");
  CREATE INDEX "_pathway_page_v_version_leads_items_order_idx" ON "_pathway_page_v_version_leads_items" USING btree ("_order");
  CREATE INDEX "_pathway_page_v_version_leads_items_parent_id_idx" ON "_pathway_page_v_version_leads_items" USING btree ("_parent_id");
  CREATE INDEX "_pathway_page_v_version_version__status_idx" ON "_pathway_page_v" USING btree ("version__status");
  CREATE INDEX "_pathway_page_v_created_at_idx" ON "_pathway_page_v" USING btree ("created_at");
  CREATE INDEX "_pathway_page_v_updated_at_idx" ON "_pathway_page_v" USING btree ("updated_at");
  CREATE INDEX "_pathway_page_v_latest_idx" ON "_pathway_page_v" USING btree ("latest");
  CREATE INDEX "_pathway_page_v_autosave_idx" ON "_pathway_page_v" USING btree ("autosave");
  CREATE INDEX "train_page_offers_cards_order_idx" ON "train_page_offers_cards" USING btree ("_order");
  CREATE INDEX "train_page_offers_cards_parent_id_idx" ON "train_page_offers_cards" USING btree ("_parent_id");
  CREATE INDEX "train_page_choice_rows_order_idx" ON "train_page_choice_rows" USING btree ("_order");
  CREATE INDEX "train_page_choice_rows_parent_id_idx" ON "train_page_choice_rows" USING btree ("_parent_id");
  CREATE INDEX "train_page__status_idx" ON "train_page" USING btree ("_status");
  CREATE INDEX "_train_page_v_version_offers_cards_order_idx" ON "_train_page_v_version_offers_cards" USING btree ("_order");
  CREATE INDEX "_train_page_v_version_offers_cards_parent_id_idx" ON "_train_page_v_version_offers_cards" USING btree ("_parent_id");
  CREATE INDEX "_train_page_v_version_choice_rows_order_idx" ON "_train_page_v_version_choice_rows" USING btree ("_order");
  CREATE INDEX "_train_page_v_version_choice_rows_parent_id_idx" ON "_train_page_v_version_choice_rows" USING btree ("_parent_id");
  CREATE INDEX "_train_page_v_version_version__status_idx" ON "_train_page_v" USING btree ("version__status");
  CREATE INDEX "_train_page_v_created_at_idx" ON "_train_page_v" USING btree ("created_at");
  CREATE INDEX "_train_page_v_updated_at_idx" ON "_train_page_v" USING btree ("updated_at");
  CREATE INDEX "_train_page_v_latest_idx" ON "_train_page_v" USING btree ("latest");
  CREATE INDEX "_train_page_v_autosave_idx" ON "_train_page_v" USING btree ("autosave");
  CREATE INDEX "basketball_training_page_hero_facts_order_idx" ON "basketball_training_page_hero_facts" USING btree ("_order");
  CREATE INDEX "basketball_training_page_hero_facts_parent_id_idx" ON "basketball_training_page_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page_plan_parts_order_idx" ON "basketball_training_page_plan_parts" USING btree ("_order");
  CREATE INDEX "basketball_training_page_plan_parts_parent_id_idx" ON "basketball_training_page_plan_parts" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page_who_items_order_idx" ON "basketball_training_page_who_items" USING btree ("_order");
  CREATE INDEX "basketball_training_page_who_items_parent_id_idx" ON "basketball_training_page_who_items" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page_bring_items_order_idx" ON "basketball_training_page_bring_items" USING btree ("_order");
  CREATE INDEX "basketball_training_page_bring_items_parent_id_idx" ON "basketball_training_page_bring_items" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page__status_idx" ON "basketball_training_page" USING btree ("_status");
  CREATE INDEX "_basketball_training_page_v_version_hero_facts_order_idx" ON "_basketball_training_page_v_version_hero_facts" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_hero_facts_parent_id_idx" ON "_basketball_training_page_v_version_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_plan_parts_order_idx" ON "_basketball_training_page_v_version_plan_parts" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_plan_parts_parent_id_idx" ON "_basketball_training_page_v_version_plan_parts" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_who_items_order_idx" ON "_basketball_training_page_v_version_who_items" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_who_items_parent_id_idx" ON "_basketball_training_page_v_version_who_items" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_bring_items_order_idx" ON "_basketball_training_page_v_version_bring_items" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_bring_items_parent_id_idx" ON "_basketball_training_page_v_version_bring_items" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_version__status_idx" ON "_basketball_training_page_v" USING btree ("version__status");
  CREATE INDEX "_basketball_training_page_v_created_at_idx" ON "_basketball_training_page_v" USING btree ("created_at");
  CREATE INDEX "_basketball_training_page_v_updated_at_idx" ON "_basketball_training_page_v" USING btree ("updated_at");
  CREATE INDEX "_basketball_training_page_v_latest_idx" ON "_basketball_training_page_v" USING btree ("latest");
  CREATE INDEX "_basketball_training_page_v_autosave_idx" ON "_basketball_training_page_v" USING btree ("autosave");
  CREATE INDEX "private_training_page_rates_items_order_idx" ON "private_training_page_rates_items" USING btree ("_order");
  CREATE INDEX "private_training_page_rates_items_parent_id_idx" ON "private_training_page_rates_items" USING btree ("_parent_id");
  CREATE INDEX "private_training_page_rates_promises_order_idx" ON "private_training_page_rates_promises" USING btree ("_order");
  CREATE INDEX "private_training_page_rates_promises_parent_id_idx" ON "private_training_page_rates_promises" USING btree ("_parent_id");
  CREATE INDEX "private_training_page_ages_items_order_idx" ON "private_training_page_ages_items" USING btree ("_order");
  CREATE INDEX "private_training_page_ages_items_parent_id_idx" ON "private_training_page_ages_items" USING btree ("_parent_id");
  CREATE INDEX "private_training_page_booking_steps_order_idx" ON "private_training_page_booking_steps" USING btree ("_order");
  CREATE INDEX "private_training_page_booking_steps_parent_id_idx" ON "private_training_page_booking_steps" USING btree ("_parent_id");
  CREATE INDEX "private_training_page__status_idx" ON "private_training_page" USING btree ("_status");
  CREATE INDEX "_private_training_page_v_version_rates_items_order_idx" ON "_private_training_page_v_version_rates_items" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_rates_items_parent_id_idx" ON "_private_training_page_v_version_rates_items" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_rates_promises_order_idx" ON "_private_training_page_v_version_rates_promises" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_rates_promises_parent_id_idx" ON "_private_training_page_v_version_rates_promises" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_ages_items_order_idx" ON "_private_training_page_v_version_ages_items" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_ages_items_parent_id_idx" ON "_private_training_page_v_version_ages_items" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_booking_steps_order_idx" ON "_private_training_page_v_version_booking_steps" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_booking_steps_parent_id_idx" ON "_private_training_page_v_version_booking_steps" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_version__status_idx" ON "_private_training_page_v" USING btree ("version__status");
  CREATE INDEX "_private_training_page_v_created_at_idx" ON "_private_training_page_v" USING btree ("created_at");
  CREATE INDEX "_private_training_page_v_updated_at_idx" ON "_private_training_page_v" USING btree ("updated_at");
  CREATE INDEX "_private_training_page_v_latest_idx" ON "_private_training_page_v" USING btree ("latest");
  CREATE INDEX "_private_training_page_v_autosave_idx" ON "_private_training_page_v" USING btree ("autosave");
  CREATE INDEX "performance_page_hero_facts_order_idx" ON "performance_page_hero_facts" USING btree ("_order");
  CREATE INDEX "performance_page_hero_facts_parent_id_idx" ON "performance_page_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "performance_page_block_items_order_idx" ON "performance_page_block_items" USING btree ("_order");
  CREATE INDEX "performance_page_block_items_parent_id_idx" ON "performance_page_block_items" USING btree ("_parent_id");
  CREATE INDEX "performance_page_load_ages_order_idx" ON "performance_page_load_ages" USING btree ("_order");
  CREATE INDEX "performance_page_load_ages_parent_id_idx" ON "performance_page_load_ages" USING btree ("_parent_id");
  CREATE INDEX "performance_page_load_rules_order_idx" ON "performance_page_load_rules" USING btree ("_order");
  CREATE INDEX "performance_page_load_rules_parent_id_idx" ON "performance_page_load_rules" USING btree ("_parent_id");
  CREATE INDEX "performance_page_facilities_places_order_idx" ON "performance_page_facilities_places" USING btree ("_order");
  CREATE INDEX "performance_page_facilities_places_parent_id_idx" ON "performance_page_facilities_places" USING btree ("_parent_id");
  CREATE INDEX "performance_page__status_idx" ON "performance_page" USING btree ("_status");
  CREATE INDEX "_performance_page_v_version_hero_facts_order_idx" ON "_performance_page_v_version_hero_facts" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_hero_facts_parent_id_idx" ON "_performance_page_v_version_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_block_items_order_idx" ON "_performance_page_v_version_block_items" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_block_items_parent_id_idx" ON "_performance_page_v_version_block_items" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_load_ages_order_idx" ON "_performance_page_v_version_load_ages" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_load_ages_parent_id_idx" ON "_performance_page_v_version_load_ages" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_load_rules_order_idx" ON "_performance_page_v_version_load_rules" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_load_rules_parent_id_idx" ON "_performance_page_v_version_load_rules" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_facilities_places_order_idx" ON "_performance_page_v_version_facilities_places" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_facilities_places_parent_id_idx" ON "_performance_page_v_version_facilities_places" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_version__status_idx" ON "_performance_page_v" USING btree ("version__status");
  CREATE INDEX "_performance_page_v_created_at_idx" ON "_performance_page_v" USING btree ("created_at");
  CREATE INDEX "_performance_page_v_updated_at_idx" ON "_performance_page_v" USING btree ("updated_at");
  CREATE INDEX "_performance_page_v_latest_idx" ON "_performance_page_v" USING btree ("latest");
  CREATE INDEX "_performance_page_v_autosave_idx" ON "_performance_page_v" USING btree ("autosave");
  CREATE INDEX "tournaments_page_pathway_steps_order_idx" ON "tournaments_page_pathway_steps" USING btree ("_order");
  CREATE INDEX "tournaments_page_pathway_steps_parent_id_idx" ON "tournaments_page_pathway_steps" USING btree ("_parent_id");
  CREATE INDEX "tournaments_page_readiness_criteria_order_idx" ON "tournaments_page_readiness_criteria" USING btree ("_order");
  CREATE INDEX "tournaments_page_readiness_criteria_parent_id_idx" ON "tournaments_page_readiness_criteria" USING btree ("_parent_id");
  CREATE INDEX "tournaments_page__status_idx" ON "tournaments_page" USING btree ("_status");
  CREATE INDEX "_tournaments_page_v_version_pathway_steps_order_idx" ON "_tournaments_page_v_version_pathway_steps" USING btree ("_order");
  CREATE INDEX "_tournaments_page_v_version_pathway_steps_parent_id_idx" ON "_tournaments_page_v_version_pathway_steps" USING btree ("_parent_id");
  CREATE INDEX "_tournaments_page_v_version_readiness_criteria_order_idx" ON "_tournaments_page_v_version_readiness_criteria" USING btree ("_order");
  CREATE INDEX "_tournaments_page_v_version_readiness_criteria_parent_id_idx" ON "_tournaments_page_v_version_readiness_criteria" USING btree ("_parent_id");
  CREATE INDEX "_tournaments_page_v_version_version__status_idx" ON "_tournaments_page_v" USING btree ("version__status");
  CREATE INDEX "_tournaments_page_v_created_at_idx" ON "_tournaments_page_v" USING btree ("created_at");
  CREATE INDEX "_tournaments_page_v_updated_at_idx" ON "_tournaments_page_v" USING btree ("updated_at");
  CREATE INDEX "_tournaments_page_v_latest_idx" ON "_tournaments_page_v" USING btree ("latest");
  CREATE INDEX "_tournaments_page_v_autosave_idx" ON "_tournaments_page_v" USING btree ("autosave");
  CREATE INDEX "coaches_page_standards_items_order_idx" ON "coaches_page_standards_items" USING btree ("_order");
  CREATE INDEX "coaches_page_standards_items_parent_id_idx" ON "coaches_page_standards_items" USING btree ("_parent_id");
  CREATE INDEX "coaches_page__status_idx" ON "coaches_page" USING btree ("_status");
  CREATE INDEX "_coaches_page_v_version_standards_items_order_idx" ON "_coaches_page_v_version_standards_items" USING btree ("_order");
  CREATE INDEX "_coaches_page_v_version_standards_items_parent_id_idx" ON "_coaches_page_v_version_standards_items" USING btree ("_parent_id");
  CREATE INDEX "_coaches_page_v_version_version__status_idx" ON "_coaches_page_v" USING btree ("version__status");
  CREATE INDEX "_coaches_page_v_created_at_idx" ON "_coaches_page_v" USING btree ("created_at");
  CREATE INDEX "_coaches_page_v_updated_at_idx" ON "_coaches_page_v" USING btree ("updated_at");
  CREATE INDEX "_coaches_page_v_latest_idx" ON "_coaches_page_v" USING btree ("latest");
  CREATE INDEX "_coaches_page_v_autosave_idx" ON "_coaches_page_v" USING btree ("autosave");
  CREATE INDEX "testimonials_page__status_idx" ON "testimonials_page" USING btree ("_status");
  CREATE INDEX "_testimonials_page_v_version_version__status_idx" ON "_testimonials_page_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_page_v_created_at_idx" ON "_testimonials_page_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_page_v_updated_at_idx" ON "_testimonials_page_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_page_v_latest_idx" ON "_testimonials_page_v" USING btree ("latest");
  CREATE INDEX "_testimonials_page_v_autosave_idx" ON "_testimonials_page_v" USING btree ("autosave");
  CREATE INDEX "cities_page__status_idx" ON "cities_page" USING btree ("_status");
  CREATE INDEX "_cities_page_v_version_version__status_idx" ON "_cities_page_v" USING btree ("version__status");
  CREATE INDEX "_cities_page_v_created_at_idx" ON "_cities_page_v" USING btree ("created_at");
  CREATE INDEX "_cities_page_v_updated_at_idx" ON "_cities_page_v" USING btree ("updated_at");
  CREATE INDEX "_cities_page_v_latest_idx" ON "_cities_page_v" USING btree ("latest");
  CREATE INDEX "_cities_page_v_autosave_idx" ON "_cities_page_v" USING btree ("autosave");
  CREATE INDEX "privacy_page__status_idx" ON "privacy_page" USING btree ("_status");
  CREATE INDEX "_privacy_page_v_version_version__status_idx" ON "_privacy_page_v" USING btree ("version__status");
  CREATE INDEX "_privacy_page_v_created_at_idx" ON "_privacy_page_v" USING btree ("created_at");
  CREATE INDEX "_privacy_page_v_updated_at_idx" ON "_privacy_page_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_page_v_latest_idx" ON "_privacy_page_v" USING btree ("latest");
  CREATE INDEX "_privacy_page_v_autosave_idx" ON "_privacy_page_v" USING btree ("autosave");
  CREATE INDEX "terms_page__status_idx" ON "terms_page" USING btree ("_status");
  CREATE INDEX "_terms_page_v_version_version__status_idx" ON "_terms_page_v" USING btree ("version__status");
  CREATE INDEX "_terms_page_v_created_at_idx" ON "_terms_page_v" USING btree ("created_at");
  CREATE INDEX "_terms_page_v_updated_at_idx" ON "_terms_page_v" USING btree ("updated_at");
  CREATE INDEX "_terms_page_v_latest_idx" ON "_terms_page_v" USING btree ("latest");
  CREATE INDEX "_terms_page_v_autosave_idx" ON "_terms_page_v" USING btree ("autosave");
  CREATE INDEX "blog_page__status_idx" ON "blog_page" USING btree ("_status");
  CREATE INDEX "_blog_page_v_version_version__status_idx" ON "_blog_page_v" USING btree ("version__status");
  CREATE INDEX "_blog_page_v_created_at_idx" ON "_blog_page_v" USING btree ("created_at");
  CREATE INDEX "_blog_page_v_updated_at_idx" ON "_blog_page_v" USING btree ("updated_at");
  CREATE INDEX "_blog_page_v_latest_idx" ON "_blog_page_v" USING btree ("latest");
  CREATE INDEX "_blog_page_v_autosave_idx" ON "_blog_page_v" USING btree ("autosave");
  CREATE INDEX "events_page_coming_soon_preview_items_order_idx" ON "events_page_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "events_page_coming_soon_preview_items_parent_id_idx" ON "events_page_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "events_page__status_idx" ON "events_page" USING btree ("_status");
  CREATE INDEX "_events_page_v_version_coming_soon_preview_items_order_idx" ON "_events_page_v_version_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "_events_page_v_version_coming_soon_preview_items_parent_id_idx" ON "_events_page_v_version_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "_events_page_v_version_version__status_idx" ON "_events_page_v" USING btree ("version__status");
  CREATE INDEX "_events_page_v_created_at_idx" ON "_events_page_v" USING btree ("created_at");
  CREATE INDEX "_events_page_v_updated_at_idx" ON "_events_page_v" USING btree ("updated_at");
  CREATE INDEX "_events_page_v_latest_idx" ON "_events_page_v" USING btree ("latest");
  CREATE INDEX "_events_page_v_autosave_idx" ON "_events_page_v" USING btree ("autosave");
  CREATE INDEX "media_page_coming_soon_preview_items_order_idx" ON "media_page_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "media_page_coming_soon_preview_items_parent_id_idx" ON "media_page_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "media_page__status_idx" ON "media_page" USING btree ("_status");
  CREATE INDEX "_media_page_v_version_coming_soon_preview_items_order_idx" ON "_media_page_v_version_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "_media_page_v_version_coming_soon_preview_items_parent_id_idx" ON "_media_page_v_version_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "_media_page_v_version_version__status_idx" ON "_media_page_v" USING btree ("version__status");
  CREATE INDEX "_media_page_v_created_at_idx" ON "_media_page_v" USING btree ("created_at");
  CREATE INDEX "_media_page_v_updated_at_idx" ON "_media_page_v" USING btree ("updated_at");
  CREATE INDEX "_media_page_v_latest_idx" ON "_media_page_v" USING btree ("latest");
  CREATE INDEX "_media_page_v_autosave_idx" ON "_media_page_v" USING btree ("autosave");
  CREATE INDEX "search_page_suggestions_links_order_idx" ON "search_page_suggestions_links" USING btree ("_order");
  CREATE INDEX "search_page_suggestions_links_parent_id_idx" ON "search_page_suggestions_links" USING btree ("_parent_id");
  CREATE INDEX "search_page__status_idx" ON "search_page" USING btree ("_status");
  CREATE INDEX "_search_page_v_version_suggestions_links_order_idx" ON "_search_page_v_version_suggestions_links" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_suggestions_links_parent_id_idx" ON "_search_page_v_version_suggestions_links" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v" USING btree ("version__status");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "_search_page_v_autosave_idx" ON "_search_page_v" USING btree ("autosave");
  CREATE INDEX "navigation_more_order_idx" ON "navigation_more" USING btree ("_order");
  CREATE INDEX "navigation_more_parent_id_idx" ON "navigation_more" USING btree ("_parent_id");
  CREATE INDEX "navigation_near_order_idx" ON "navigation_near" USING btree ("_order");
  CREATE INDEX "navigation_near_parent_id_idx" ON "navigation_near" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coaches_fk" FOREIGN KEY ("coaches_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_age_tiers_fk" FOREIGN KEY ("age_tiers_id") REFERENCES "public"."age_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "programs_deleted_at_idx" ON "programs" USING btree ("deleted_at");
  CREATE INDEX "programs__status_idx" ON "programs" USING btree ("_status");
  CREATE INDEX "players_deleted_at_idx" ON "players" USING btree ("deleted_at");
  CREATE INDEX "stages_deleted_at_idx" ON "stages" USING btree ("deleted_at");
  CREATE INDEX "stages__status_idx" ON "stages" USING btree ("_status");
  CREATE INDEX "sponsors_deleted_at_idx" ON "sponsors" USING btree ("deleted_at");
  CREATE INDEX "sponsors__status_idx" ON "sponsors" USING btree ("_status");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_coaches_id_idx" ON "payload_locked_documents_rels" USING btree ("coaches_id");
  CREATE INDEX "payload_locked_documents_rels_age_tiers_id_idx" ON "payload_locked_documents_rels" USING btree ("age_tiers_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE INDEX "programs_page__status_idx" ON "programs_page" USING btree ("_status");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE INDEX "teams_page__status_idx" ON "teams_page" USING btree ("_status");
  CREATE INDEX "pathway_page__status_idx" ON "pathway_page" USING btree ("_status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coaches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coaches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stages_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "age_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_age_tiers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sponsors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_local_players" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v_version_local_players" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_version_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hero_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_programs_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_system_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_system_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_philosophy_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_story_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_methodology_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "academy_page_programs_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "academy_page_structure_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "academy_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_academy_page_v_version_programs_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_academy_page_v_version_structure_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_academy_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "youth_academy_page_practice_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "youth_academy_page_apart_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "youth_academy_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_youth_academy_page_v_version_practice_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_youth_academy_page_v_version_apart_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_youth_academy_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advanced_academy_page_program_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advanced_academy_page_apply_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advanced_academy_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advanced_academy_page_v_version_program_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advanced_academy_page_v_version_apply_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advanced_academy_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_page_benefits_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_page_process_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_page_v_version_benefits_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_page_v_version_process_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programs_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v_version_locations_planned" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_page_v_version_hero_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_page_v_version_benefits_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pathway_page_v_version_leads_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pathway_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "train_page_offers_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "train_page_choice_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "train_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_train_page_v_version_offers_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_train_page_v_version_choice_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_train_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "basketball_training_page_hero_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "basketball_training_page_plan_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "basketball_training_page_who_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "basketball_training_page_bring_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "basketball_training_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_basketball_training_page_v_version_hero_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_basketball_training_page_v_version_plan_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_basketball_training_page_v_version_who_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_basketball_training_page_v_version_bring_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_basketball_training_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_training_page_rates_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_training_page_rates_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_training_page_ages_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_training_page_booking_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_training_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_private_training_page_v_version_rates_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_private_training_page_v_version_rates_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_private_training_page_v_version_ages_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_private_training_page_v_version_booking_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_private_training_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "performance_page_hero_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "performance_page_block_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "performance_page_load_ages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "performance_page_load_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "performance_page_facilities_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "performance_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_performance_page_v_version_hero_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_performance_page_v_version_block_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_performance_page_v_version_load_ages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_performance_page_v_version_load_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_performance_page_v_version_facilities_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_performance_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tournaments_page_pathway_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tournaments_page_readiness_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tournaments_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tournaments_page_v_version_pathway_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tournaments_page_v_version_readiness_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tournaments_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coaches_page_standards_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coaches_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coaches_page_v_version_standards_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coaches_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blog_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blog_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_page_coming_soon_preview_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_page_v_version_coming_soon_preview_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_page_coming_soon_preview_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_page_v_version_coming_soon_preview_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_page_suggestions_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_page_v_version_suggestions_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_more" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_near" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_legal" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "applications_history" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "_programs_v" CASCADE;
  DROP TABLE "coaches" CASCADE;
  DROP TABLE "_coaches_v" CASCADE;
  DROP TABLE "_stages_v_version_points" CASCADE;
  DROP TABLE "_stages_v" CASCADE;
  DROP TABLE "age_tiers" CASCADE;
  DROP TABLE "_age_tiers_v" CASCADE;
  DROP TABLE "events_weekdays" CASCADE;
  DROP TABLE "events_exceptions" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_weekdays" CASCADE;
  DROP TABLE "_events_v_version_exceptions" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "_sponsors_v" CASCADE;
  DROP TABLE "cities_local_players" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_texts" CASCADE;
  DROP TABLE "_cities_v_version_local_players" CASCADE;
  DROP TABLE "_cities_v" CASCADE;
  DROP TABLE "_cities_v_texts" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "albums_pictures" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "_albums_v_version_pictures" CASCADE;
  DROP TABLE "_albums_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "_home_page_v_version_hero_facts" CASCADE;
  DROP TABLE "_home_page_v_version_programs_cards" CASCADE;
  DROP TABLE "_home_page_v_version_system_points" CASCADE;
  DROP TABLE "_home_page_v_version_system_list" CASCADE;
  DROP TABLE "_home_page_v_version_philosophy_paragraphs" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_about_page_v_version_story_paragraphs" CASCADE;
  DROP TABLE "_about_page_v_version_methodology_cards" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "academy_page_programs_cards" CASCADE;
  DROP TABLE "academy_page_structure_points" CASCADE;
  DROP TABLE "academy_page" CASCADE;
  DROP TABLE "_academy_page_v_version_programs_cards" CASCADE;
  DROP TABLE "_academy_page_v_version_structure_points" CASCADE;
  DROP TABLE "_academy_page_v" CASCADE;
  DROP TABLE "youth_academy_page_practice_times" CASCADE;
  DROP TABLE "youth_academy_page_apart_points" CASCADE;
  DROP TABLE "youth_academy_page" CASCADE;
  DROP TABLE "_youth_academy_page_v_version_practice_times" CASCADE;
  DROP TABLE "_youth_academy_page_v_version_apart_points" CASCADE;
  DROP TABLE "_youth_academy_page_v" CASCADE;
  DROP TABLE "advanced_academy_page_program_points" CASCADE;
  DROP TABLE "advanced_academy_page_apply_steps" CASCADE;
  DROP TABLE "advanced_academy_page" CASCADE;
  DROP TABLE "_advanced_academy_page_v_version_program_points" CASCADE;
  DROP TABLE "_advanced_academy_page_v_version_apply_steps" CASCADE;
  DROP TABLE "_advanced_academy_page_v" CASCADE;
  DROP TABLE "pricing_page_benefits_items" CASCADE;
  DROP TABLE "pricing_page_process_steps" CASCADE;
  DROP TABLE "pricing_page" CASCADE;
  DROP TABLE "_pricing_page_v_version_benefits_items" CASCADE;
  DROP TABLE "_pricing_page_v_version_process_steps" CASCADE;
  DROP TABLE "_pricing_page_v" CASCADE;
  DROP TABLE "_programs_page_v" CASCADE;
  DROP TABLE "_contact_page_v_version_locations_planned" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "_faq_page_v" CASCADE;
  DROP TABLE "_teams_page_v_version_hero_values" CASCADE;
  DROP TABLE "_teams_page_v_version_benefits_items" CASCADE;
  DROP TABLE "_teams_page_v" CASCADE;
  DROP TABLE "_pathway_page_v_version_leads_items" CASCADE;
  DROP TABLE "_pathway_page_v" CASCADE;
  DROP TABLE "train_page_offers_cards" CASCADE;
  DROP TABLE "train_page_choice_rows" CASCADE;
  DROP TABLE "train_page" CASCADE;
  DROP TABLE "_train_page_v_version_offers_cards" CASCADE;
  DROP TABLE "_train_page_v_version_choice_rows" CASCADE;
  DROP TABLE "_train_page_v" CASCADE;
  DROP TABLE "basketball_training_page_hero_facts" CASCADE;
  DROP TABLE "basketball_training_page_plan_parts" CASCADE;
  DROP TABLE "basketball_training_page_who_items" CASCADE;
  DROP TABLE "basketball_training_page_bring_items" CASCADE;
  DROP TABLE "basketball_training_page" CASCADE;
  DROP TABLE "_basketball_training_page_v_version_hero_facts" CASCADE;
  DROP TABLE "_basketball_training_page_v_version_plan_parts" CASCADE;
  DROP TABLE "_basketball_training_page_v_version_who_items" CASCADE;
  DROP TABLE "_basketball_training_page_v_version_bring_items" CASCADE;
  DROP TABLE "_basketball_training_page_v" CASCADE;
  DROP TABLE "private_training_page_rates_items" CASCADE;
  DROP TABLE "private_training_page_rates_promises" CASCADE;
  DROP TABLE "private_training_page_ages_items" CASCADE;
  DROP TABLE "private_training_page_booking_steps" CASCADE;
  DROP TABLE "private_training_page" CASCADE;
  DROP TABLE "_private_training_page_v_version_rates_items" CASCADE;
  DROP TABLE "_private_training_page_v_version_rates_promises" CASCADE;
  DROP TABLE "_private_training_page_v_version_ages_items" CASCADE;
  DROP TABLE "_private_training_page_v_version_booking_steps" CASCADE;
  DROP TABLE "_private_training_page_v" CASCADE;
  DROP TABLE "performance_page_hero_facts" CASCADE;
  DROP TABLE "performance_page_block_items" CASCADE;
  DROP TABLE "performance_page_load_ages" CASCADE;
  DROP TABLE "performance_page_load_rules" CASCADE;
  DROP TABLE "performance_page_facilities_places" CASCADE;
  DROP TABLE "performance_page" CASCADE;
  DROP TABLE "_performance_page_v_version_hero_facts" CASCADE;
  DROP TABLE "_performance_page_v_version_block_items" CASCADE;
  DROP TABLE "_performance_page_v_version_load_ages" CASCADE;
  DROP TABLE "_performance_page_v_version_load_rules" CASCADE;
  DROP TABLE "_performance_page_v_version_facilities_places" CASCADE;
  DROP TABLE "_performance_page_v" CASCADE;
  DROP TABLE "tournaments_page_pathway_steps" CASCADE;
  DROP TABLE "tournaments_page_readiness_criteria" CASCADE;
  DROP TABLE "tournaments_page" CASCADE;
  DROP TABLE "_tournaments_page_v_version_pathway_steps" CASCADE;
  DROP TABLE "_tournaments_page_v_version_readiness_criteria" CASCADE;
  DROP TABLE "_tournaments_page_v" CASCADE;
  DROP TABLE "coaches_page_standards_items" CASCADE;
  DROP TABLE "coaches_page" CASCADE;
  DROP TABLE "_coaches_page_v_version_standards_items" CASCADE;
  DROP TABLE "_coaches_page_v" CASCADE;
  DROP TABLE "testimonials_page" CASCADE;
  DROP TABLE "_testimonials_page_v" CASCADE;
  DROP TABLE "cities_page" CASCADE;
  DROP TABLE "_cities_page_v" CASCADE;
  DROP TABLE "privacy_page" CASCADE;
  DROP TABLE "_privacy_page_v" CASCADE;
  DROP TABLE "terms_page" CASCADE;
  DROP TABLE "_terms_page_v" CASCADE;
  DROP TABLE "blog_page" CASCADE;
  DROP TABLE "_blog_page_v" CASCADE;
  DROP TABLE "events_page_coming_soon_preview_items" CASCADE;
  DROP TABLE "events_page" CASCADE;
  DROP TABLE "_events_page_v_version_coming_soon_preview_items" CASCADE;
  DROP TABLE "_events_page_v" CASCADE;
  DROP TABLE "media_page_coming_soon_preview_items" CASCADE;
  DROP TABLE "media_page" CASCADE;
  DROP TABLE "_media_page_v_version_coming_soon_preview_items" CASCADE;
  DROP TABLE "_media_page_v" CASCADE;
  DROP TABLE "search_page_suggestions_links" CASCADE;
  DROP TABLE "search_page" CASCADE;
  DROP TABLE "_search_page_v_version_suggestions_links" CASCADE;
  DROP TABLE "_search_page_v" CASCADE;
  DROP TABLE "navigation_more" CASCADE;
  DROP TABLE "navigation_near" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_coaches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_age_tiers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_albums_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "programs_deleted_at_idx";
  DROP INDEX "programs__status_idx";
  DROP INDEX "players_deleted_at_idx";
  DROP INDEX "stages_deleted_at_idx";
  DROP INDEX "stages__status_idx";
  DROP INDEX "sponsors_deleted_at_idx";
  DROP INDEX "sponsors__status_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "testimonials__status_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "faqs__status_idx";
  DROP INDEX "media_sizes_card_sizes_card_filename_idx";
  DROP INDEX "media_sizes_wide_sizes_wide_filename_idx";
  DROP INDEX "payload_locked_documents_rels_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_coaches_id_idx";
  DROP INDEX "payload_locked_documents_rels_age_tiers_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_cities_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_albums_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "home_page__status_idx";
  DROP INDEX "about_page__status_idx";
  DROP INDEX "programs_page__status_idx";
  DROP INDEX "contact_page__status_idx";
  DROP INDEX "faq_page__status_idx";
  DROP INDEX "teams_page__status_idx";
  DROP INDEX "pathway_page__status_idx";
  ALTER TABLE "player_registrations_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "player_registrations_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "player_registrations" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "player_registrations" ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "tryout_registrations_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "tryout_registrations" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "tryout_registrations" ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "at" SET NOT NULL;
  ALTER TABLE "form_entries_history" ALTER COLUMN "by_name" SET NOT NULL;
  ALTER TABLE "form_entries" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "form_entries" ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "age_range" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "duration" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "schedule" SET NOT NULL;
  ALTER TABLE "programs" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "stages_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "age_label" SET NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "ages" SET NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "goal" SET NOT NULL;
  ALTER TABLE "stages" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "sponsors" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "sponsors" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "sponsors" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "role" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "content" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "rating" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "home_page_hero_facts" ALTER COLUMN "term" SET NOT NULL;
  ALTER TABLE "home_page_hero_facts" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "figure" SET NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "link_label" SET NOT NULL;
  ALTER TABLE "home_page_programs_cards" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "home_page_system_points" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_page_system_points" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page_system_list" ALTER COLUMN "item" SET NOT NULL;
  ALTER TABLE "home_page_philosophy_paragraphs" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_headline" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_primary_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_primary_href" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_secondary_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_secondary_href" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_lede" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_body" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_link_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "overview_link_href" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "programs_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_join_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "system_join_href" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "pathway_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "pathway_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "philosophy_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "philosophy_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "testimonials_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "testimonials_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "closing_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "closing_button_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "closing_button_href" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_thanks" SET NOT NULL;
  ALTER TABLE "about_page_story_paragraphs" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "about_page_methodology_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "about_page_methodology_cards" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_label" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_title" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_lede" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "methodology_label" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "methodology_title" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_title" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_button_label" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "closing_button_href" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "list_button_label" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "list_empty" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_title" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_register_label" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_register_href" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_contact_label" SET NOT NULL;
  ALTER TABLE "programs_page" ALTER COLUMN "closing_contact_href" SET NOT NULL;
  ALTER TABLE "contact_page_locations_planned" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "hero_phone_label" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_label" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_title" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_home" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "locations_planned_label" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_hours_title" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_title" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_text" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_label" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_write_href" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "reach_socials_title" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_label" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_title" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_text" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "list_empty" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_title" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_contact_label" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_contact_href" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_register_label" SET NOT NULL;
  ALTER TABLE "faq_page" ALTER COLUMN "closing_register_href" SET NOT NULL;
  ALTER TABLE "teams_page_hero_values" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "teams_page_hero_values" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "teams_page_benefits_items" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "hero_label" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "benefits_label" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "benefits_title" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "benefits_text" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "squads_label" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "squads_title" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "pathway_label" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "pathway_title" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "closing_title" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "closing_button_label" SET NOT NULL;
  ALTER TABLE "teams_page" ALTER COLUMN "closing_button_href" SET NOT NULL;
  ALTER TABLE "pathway_page_leads_items" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "pathway_page_leads_items" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_label" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_primary_label" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_primary_href" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_secondary_label" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "hero_secondary_href" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "pathway_label" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "pathway_title" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "leads_label" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "leads_title" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "closing_title" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "closing_button_label" SET NOT NULL;
  ALTER TABLE "pathway_page" ALTER COLUMN "closing_button_href" SET NOT NULL;
  ALTER TABLE "programs" DROP COLUMN "deleted_at";
  ALTER TABLE "programs" DROP COLUMN "_status";
  ALTER TABLE "players" DROP COLUMN "deleted_at";
  ALTER TABLE "stages" DROP COLUMN "deleted_at";
  ALTER TABLE "stages" DROP COLUMN "_status";
  ALTER TABLE "sponsors" DROP COLUMN "deleted_at";
  ALTER TABLE "sponsors" DROP COLUMN "_status";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "_status";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "_status";
  ALTER TABLE "media" DROP COLUMN "sizes_card_url";
  ALTER TABLE "media" DROP COLUMN "sizes_card_width";
  ALTER TABLE "media" DROP COLUMN "sizes_card_height";
  ALTER TABLE "media" DROP COLUMN "sizes_card_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_card_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_card_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_url";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_width";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_height";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_filename";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "coaches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "age_tiers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "albums_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "home_page" DROP COLUMN "meta_title";
  ALTER TABLE "home_page" DROP COLUMN "meta_description";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  ALTER TABLE "about_page" DROP COLUMN "meta_title";
  ALTER TABLE "about_page" DROP COLUMN "meta_description";
  ALTER TABLE "about_page" DROP COLUMN "_status";
  ALTER TABLE "programs_page" DROP COLUMN "meta_title";
  ALTER TABLE "programs_page" DROP COLUMN "meta_description";
  ALTER TABLE "programs_page" DROP COLUMN "_status";
  ALTER TABLE "contact_page" DROP COLUMN "meta_title";
  ALTER TABLE "contact_page" DROP COLUMN "meta_description";
  ALTER TABLE "contact_page" DROP COLUMN "_status";
  ALTER TABLE "faq_page" DROP COLUMN "meta_title";
  ALTER TABLE "faq_page" DROP COLUMN "meta_description";
  ALTER TABLE "faq_page" DROP COLUMN "_status";
  ALTER TABLE "teams_page" DROP COLUMN "meta_title";
  ALTER TABLE "teams_page" DROP COLUMN "meta_description";
  ALTER TABLE "teams_page" DROP COLUMN "_status";
  ALTER TABLE "pathway_page" DROP COLUMN "meta_title";
  ALTER TABLE "pathway_page" DROP COLUMN "meta_description";
  ALTER TABLE "pathway_page" DROP COLUMN "_status";
  DROP TYPE "public"."enum_applications_grade";
  DROP TYPE "public"."enum_inbox_application_status";
  DROP TYPE "public"."enum_programs_status";
  DROP TYPE "public"."enum__programs_v_version_status";
  DROP TYPE "public"."enum_coaches_status";
  DROP TYPE "public"."enum__coaches_v_version_status";
  DROP TYPE "public"."enum_stages_status";
  DROP TYPE "public"."enum__stages_v_version_status";
  DROP TYPE "public"."enum_age_tiers_status";
  DROP TYPE "public"."enum__age_tiers_v_version_status";
  DROP TYPE "public"."enum_events_weekdays";
  DROP TYPE "public"."enum_events_exceptions_kind";
  DROP TYPE "public"."enum_events_type";
  DROP TYPE "public"."enum_events_start_tz";
  DROP TYPE "public"."enum_events_end_tz";
  DROP TYPE "public"."enum_events_repeat";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_weekdays";
  DROP TYPE "public"."enum__events_v_version_exceptions_kind";
  DROP TYPE "public"."enum__events_v_version_type";
  DROP TYPE "public"."enum__events_v_version_start_tz";
  DROP TYPE "public"."enum__events_v_version_end_tz";
  DROP TYPE "public"."enum__events_v_version_repeat";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_sponsors_status";
  DROP TYPE "public"."enum__sponsors_v_version_status";
  DROP TYPE "public"."enum_cities_status";
  DROP TYPE "public"."enum__cities_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_posts_category";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_category";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum_academy_page_status";
  DROP TYPE "public"."enum__academy_page_v_version_status";
  DROP TYPE "public"."enum_youth_academy_page_status";
  DROP TYPE "public"."enum__youth_academy_page_v_version_status";
  DROP TYPE "public"."enum_advanced_academy_page_status";
  DROP TYPE "public"."enum__advanced_academy_page_v_version_status";
  DROP TYPE "public"."enum_pricing_page_status";
  DROP TYPE "public"."enum__pricing_page_v_version_status";
  DROP TYPE "public"."enum_programs_page_status";
  DROP TYPE "public"."enum__programs_page_v_version_status";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum_faq_page_status";
  DROP TYPE "public"."enum__faq_page_v_version_status";
  DROP TYPE "public"."enum_teams_page_status";
  DROP TYPE "public"."enum__teams_page_v_version_status";
  DROP TYPE "public"."enum_pathway_page_status";
  DROP TYPE "public"."enum__pathway_page_v_version_status";
  DROP TYPE "public"."enum_train_page_status";
  DROP TYPE "public"."enum__train_page_v_version_status";
  DROP TYPE "public"."enum_basketball_training_page_status";
  DROP TYPE "public"."enum__basketball_training_page_v_version_status";
  DROP TYPE "public"."enum_private_training_page_status";
  DROP TYPE "public"."enum__private_training_page_v_version_status";
  DROP TYPE "public"."enum_performance_page_status";
  DROP TYPE "public"."enum__performance_page_v_version_status";
  DROP TYPE "public"."enum_tournaments_page_status";
  DROP TYPE "public"."enum__tournaments_page_v_version_status";
  DROP TYPE "public"."enum_coaches_page_status";
  DROP TYPE "public"."enum__coaches_page_v_version_status";
  DROP TYPE "public"."enum_testimonials_page_status";
  DROP TYPE "public"."enum__testimonials_page_v_version_status";
  DROP TYPE "public"."enum_cities_page_status";
  DROP TYPE "public"."enum__cities_page_v_version_status";
  DROP TYPE "public"."enum_privacy_page_status";
  DROP TYPE "public"."enum__privacy_page_v_version_status";
  DROP TYPE "public"."enum_terms_page_status";
  DROP TYPE "public"."enum__terms_page_v_version_status";
  DROP TYPE "public"."enum_blog_page_status";
  DROP TYPE "public"."enum__blog_page_v_version_status";
  DROP TYPE "public"."enum_events_page_status";
  DROP TYPE "public"."enum__events_page_v_version_status";
  DROP TYPE "public"."enum_media_page_status";
  DROP TYPE "public"."enum__media_page_v_version_status";
  DROP TYPE "public"."enum_search_page_status";
  DROP TYPE "public"."enum__search_page_v_version_status";`)
}
