import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_films_category" AS ENUM('Defense', 'Offense', 'Player Study', 'Basketball IQ', 'Shooting');
  CREATE TYPE "public"."enum_films_level" AS ENUM('Foundation', 'Developing', 'Advanced');
  CREATE TYPE "public"."enum_films_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__films_v_version_category" AS ENUM('Defense', 'Offense', 'Player Study', 'Basketball IQ', 'Shooting');
  CREATE TYPE "public"."enum__films_v_version_level" AS ENUM('Foundation', 'Developing', 'Advanced');
  CREATE TYPE "public"."enum__films_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quizzes_kind" AS ENUM('film-room', 'library');
  CREATE TYPE "public"."enum_film_comments_state" AS ENUM('visible', 'waiting', 'hidden');
  CREATE TYPE "public"."enum_members_role" AS ENUM('player', 'parent', 'coach', 'admin');
  CREATE TYPE "public"."enum_film_room_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__film_room_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_film_settings_review" AS ENUM('under13', 'players', 'everyone');
  CREATE TABLE "films_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "films_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar,
  	"label" varchar,
  	"file_id" uuid
  );
  
  CREATE TABLE "films" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"file_id" uuid,
  	"video_url" varchar,
  	"duration" numeric,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"category" "enum_films_category",
  	"level" "enum_films_level" DEFAULT 'Foundation',
  	"coach" varchar,
  	"thumbnail_id" uuid,
  	"date_assigned" timestamp(3) with time zone,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_films_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "films_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "_films_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_films_v_version_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" varchar,
  	"label" varchar,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_films_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_file_id" uuid,
  	"version_video_url" varchar,
  	"version_duration" numeric,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_category" "enum__films_v_version_category",
  	"version_level" "enum__films_v_version_level" DEFAULT 'Foundation',
  	"version_coach" varchar,
  	"version_thumbnail_id" uuid,
  	"version_date_assigned" timestamp(3) with time zone,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__films_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_films_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "quizzes_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"is_correct" boolean DEFAULT false
  );
  
  CREATE TABLE "quizzes_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"feedback" varchar NOT NULL
  );
  
  CREATE TABLE "quizzes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"film_id" uuid NOT NULL,
  	"kind" "enum_quizzes_kind" DEFAULT 'film-room' NOT NULL,
  	"pass_mark" numeric NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "film_assignments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"film_id" uuid NOT NULL,
  	"quiz_id" uuid,
  	"assigned_on" timestamp(3) with time zone NOT NULL,
  	"due_on" timestamp(3) with time zone,
  	"note" varchar,
  	"assigned_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "film_assignments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid,
  	"members_id" uuid
  );
  
  CREATE TABLE "film_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"film_id" uuid NOT NULL,
  	"state" "enum_film_comments_state" DEFAULT 'visible' NOT NULL,
  	"author_id" uuid,
  	"staff_author_id" uuid,
  	"author_name" varchar NOT NULL,
  	"second" numeric,
  	"reports" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_members_role" DEFAULT 'player' NOT NULL,
  	"player_id" uuid,
  	"email" varchar,
  	"guardian_email" varchar,
  	"is_under13" boolean DEFAULT true,
  	"is_active" boolean DEFAULT true,
  	"confirmed_at" timestamp(3) with time zone,
  	"first_sign_in_at" timestamp(3) with time zone,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid,
  	"members_id" uuid
  );
  
  CREATE TABLE "film_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"member_id" uuid NOT NULL,
  	"film_id" uuid NOT NULL,
  	"watched_at" timestamp(3) with time zone,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"share" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quiz_attempts_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question_id" varchar NOT NULL,
  	"option_id" varchar NOT NULL,
  	"is_correct" boolean DEFAULT false
  );
  
  CREATE TABLE "quiz_attempts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"member_id" uuid NOT NULL,
  	"quiz_id" uuid NOT NULL,
  	"quiz_version" numeric DEFAULT 0 NOT NULL,
  	"score" numeric DEFAULT 0 NOT NULL,
  	"is_passed" boolean DEFAULT false,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "film_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "film_room_page_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "film_room_page_who_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "film_room_page_masterclass_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "film_room_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"how_label" varchar,
  	"how_title" varchar,
  	"who_label" varchar,
  	"who_title" varchar,
  	"quote_text" varchar,
  	"quote_by" varchar,
  	"masterclass_label" varchar,
  	"masterclass_title" varchar,
  	"masterclass_text" varchar,
  	"closing_title" varchar,
  	"closing_login_label" varchar,
  	"closing_login_href" varchar,
  	"closing_register_label" varchar,
  	"closing_register_href" varchar,
  	"library_title" varchar,
  	"library_welcome_label" varchar,
  	"_status" "enum_film_room_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_film_room_page_v_version_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_film_room_page_v_version_who_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_film_room_page_v_version_masterclass_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_film_room_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_how_label" varchar,
  	"version_how_title" varchar,
  	"version_who_label" varchar,
  	"version_who_title" varchar,
  	"version_quote_text" varchar,
  	"version_quote_by" varchar,
  	"version_masterclass_label" varchar,
  	"version_masterclass_title" varchar,
  	"version_masterclass_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_login_label" varchar,
  	"version_closing_login_href" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_library_title" varchar,
  	"version_library_welcome_label" varchar,
  	"version__status" "enum__film_room_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "film_settings_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "film_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"review" "enum_film_settings_review" DEFAULT 'under13' NOT NULL,
  	"season_ends_on" timestamp(3) with time zone,
  	"remind" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quizzes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "film_assignments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "film_comments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "members_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "film_views_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quiz_attempts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "film_files_id" uuid;
  ALTER TABLE "films_chapters" ADD CONSTRAINT "films_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_file_id_film_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_file_id_film_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_rels" ADD CONSTRAINT "films_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_rels" ADD CONSTRAINT "films_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v_version_chapters" ADD CONSTRAINT "_films_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v_version_captions" ADD CONSTRAINT "_films_v_version_captions_file_id_film_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v_version_captions" ADD CONSTRAINT "_films_v_version_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_parent_id_films_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_version_file_id_film_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v_rels" ADD CONSTRAINT "_films_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v_rels" ADD CONSTRAINT "_films_v_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_questions_options" ADD CONSTRAINT "quizzes_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_questions" ADD CONSTRAINT "quizzes_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_assignments" ADD CONSTRAINT "film_assignments_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_assignments" ADD CONSTRAINT "film_assignments_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_assignments_rels" ADD CONSTRAINT "film_assignments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."film_assignments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_assignments_rels" ADD CONSTRAINT "film_assignments_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_assignments_rels" ADD CONSTRAINT "film_assignments_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_comments" ADD CONSTRAINT "film_comments_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_comments" ADD CONSTRAINT "film_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_comments" ADD CONSTRAINT "film_comments_staff_author_id_staff_id_fk" FOREIGN KEY ("staff_author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_views" ADD CONSTRAINT "film_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_views" ADD CONSTRAINT "film_views_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_attempts_answers" ADD CONSTRAINT "quiz_attempts_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_room_page_how_steps" ADD CONSTRAINT "film_room_page_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_room_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_room_page_who_groups" ADD CONSTRAINT "film_room_page_who_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_room_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_room_page_masterclass_videos" ADD CONSTRAINT "film_room_page_masterclass_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_room_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_film_room_page_v_version_how_steps" ADD CONSTRAINT "_film_room_page_v_version_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_film_room_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_film_room_page_v_version_who_groups" ADD CONSTRAINT "_film_room_page_v_version_who_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_film_room_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_film_room_page_v_version_masterclass_videos" ADD CONSTRAINT "_film_room_page_v_version_masterclass_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_film_room_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_settings_hosts" ADD CONSTRAINT "film_settings_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_chapters_order_idx" ON "films_chapters" USING btree ("_order");
  CREATE INDEX "films_chapters_parent_id_idx" ON "films_chapters" USING btree ("_parent_id");
  CREATE INDEX "films_captions_order_idx" ON "films_captions" USING btree ("_order");
  CREATE INDEX "films_captions_parent_id_idx" ON "films_captions" USING btree ("_parent_id");
  CREATE INDEX "films_captions_file_idx" ON "films_captions" USING btree ("file_id");
  CREATE INDEX "films_file_idx" ON "films" USING btree ("file_id");
  CREATE UNIQUE INDEX "films_slug_idx" ON "films" USING btree ("slug");
  CREATE INDEX "films_category_idx" ON "films" USING btree ("category");
  CREATE INDEX "films_thumbnail_idx" ON "films" USING btree ("thumbnail_id");
  CREATE INDEX "films_date_assigned_idx" ON "films" USING btree ("date_assigned");
  CREATE INDEX "films_order_idx" ON "films" USING btree ("order");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE INDEX "films_deleted_at_idx" ON "films" USING btree ("deleted_at");
  CREATE INDEX "films__status_idx" ON "films" USING btree ("_status");
  CREATE INDEX "films_rels_order_idx" ON "films_rels" USING btree ("order");
  CREATE INDEX "films_rels_parent_idx" ON "films_rels" USING btree ("parent_id");
  CREATE INDEX "films_rels_path_idx" ON "films_rels" USING btree ("path");
  CREATE INDEX "films_rels_divisions_id_idx" ON "films_rels" USING btree ("divisions_id");
  CREATE INDEX "_films_v_version_chapters_order_idx" ON "_films_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_films_v_version_chapters_parent_id_idx" ON "_films_v_version_chapters" USING btree ("_parent_id");
  CREATE INDEX "_films_v_version_captions_order_idx" ON "_films_v_version_captions" USING btree ("_order");
  CREATE INDEX "_films_v_version_captions_parent_id_idx" ON "_films_v_version_captions" USING btree ("_parent_id");
  CREATE INDEX "_films_v_version_captions_file_idx" ON "_films_v_version_captions" USING btree ("file_id");
  CREATE INDEX "_films_v_parent_idx" ON "_films_v" USING btree ("parent_id");
  CREATE INDEX "_films_v_version_version_file_idx" ON "_films_v" USING btree ("version_file_id");
  CREATE INDEX "_films_v_version_version_slug_idx" ON "_films_v" USING btree ("version_slug");
  CREATE INDEX "_films_v_version_version_category_idx" ON "_films_v" USING btree ("version_category");
  CREATE INDEX "_films_v_version_version_thumbnail_idx" ON "_films_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_films_v_version_version_date_assigned_idx" ON "_films_v" USING btree ("version_date_assigned");
  CREATE INDEX "_films_v_version_version_order_idx" ON "_films_v" USING btree ("version_order");
  CREATE INDEX "_films_v_version_version_updated_at_idx" ON "_films_v" USING btree ("version_updated_at");
  CREATE INDEX "_films_v_version_version_created_at_idx" ON "_films_v" USING btree ("version_created_at");
  CREATE INDEX "_films_v_version_version_deleted_at_idx" ON "_films_v" USING btree ("version_deleted_at");
  CREATE INDEX "_films_v_version_version__status_idx" ON "_films_v" USING btree ("version__status");
  CREATE INDEX "_films_v_created_at_idx" ON "_films_v" USING btree ("created_at");
  CREATE INDEX "_films_v_updated_at_idx" ON "_films_v" USING btree ("updated_at");
  CREATE INDEX "_films_v_latest_idx" ON "_films_v" USING btree ("latest");
  CREATE INDEX "_films_v_autosave_idx" ON "_films_v" USING btree ("autosave");
  CREATE INDEX "_films_v_rels_order_idx" ON "_films_v_rels" USING btree ("order");
  CREATE INDEX "_films_v_rels_parent_idx" ON "_films_v_rels" USING btree ("parent_id");
  CREATE INDEX "_films_v_rels_path_idx" ON "_films_v_rels" USING btree ("path");
  CREATE INDEX "_films_v_rels_divisions_id_idx" ON "_films_v_rels" USING btree ("divisions_id");
  CREATE INDEX "quizzes_questions_options_order_idx" ON "quizzes_questions_options" USING btree ("_order");
  CREATE INDEX "quizzes_questions_options_parent_id_idx" ON "quizzes_questions_options" USING btree ("_parent_id");
  CREATE INDEX "quizzes_questions_order_idx" ON "quizzes_questions" USING btree ("_order");
  CREATE INDEX "quizzes_questions_parent_id_idx" ON "quizzes_questions" USING btree ("_parent_id");
  CREATE INDEX "quizzes_film_idx" ON "quizzes" USING btree ("film_id");
  CREATE INDEX "quizzes_updated_at_idx" ON "quizzes" USING btree ("updated_at");
  CREATE INDEX "quizzes_created_at_idx" ON "quizzes" USING btree ("created_at");
  CREATE UNIQUE INDEX "film_kind_idx" ON "quizzes" USING btree ("film_id","kind");
  CREATE INDEX "film_assignments_film_idx" ON "film_assignments" USING btree ("film_id");
  CREATE INDEX "film_assignments_quiz_idx" ON "film_assignments" USING btree ("quiz_id");
  CREATE INDEX "film_assignments_assigned_on_idx" ON "film_assignments" USING btree ("assigned_on");
  CREATE INDEX "film_assignments_due_on_idx" ON "film_assignments" USING btree ("due_on");
  CREATE INDEX "film_assignments_updated_at_idx" ON "film_assignments" USING btree ("updated_at");
  CREATE INDEX "film_assignments_created_at_idx" ON "film_assignments" USING btree ("created_at");
  CREATE INDEX "film_assignments_rels_order_idx" ON "film_assignments_rels" USING btree ("order");
  CREATE INDEX "film_assignments_rels_parent_idx" ON "film_assignments_rels" USING btree ("parent_id");
  CREATE INDEX "film_assignments_rels_path_idx" ON "film_assignments_rels" USING btree ("path");
  CREATE INDEX "film_assignments_rels_divisions_id_idx" ON "film_assignments_rels" USING btree ("divisions_id");
  CREATE INDEX "film_assignments_rels_members_id_idx" ON "film_assignments_rels" USING btree ("members_id");
  CREATE INDEX "film_comments_film_idx" ON "film_comments" USING btree ("film_id");
  CREATE INDEX "film_comments_state_idx" ON "film_comments" USING btree ("state");
  CREATE INDEX "film_comments_author_idx" ON "film_comments" USING btree ("author_id");
  CREATE INDEX "film_comments_staff_author_idx" ON "film_comments" USING btree ("staff_author_id");
  CREATE INDEX "film_comments_updated_at_idx" ON "film_comments" USING btree ("updated_at");
  CREATE INDEX "film_comments_created_at_idx" ON "film_comments" USING btree ("created_at");
  CREATE INDEX "members_player_idx" ON "members" USING btree ("player_id");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "members_rels_order_idx" ON "members_rels" USING btree ("order");
  CREATE INDEX "members_rels_parent_idx" ON "members_rels" USING btree ("parent_id");
  CREATE INDEX "members_rels_path_idx" ON "members_rels" USING btree ("path");
  CREATE INDEX "members_rels_divisions_id_idx" ON "members_rels" USING btree ("divisions_id");
  CREATE INDEX "members_rels_members_id_idx" ON "members_rels" USING btree ("members_id");
  CREATE INDEX "film_views_member_idx" ON "film_views" USING btree ("member_id");
  CREATE INDEX "film_views_film_idx" ON "film_views" USING btree ("film_id");
  CREATE INDEX "film_views_watched_at_idx" ON "film_views" USING btree ("watched_at");
  CREATE INDEX "film_views_updated_at_idx" ON "film_views" USING btree ("updated_at");
  CREATE INDEX "film_views_created_at_idx" ON "film_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_film_idx" ON "film_views" USING btree ("member_id","film_id");
  CREATE INDEX "quiz_attempts_answers_order_idx" ON "quiz_attempts_answers" USING btree ("_order");
  CREATE INDEX "quiz_attempts_answers_parent_id_idx" ON "quiz_attempts_answers" USING btree ("_parent_id");
  CREATE INDEX "quiz_attempts_member_idx" ON "quiz_attempts" USING btree ("member_id");
  CREATE INDEX "quiz_attempts_quiz_idx" ON "quiz_attempts" USING btree ("quiz_id");
  CREATE INDEX "quiz_attempts_finished_at_idx" ON "quiz_attempts" USING btree ("finished_at");
  CREATE INDEX "quiz_attempts_updated_at_idx" ON "quiz_attempts" USING btree ("updated_at");
  CREATE INDEX "quiz_attempts_created_at_idx" ON "quiz_attempts" USING btree ("created_at");
  CREATE INDEX "film_files_updated_at_idx" ON "film_files" USING btree ("updated_at");
  CREATE INDEX "film_files_created_at_idx" ON "film_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "film_files_filename_idx" ON "film_files" USING btree ("filename");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_divisions_id_idx" ON "staff_rels" USING btree ("divisions_id");
  CREATE INDEX "film_room_page_how_steps_order_idx" ON "film_room_page_how_steps" USING btree ("_order");
  CREATE INDEX "film_room_page_how_steps_parent_id_idx" ON "film_room_page_how_steps" USING btree ("_parent_id");
  CREATE INDEX "film_room_page_who_groups_order_idx" ON "film_room_page_who_groups" USING btree ("_order");
  CREATE INDEX "film_room_page_who_groups_parent_id_idx" ON "film_room_page_who_groups" USING btree ("_parent_id");
  CREATE INDEX "film_room_page_masterclass_videos_order_idx" ON "film_room_page_masterclass_videos" USING btree ("_order");
  CREATE INDEX "film_room_page_masterclass_videos_parent_id_idx" ON "film_room_page_masterclass_videos" USING btree ("_parent_id");
  CREATE INDEX "film_room_page__status_idx" ON "film_room_page" USING btree ("_status");
  CREATE INDEX "_film_room_page_v_version_how_steps_order_idx" ON "_film_room_page_v_version_how_steps" USING btree ("_order");
  CREATE INDEX "_film_room_page_v_version_how_steps_parent_id_idx" ON "_film_room_page_v_version_how_steps" USING btree ("_parent_id");
  CREATE INDEX "_film_room_page_v_version_who_groups_order_idx" ON "_film_room_page_v_version_who_groups" USING btree ("_order");
  CREATE INDEX "_film_room_page_v_version_who_groups_parent_id_idx" ON "_film_room_page_v_version_who_groups" USING btree ("_parent_id");
  CREATE INDEX "_film_room_page_v_version_masterclass_videos_order_idx" ON "_film_room_page_v_version_masterclass_videos" USING btree ("_order");
  CREATE INDEX "_film_room_page_v_version_masterclass_videos_parent_id_idx" ON "_film_room_page_v_version_masterclass_videos" USING btree ("_parent_id");
  CREATE INDEX "_film_room_page_v_version_version__status_idx" ON "_film_room_page_v" USING btree ("version__status");
  CREATE INDEX "_film_room_page_v_created_at_idx" ON "_film_room_page_v" USING btree ("created_at");
  CREATE INDEX "_film_room_page_v_updated_at_idx" ON "_film_room_page_v" USING btree ("updated_at");
  CREATE INDEX "_film_room_page_v_latest_idx" ON "_film_room_page_v" USING btree ("latest");
  CREATE INDEX "_film_room_page_v_autosave_idx" ON "_film_room_page_v" USING btree ("autosave");
  CREATE INDEX "film_settings_hosts_order_idx" ON "film_settings_hosts" USING btree ("_order");
  CREATE INDEX "film_settings_hosts_parent_id_idx" ON "film_settings_hosts" USING btree ("_parent_id");
  CREATE INDEX "film_settings_season_ends_on_idx" ON "film_settings" USING btree ("season_ends_on");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quizzes_fk" FOREIGN KEY ("quizzes_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_assignments_fk" FOREIGN KEY ("film_assignments_id") REFERENCES "public"."film_assignments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_comments_fk" FOREIGN KEY ("film_comments_id") REFERENCES "public"."film_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_views_fk" FOREIGN KEY ("film_views_id") REFERENCES "public"."film_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_attempts_fk" FOREIGN KEY ("quiz_attempts_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_files_fk" FOREIGN KEY ("film_files_id") REFERENCES "public"."film_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_quizzes_id_idx" ON "payload_locked_documents_rels" USING btree ("quizzes_id");
  CREATE INDEX "payload_locked_documents_rels_film_assignments_id_idx" ON "payload_locked_documents_rels" USING btree ("film_assignments_id");
  CREATE INDEX "payload_locked_documents_rels_film_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("film_comments_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_film_views_id_idx" ON "payload_locked_documents_rels" USING btree ("film_views_id");
  CREATE INDEX "payload_locked_documents_rels_quiz_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_attempts_id");
  CREATE INDEX "payload_locked_documents_rels_film_files_id_idx" ON "payload_locked_documents_rels" USING btree ("film_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_films_v_version_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_films_v_version_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_films_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_films_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_assignments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_assignments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "members_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quiz_attempts_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quiz_attempts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_room_page_how_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_room_page_who_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_room_page_masterclass_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_room_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_film_room_page_v_version_how_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_film_room_page_v_version_who_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_film_room_page_v_version_masterclass_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_film_room_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_settings_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films_chapters" CASCADE;
  DROP TABLE "films_captions" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_rels" CASCADE;
  DROP TABLE "_films_v_version_chapters" CASCADE;
  DROP TABLE "_films_v_version_captions" CASCADE;
  DROP TABLE "_films_v" CASCADE;
  DROP TABLE "_films_v_rels" CASCADE;
  DROP TABLE "quizzes_questions_options" CASCADE;
  DROP TABLE "quizzes_questions" CASCADE;
  DROP TABLE "quizzes" CASCADE;
  DROP TABLE "film_assignments" CASCADE;
  DROP TABLE "film_assignments_rels" CASCADE;
  DROP TABLE "film_comments" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "members_rels" CASCADE;
  DROP TABLE "film_views" CASCADE;
  DROP TABLE "quiz_attempts_answers" CASCADE;
  DROP TABLE "quiz_attempts" CASCADE;
  DROP TABLE "film_files" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  DROP TABLE "film_room_page_how_steps" CASCADE;
  DROP TABLE "film_room_page_who_groups" CASCADE;
  DROP TABLE "film_room_page_masterclass_videos" CASCADE;
  DROP TABLE "film_room_page" CASCADE;
  DROP TABLE "_film_room_page_v_version_how_steps" CASCADE;
  DROP TABLE "_film_room_page_v_version_who_groups" CASCADE;
  DROP TABLE "_film_room_page_v_version_masterclass_videos" CASCADE;
  DROP TABLE "_film_room_page_v" CASCADE;
  DROP TABLE "film_settings_hosts" CASCADE;
  DROP TABLE "film_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quizzes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_film_assignments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_film_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_members_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_film_views_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quiz_attempts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_film_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  DROP INDEX "payload_locked_documents_rels_quizzes_id_idx";
  DROP INDEX "payload_locked_documents_rels_film_assignments_id_idx";
  DROP INDEX "payload_locked_documents_rels_film_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_film_views_id_idx";
  DROP INDEX "payload_locked_documents_rels_quiz_attempts_id_idx";
  DROP INDEX "payload_locked_documents_rels_film_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quizzes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "film_assignments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "film_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "film_views_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quiz_attempts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "film_files_id";
  DROP TYPE "public"."enum_films_category";
  DROP TYPE "public"."enum_films_level";
  DROP TYPE "public"."enum_films_status";
  DROP TYPE "public"."enum__films_v_version_category";
  DROP TYPE "public"."enum__films_v_version_level";
  DROP TYPE "public"."enum__films_v_version_status";
  DROP TYPE "public"."enum_quizzes_kind";
  DROP TYPE "public"."enum_film_comments_state";
  DROP TYPE "public"."enum_members_role";
  DROP TYPE "public"."enum_film_room_page_status";
  DROP TYPE "public"."enum__film_room_page_v_version_status";
  DROP TYPE "public"."enum_film_settings_review";`)
}
