import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_films_play" AS ENUM('helpSide', 'closeout', 'overTheScreen', 'boxOut', 'attackTheGap', 'zoneSkip', 'changeOfPace', 'giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit');
  CREATE TYPE "public"."enum__films_v_version_play" AS ENUM('helpSide', 'closeout', 'overTheScreen', 'boxOut', 'attackTheGap', 'zoneSkip', 'changeOfPace', 'giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit');
  CREATE TYPE "public"."enum_exercises_goals" AS ENUM('all', 'stronger', 'jumpHigher', 'getQuicker', 'loseWeight', 'gainWeight');
  CREATE TYPE "public"."enum_exercises_positions" AS ENUM('guard', 'forward', 'center');
  CREATE TYPE "public"."enum_exercises_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum_exercises_quality" AS ENUM('skill', 'strength', 'jump', 'speed', 'control', 'mobility');
  CREATE TYPE "public"."enum_exercises_equipment" AS ENUM('none', 'ball', 'hoop', 'cones', 'rope', 'band', 'mat', 'weights');
  CREATE TYPE "public"."enum_exercises_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exercises_v_version_goals" AS ENUM('all', 'stronger', 'jumpHigher', 'getQuicker', 'loseWeight', 'gainWeight');
  CREATE TYPE "public"."enum__exercises_v_version_positions" AS ENUM('guard', 'forward', 'center');
  CREATE TYPE "public"."enum__exercises_v_version_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum__exercises_v_version_quality" AS ENUM('skill', 'strength', 'jump', 'speed', 'control', 'mobility');
  CREATE TYPE "public"."enum__exercises_v_version_equipment" AS ENUM('none', 'ball', 'hoop', 'cones', 'rope', 'band', 'mat', 'weights');
  CREATE TYPE "public"."enum__exercises_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_demo_videos_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum_demo_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__demo_videos_v_version_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum__demo_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_meals_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum_meals_foods_unit" AS ENUM('piece', 'cup', 'tablespoon', 'ounce', 'slice', 'can');
  CREATE TYPE "public"."enum_meals_foods_part" AS ENUM('main', 'side', 'drink');
  CREATE TYPE "public"."enum_meals_slot" AS ENUM('breakfast', 'lunch', 'dinner', 'snacks');
  CREATE TYPE "public"."enum_meals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__meals_v_version_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum__meals_v_version_foods_unit" AS ENUM('piece', 'cup', 'tablespoon', 'ounce', 'slice', 'can');
  CREATE TYPE "public"."enum__meals_v_version_foods_part" AS ENUM('main', 'side', 'drink');
  CREATE TYPE "public"."enum__meals_v_version_slot" AS ENUM('breakfast', 'lunch', 'dinner', 'snacks');
  CREATE TYPE "public"."enum__meals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_foods_contains" AS ENUM('peanut', 'dairy', 'gluten', 'meat', 'notHalal');
  CREATE TYPE "public"."enum_foods_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__foods_v_version_contains" AS ENUM('peanut', 'dairy', 'gluten', 'meat', 'notHalal');
  CREATE TYPE "public"."enum__foods_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tips_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum_tips_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tips_v_version_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum__tips_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_plan_page_settings_youth_bmi" AS ENUM('both', 'cdc', 'spec');
  CREATE TYPE "public"."enum_plan_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plan_page_v_version_settings_youth_bmi" AS ENUM('both', 'cdc', 'spec');
  CREATE TYPE "public"."enum__plan_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "exercises_goals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_exercises_goals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "exercises_positions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_exercises_positions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "exercises" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"list" "enum_exercises_list",
  	"quality" "enum_exercises_quality",
  	"dose" varchar,
  	"how" varchar,
  	"min_age" numeric DEFAULT 5,
  	"equipment" "enum_exercises_equipment" DEFAULT 'none',
  	"landings" numeric DEFAULT 0,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_exercises_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_exercises_v_version_goals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__exercises_v_version_goals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_exercises_v_version_positions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__exercises_v_version_positions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_exercises_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_list" "enum__exercises_v_version_list",
  	"version_quality" "enum__exercises_v_version_quality",
  	"version_dose" varchar,
  	"version_how" varchar,
  	"version_min_age" numeric DEFAULT 5,
  	"version_equipment" "enum__exercises_v_version_equipment" DEFAULT 'none',
  	"version_landings" numeric DEFAULT 0,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__exercises_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "demo_videos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"list" "enum_demo_videos_list",
  	"url" varchar,
  	"min_age" numeric DEFAULT 5,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_demo_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_demo_videos_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_list" "enum__demo_videos_v_version_list",
  	"version_url" varchar,
  	"version_min_age" numeric DEFAULT 5,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__demo_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "meals_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_meals_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "meals_foods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"food_id" uuid,
  	"amount" numeric,
  	"unit" "enum_meals_foods_unit" DEFAULT 'piece',
  	"part" "enum_meals_foods_part" DEFAULT 'main'
  );
  
  CREATE TABLE "meals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slot" "enum_meals_slot",
  	"min_age" numeric DEFAULT 5,
  	"main" varchar,
  	"side" varchar,
  	"drink" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_meals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_meals_v_version_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__meals_v_version_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_meals_v_version_foods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"food_id" uuid,
  	"amount" numeric,
  	"unit" "enum__meals_v_version_foods_unit" DEFAULT 'piece',
  	"part" "enum__meals_v_version_foods_part" DEFAULT 'main',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_meals_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slot" "enum__meals_v_version_slot",
  	"version_min_age" numeric DEFAULT 5,
  	"version_main" varchar,
  	"version_side" varchar,
  	"version_drink" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__meals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "foods_contains" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_foods_contains",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "foods" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"youth_friendly" boolean DEFAULT false,
  	"swap_id" uuid,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_foods_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_foods_v_version_contains" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__foods_v_version_contains",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_foods_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_youth_friendly" boolean DEFAULT false,
  	"version_swap_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__foods_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tips_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_tips_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "tips" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"min_age" numeric DEFAULT 5,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tips_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tips_v_version_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__tips_v_version_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_tips_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_text" varchar,
  	"version_min_age" numeric DEFAULT 5,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tips_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "plan_page_focus_habits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "plan_page_schedule_up_to_two" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"focus" varchar
  );
  
  CREATE TABLE "plan_page_schedule_three_or_four" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"focus" varchar
  );
  
  CREATE TABLE "plan_page_schedule_five_to_seven" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"focus" varchar
  );
  
  CREATE TABLE "plan_page_safety_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sign" varchar
  );
  
  CREATE TABLE "plan_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"form_label" varchar,
  	"form_title" varchar,
  	"form_text" varchar,
  	"form_grown_up" varchar,
  	"focus_all" varchar,
  	"focus_stronger" varchar,
  	"focus_jump_higher" varchar,
  	"focus_get_quicker" varchar,
  	"focus_gain_weight" varchar,
  	"focus_growing" varchar,
  	"focus_lose_weight" varchar,
  	"focus_feel_fitter" varchar,
  	"schedule_spread" varchar,
  	"schedule_fewer_child" varchar,
  	"schedule_fewer_teen" varchar,
  	"schedule_fewer_adult" varchar,
  	"food_child_note" varchar,
  	"food_teen_note" varchar,
  	"food_protein" varchar,
  	"food_diets" varchar,
  	"food_guard" varchar,
  	"food_forward" varchar,
  	"food_center" varchar,
  	"food_thirst" varchar,
  	"food_sports_drinks" varchar,
  	"food_heat" varchar,
  	"safety_stop_title" varchar,
  	"safety_stop_text" varchar,
  	"safety_youth_note" varchar,
  	"safety_doctor" varchar,
  	"safety_adult_note" varchar,
  	"safety_training_disclaimer" varchar,
  	"safety_nutrition_disclaimer" varchar,
  	"settings_youth_macro_clamp" boolean DEFAULT true,
  	"settings_youth_bmi" "enum_plan_page_settings_youth_bmi" DEFAULT 'both',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_plan_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_plan_page_v_version_focus_habits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_schedule_up_to_two" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"focus" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_schedule_three_or_four" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"focus" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_schedule_five_to_seven" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"focus" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_safety_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sign" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_form_label" varchar,
  	"version_form_title" varchar,
  	"version_form_text" varchar,
  	"version_form_grown_up" varchar,
  	"version_focus_all" varchar,
  	"version_focus_stronger" varchar,
  	"version_focus_jump_higher" varchar,
  	"version_focus_get_quicker" varchar,
  	"version_focus_gain_weight" varchar,
  	"version_focus_growing" varchar,
  	"version_focus_lose_weight" varchar,
  	"version_focus_feel_fitter" varchar,
  	"version_schedule_spread" varchar,
  	"version_schedule_fewer_child" varchar,
  	"version_schedule_fewer_teen" varchar,
  	"version_schedule_fewer_adult" varchar,
  	"version_food_child_note" varchar,
  	"version_food_teen_note" varchar,
  	"version_food_protein" varchar,
  	"version_food_diets" varchar,
  	"version_food_guard" varchar,
  	"version_food_forward" varchar,
  	"version_food_center" varchar,
  	"version_food_thirst" varchar,
  	"version_food_sports_drinks" varchar,
  	"version_food_heat" varchar,
  	"version_safety_stop_title" varchar,
  	"version_safety_stop_text" varchar,
  	"version_safety_youth_note" varchar,
  	"version_safety_doctor" varchar,
  	"version_safety_adult_note" varchar,
  	"version_safety_training_disclaimer" varchar,
  	"version_safety_nutrition_disclaimer" varchar,
  	"version_settings_youth_macro_clamp" boolean DEFAULT true,
  	"version_settings_youth_bmi" "enum__plan_page_v_version_settings_youth_bmi" DEFAULT 'both',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__plan_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "films" ADD COLUMN "play" "enum_films_play";
  ALTER TABLE "_films_v" ADD COLUMN "version_play" "enum__films_v_version_play";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exercises_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "demo_videos_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "meals_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "foods_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tips_id" uuid;
  ALTER TABLE "exercises_goals" ADD CONSTRAINT "exercises_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exercises_positions" ADD CONSTRAINT "exercises_positions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v_version_goals" ADD CONSTRAINT "_exercises_v_version_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exercises_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v_version_positions" ADD CONSTRAINT "_exercises_v_version_positions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exercises_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v" ADD CONSTRAINT "_exercises_v_parent_id_exercises_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_demo_videos_v" ADD CONSTRAINT "_demo_videos_v_parent_id_demo_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demo_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meals_styles" ADD CONSTRAINT "meals_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meals_foods" ADD CONSTRAINT "meals_foods_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meals_foods" ADD CONSTRAINT "meals_foods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meals_v_version_styles" ADD CONSTRAINT "_meals_v_version_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_meals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meals_v_version_foods" ADD CONSTRAINT "_meals_v_version_foods_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meals_v_version_foods" ADD CONSTRAINT "_meals_v_version_foods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meals_v" ADD CONSTRAINT "_meals_v_parent_id_meals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."meals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "foods_contains" ADD CONSTRAINT "foods_contains_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "foods" ADD CONSTRAINT "foods_swap_id_foods_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_foods_v_version_contains" ADD CONSTRAINT "_foods_v_version_contains_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_foods_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_foods_v" ADD CONSTRAINT "_foods_v_parent_id_foods_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_foods_v" ADD CONSTRAINT "_foods_v_version_swap_id_foods_id_fk" FOREIGN KEY ("version_swap_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tips_styles" ADD CONSTRAINT "tips_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tips_v_version_styles" ADD CONSTRAINT "_tips_v_version_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tips_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tips_v" ADD CONSTRAINT "_tips_v_parent_id_tips_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plan_page_focus_habits" ADD CONSTRAINT "plan_page_focus_habits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_schedule_up_to_two" ADD CONSTRAINT "plan_page_schedule_up_to_two_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_schedule_three_or_four" ADD CONSTRAINT "plan_page_schedule_three_or_four_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_schedule_five_to_seven" ADD CONSTRAINT "plan_page_schedule_five_to_seven_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_safety_stops" ADD CONSTRAINT "plan_page_safety_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_focus_habits" ADD CONSTRAINT "_plan_page_v_version_focus_habits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_schedule_up_to_two" ADD CONSTRAINT "_plan_page_v_version_schedule_up_to_two_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_schedule_three_or_four" ADD CONSTRAINT "_plan_page_v_version_schedule_three_or_four_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_schedule_five_to_seven" ADD CONSTRAINT "_plan_page_v_version_schedule_five_to_seven_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_safety_stops" ADD CONSTRAINT "_plan_page_v_version_safety_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "exercises_goals_order_idx" ON "exercises_goals" USING btree ("order");
  CREATE INDEX "exercises_goals_parent_idx" ON "exercises_goals" USING btree ("parent_id");
  CREATE INDEX "exercises_positions_order_idx" ON "exercises_positions" USING btree ("order");
  CREATE INDEX "exercises_positions_parent_idx" ON "exercises_positions" USING btree ("parent_id");
  CREATE INDEX "exercises_order_idx" ON "exercises" USING btree ("order");
  CREATE INDEX "exercises_updated_at_idx" ON "exercises" USING btree ("updated_at");
  CREATE INDEX "exercises_created_at_idx" ON "exercises" USING btree ("created_at");
  CREATE INDEX "exercises_deleted_at_idx" ON "exercises" USING btree ("deleted_at");
  CREATE INDEX "exercises__status_idx" ON "exercises" USING btree ("_status");
  CREATE INDEX "_exercises_v_version_goals_order_idx" ON "_exercises_v_version_goals" USING btree ("order");
  CREATE INDEX "_exercises_v_version_goals_parent_idx" ON "_exercises_v_version_goals" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_version_positions_order_idx" ON "_exercises_v_version_positions" USING btree ("order");
  CREATE INDEX "_exercises_v_version_positions_parent_idx" ON "_exercises_v_version_positions" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_parent_idx" ON "_exercises_v" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_version_version_order_idx" ON "_exercises_v" USING btree ("version_order");
  CREATE INDEX "_exercises_v_version_version_updated_at_idx" ON "_exercises_v" USING btree ("version_updated_at");
  CREATE INDEX "_exercises_v_version_version_created_at_idx" ON "_exercises_v" USING btree ("version_created_at");
  CREATE INDEX "_exercises_v_version_version_deleted_at_idx" ON "_exercises_v" USING btree ("version_deleted_at");
  CREATE INDEX "_exercises_v_version_version__status_idx" ON "_exercises_v" USING btree ("version__status");
  CREATE INDEX "_exercises_v_created_at_idx" ON "_exercises_v" USING btree ("created_at");
  CREATE INDEX "_exercises_v_updated_at_idx" ON "_exercises_v" USING btree ("updated_at");
  CREATE INDEX "_exercises_v_latest_idx" ON "_exercises_v" USING btree ("latest");
  CREATE INDEX "_exercises_v_autosave_idx" ON "_exercises_v" USING btree ("autosave");
  CREATE INDEX "demo_videos_order_idx" ON "demo_videos" USING btree ("order");
  CREATE INDEX "demo_videos_updated_at_idx" ON "demo_videos" USING btree ("updated_at");
  CREATE INDEX "demo_videos_created_at_idx" ON "demo_videos" USING btree ("created_at");
  CREATE INDEX "demo_videos_deleted_at_idx" ON "demo_videos" USING btree ("deleted_at");
  CREATE INDEX "demo_videos__status_idx" ON "demo_videos" USING btree ("_status");
  CREATE INDEX "_demo_videos_v_parent_idx" ON "_demo_videos_v" USING btree ("parent_id");
  CREATE INDEX "_demo_videos_v_version_version_order_idx" ON "_demo_videos_v" USING btree ("version_order");
  CREATE INDEX "_demo_videos_v_version_version_updated_at_idx" ON "_demo_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_demo_videos_v_version_version_created_at_idx" ON "_demo_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_demo_videos_v_version_version_deleted_at_idx" ON "_demo_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_demo_videos_v_version_version__status_idx" ON "_demo_videos_v" USING btree ("version__status");
  CREATE INDEX "_demo_videos_v_created_at_idx" ON "_demo_videos_v" USING btree ("created_at");
  CREATE INDEX "_demo_videos_v_updated_at_idx" ON "_demo_videos_v" USING btree ("updated_at");
  CREATE INDEX "_demo_videos_v_latest_idx" ON "_demo_videos_v" USING btree ("latest");
  CREATE INDEX "_demo_videos_v_autosave_idx" ON "_demo_videos_v" USING btree ("autosave");
  CREATE INDEX "meals_styles_order_idx" ON "meals_styles" USING btree ("order");
  CREATE INDEX "meals_styles_parent_idx" ON "meals_styles" USING btree ("parent_id");
  CREATE INDEX "meals_foods_order_idx" ON "meals_foods" USING btree ("_order");
  CREATE INDEX "meals_foods_parent_id_idx" ON "meals_foods" USING btree ("_parent_id");
  CREATE INDEX "meals_foods_food_idx" ON "meals_foods" USING btree ("food_id");
  CREATE INDEX "meals_order_idx" ON "meals" USING btree ("order");
  CREATE INDEX "meals_updated_at_idx" ON "meals" USING btree ("updated_at");
  CREATE INDEX "meals_created_at_idx" ON "meals" USING btree ("created_at");
  CREATE INDEX "meals_deleted_at_idx" ON "meals" USING btree ("deleted_at");
  CREATE INDEX "meals__status_idx" ON "meals" USING btree ("_status");
  CREATE INDEX "_meals_v_version_styles_order_idx" ON "_meals_v_version_styles" USING btree ("order");
  CREATE INDEX "_meals_v_version_styles_parent_idx" ON "_meals_v_version_styles" USING btree ("parent_id");
  CREATE INDEX "_meals_v_version_foods_order_idx" ON "_meals_v_version_foods" USING btree ("_order");
  CREATE INDEX "_meals_v_version_foods_parent_id_idx" ON "_meals_v_version_foods" USING btree ("_parent_id");
  CREATE INDEX "_meals_v_version_foods_food_idx" ON "_meals_v_version_foods" USING btree ("food_id");
  CREATE INDEX "_meals_v_parent_idx" ON "_meals_v" USING btree ("parent_id");
  CREATE INDEX "_meals_v_version_version_order_idx" ON "_meals_v" USING btree ("version_order");
  CREATE INDEX "_meals_v_version_version_updated_at_idx" ON "_meals_v" USING btree ("version_updated_at");
  CREATE INDEX "_meals_v_version_version_created_at_idx" ON "_meals_v" USING btree ("version_created_at");
  CREATE INDEX "_meals_v_version_version_deleted_at_idx" ON "_meals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_meals_v_version_version__status_idx" ON "_meals_v" USING btree ("version__status");
  CREATE INDEX "_meals_v_created_at_idx" ON "_meals_v" USING btree ("created_at");
  CREATE INDEX "_meals_v_updated_at_idx" ON "_meals_v" USING btree ("updated_at");
  CREATE INDEX "_meals_v_latest_idx" ON "_meals_v" USING btree ("latest");
  CREATE INDEX "_meals_v_autosave_idx" ON "_meals_v" USING btree ("autosave");
  CREATE INDEX "foods_contains_order_idx" ON "foods_contains" USING btree ("order");
  CREATE INDEX "foods_contains_parent_idx" ON "foods_contains" USING btree ("parent_id");
  CREATE UNIQUE INDEX "foods_name_idx" ON "foods" USING btree ("name");
  CREATE INDEX "foods_swap_idx" ON "foods" USING btree ("swap_id");
  CREATE INDEX "foods_order_idx" ON "foods" USING btree ("order");
  CREATE INDEX "foods_updated_at_idx" ON "foods" USING btree ("updated_at");
  CREATE INDEX "foods_created_at_idx" ON "foods" USING btree ("created_at");
  CREATE INDEX "foods_deleted_at_idx" ON "foods" USING btree ("deleted_at");
  CREATE INDEX "foods__status_idx" ON "foods" USING btree ("_status");
  CREATE INDEX "_foods_v_version_contains_order_idx" ON "_foods_v_version_contains" USING btree ("order");
  CREATE INDEX "_foods_v_version_contains_parent_idx" ON "_foods_v_version_contains" USING btree ("parent_id");
  CREATE INDEX "_foods_v_parent_idx" ON "_foods_v" USING btree ("parent_id");
  CREATE INDEX "_foods_v_version_version_name_idx" ON "_foods_v" USING btree ("version_name");
  CREATE INDEX "_foods_v_version_version_swap_idx" ON "_foods_v" USING btree ("version_swap_id");
  CREATE INDEX "_foods_v_version_version_order_idx" ON "_foods_v" USING btree ("version_order");
  CREATE INDEX "_foods_v_version_version_updated_at_idx" ON "_foods_v" USING btree ("version_updated_at");
  CREATE INDEX "_foods_v_version_version_created_at_idx" ON "_foods_v" USING btree ("version_created_at");
  CREATE INDEX "_foods_v_version_version_deleted_at_idx" ON "_foods_v" USING btree ("version_deleted_at");
  CREATE INDEX "_foods_v_version_version__status_idx" ON "_foods_v" USING btree ("version__status");
  CREATE INDEX "_foods_v_created_at_idx" ON "_foods_v" USING btree ("created_at");
  CREATE INDEX "_foods_v_updated_at_idx" ON "_foods_v" USING btree ("updated_at");
  CREATE INDEX "_foods_v_latest_idx" ON "_foods_v" USING btree ("latest");
  CREATE INDEX "_foods_v_autosave_idx" ON "_foods_v" USING btree ("autosave");
  CREATE INDEX "tips_styles_order_idx" ON "tips_styles" USING btree ("order");
  CREATE INDEX "tips_styles_parent_idx" ON "tips_styles" USING btree ("parent_id");
  CREATE INDEX "tips_order_idx" ON "tips" USING btree ("order");
  CREATE INDEX "tips_updated_at_idx" ON "tips" USING btree ("updated_at");
  CREATE INDEX "tips_created_at_idx" ON "tips" USING btree ("created_at");
  CREATE INDEX "tips_deleted_at_idx" ON "tips" USING btree ("deleted_at");
  CREATE INDEX "tips__status_idx" ON "tips" USING btree ("_status");
  CREATE INDEX "_tips_v_version_styles_order_idx" ON "_tips_v_version_styles" USING btree ("order");
  CREATE INDEX "_tips_v_version_styles_parent_idx" ON "_tips_v_version_styles" USING btree ("parent_id");
  CREATE INDEX "_tips_v_parent_idx" ON "_tips_v" USING btree ("parent_id");
  CREATE INDEX "_tips_v_version_version_order_idx" ON "_tips_v" USING btree ("version_order");
  CREATE INDEX "_tips_v_version_version_updated_at_idx" ON "_tips_v" USING btree ("version_updated_at");
  CREATE INDEX "_tips_v_version_version_created_at_idx" ON "_tips_v" USING btree ("version_created_at");
  CREATE INDEX "_tips_v_version_version_deleted_at_idx" ON "_tips_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tips_v_version_version__status_idx" ON "_tips_v" USING btree ("version__status");
  CREATE INDEX "_tips_v_created_at_idx" ON "_tips_v" USING btree ("created_at");
  CREATE INDEX "_tips_v_updated_at_idx" ON "_tips_v" USING btree ("updated_at");
  CREATE INDEX "_tips_v_latest_idx" ON "_tips_v" USING btree ("latest");
  CREATE INDEX "_tips_v_autosave_idx" ON "_tips_v" USING btree ("autosave");
  CREATE INDEX "plan_page_focus_habits_order_idx" ON "plan_page_focus_habits" USING btree ("_order");
  CREATE INDEX "plan_page_focus_habits_parent_id_idx" ON "plan_page_focus_habits" USING btree ("_parent_id");
  CREATE INDEX "plan_page_schedule_up_to_two_order_idx" ON "plan_page_schedule_up_to_two" USING btree ("_order");
  CREATE INDEX "plan_page_schedule_up_to_two_parent_id_idx" ON "plan_page_schedule_up_to_two" USING btree ("_parent_id");
  CREATE INDEX "plan_page_schedule_three_or_four_order_idx" ON "plan_page_schedule_three_or_four" USING btree ("_order");
  CREATE INDEX "plan_page_schedule_three_or_four_parent_id_idx" ON "plan_page_schedule_three_or_four" USING btree ("_parent_id");
  CREATE INDEX "plan_page_schedule_five_to_seven_order_idx" ON "plan_page_schedule_five_to_seven" USING btree ("_order");
  CREATE INDEX "plan_page_schedule_five_to_seven_parent_id_idx" ON "plan_page_schedule_five_to_seven" USING btree ("_parent_id");
  CREATE INDEX "plan_page_safety_stops_order_idx" ON "plan_page_safety_stops" USING btree ("_order");
  CREATE INDEX "plan_page_safety_stops_parent_id_idx" ON "plan_page_safety_stops" USING btree ("_parent_id");
  CREATE INDEX "plan_page__status_idx" ON "plan_page" USING btree ("_status");
  CREATE INDEX "_plan_page_v_version_focus_habits_order_idx" ON "_plan_page_v_version_focus_habits" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_focus_habits_parent_id_idx" ON "_plan_page_v_version_focus_habits" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_schedule_up_to_two_order_idx" ON "_plan_page_v_version_schedule_up_to_two" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_schedule_up_to_two_parent_id_idx" ON "_plan_page_v_version_schedule_up_to_two" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_schedule_three_or_four_order_idx" ON "_plan_page_v_version_schedule_three_or_four" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_schedule_three_or_four_parent_id_idx" ON "_plan_page_v_version_schedule_three_or_four" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_schedule_five_to_seven_order_idx" ON "_plan_page_v_version_schedule_five_to_seven" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_schedule_five_to_seven_parent_id_idx" ON "_plan_page_v_version_schedule_five_to_seven" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_safety_stops_order_idx" ON "_plan_page_v_version_safety_stops" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_safety_stops_parent_id_idx" ON "_plan_page_v_version_safety_stops" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_version__status_idx" ON "_plan_page_v" USING btree ("version__status");
  CREATE INDEX "_plan_page_v_created_at_idx" ON "_plan_page_v" USING btree ("created_at");
  CREATE INDEX "_plan_page_v_updated_at_idx" ON "_plan_page_v" USING btree ("updated_at");
  CREATE INDEX "_plan_page_v_latest_idx" ON "_plan_page_v" USING btree ("latest");
  CREATE INDEX "_plan_page_v_autosave_idx" ON "_plan_page_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exercises_fk" FOREIGN KEY ("exercises_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_demo_videos_fk" FOREIGN KEY ("demo_videos_id") REFERENCES "public"."demo_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_meals_fk" FOREIGN KEY ("meals_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_foods_fk" FOREIGN KEY ("foods_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tips_fk" FOREIGN KEY ("tips_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_exercises_id_idx" ON "payload_locked_documents_rels" USING btree ("exercises_id");
  CREATE INDEX "payload_locked_documents_rels_demo_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("demo_videos_id");
  CREATE INDEX "payload_locked_documents_rels_meals_id_idx" ON "payload_locked_documents_rels" USING btree ("meals_id");
  CREATE INDEX "payload_locked_documents_rels_foods_id_idx" ON "payload_locked_documents_rels" USING btree ("foods_id");
  CREATE INDEX "payload_locked_documents_rels_tips_id_idx" ON "payload_locked_documents_rels" USING btree ("tips_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exercises_goals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exercises_positions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exercises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exercises_v_version_goals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exercises_v_version_positions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_exercises_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "demo_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_demo_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "meals_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "meals_foods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "meals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_meals_v_version_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_meals_v_version_foods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_meals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "foods_contains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "foods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_foods_v_version_contains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_foods_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tips_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tips" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tips_v_version_styles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tips_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_page_focus_habits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_page_schedule_up_to_two" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_page_schedule_three_or_four" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_page_schedule_five_to_seven" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_page_safety_stops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plan_page_v_version_focus_habits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plan_page_v_version_schedule_up_to_two" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plan_page_v_version_schedule_three_or_four" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plan_page_v_version_schedule_five_to_seven" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plan_page_v_version_safety_stops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plan_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "exercises_goals" CASCADE;
  DROP TABLE "exercises_positions" CASCADE;
  DROP TABLE "exercises" CASCADE;
  DROP TABLE "_exercises_v_version_goals" CASCADE;
  DROP TABLE "_exercises_v_version_positions" CASCADE;
  DROP TABLE "_exercises_v" CASCADE;
  DROP TABLE "demo_videos" CASCADE;
  DROP TABLE "_demo_videos_v" CASCADE;
  DROP TABLE "meals_styles" CASCADE;
  DROP TABLE "meals_foods" CASCADE;
  DROP TABLE "meals" CASCADE;
  DROP TABLE "_meals_v_version_styles" CASCADE;
  DROP TABLE "_meals_v_version_foods" CASCADE;
  DROP TABLE "_meals_v" CASCADE;
  DROP TABLE "foods_contains" CASCADE;
  DROP TABLE "foods" CASCADE;
  DROP TABLE "_foods_v_version_contains" CASCADE;
  DROP TABLE "_foods_v" CASCADE;
  DROP TABLE "tips_styles" CASCADE;
  DROP TABLE "tips" CASCADE;
  DROP TABLE "_tips_v_version_styles" CASCADE;
  DROP TABLE "_tips_v" CASCADE;
  DROP TABLE "plan_page_focus_habits" CASCADE;
  DROP TABLE "plan_page_schedule_up_to_two" CASCADE;
  DROP TABLE "plan_page_schedule_three_or_four" CASCADE;
  DROP TABLE "plan_page_schedule_five_to_seven" CASCADE;
  DROP TABLE "plan_page_safety_stops" CASCADE;
  DROP TABLE "plan_page" CASCADE;
  DROP TABLE "_plan_page_v_version_focus_habits" CASCADE;
  DROP TABLE "_plan_page_v_version_schedule_up_to_two" CASCADE;
  DROP TABLE "_plan_page_v_version_schedule_three_or_four" CASCADE;
  DROP TABLE "_plan_page_v_version_schedule_five_to_seven" CASCADE;
  DROP TABLE "_plan_page_v_version_safety_stops" CASCADE;
  DROP TABLE "_plan_page_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exercises_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_demo_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_meals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_foods_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tips_fk";
  
  DROP INDEX "payload_locked_documents_rels_exercises_id_idx";
  DROP INDEX "payload_locked_documents_rels_demo_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_meals_id_idx";
  DROP INDEX "payload_locked_documents_rels_foods_id_idx";
  DROP INDEX "payload_locked_documents_rels_tips_id_idx";
  ALTER TABLE "films" DROP COLUMN "play";
  ALTER TABLE "_films_v" DROP COLUMN "version_play";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exercises_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "demo_videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "meals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "foods_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tips_id";
  DROP TYPE "public"."enum_films_play";
  DROP TYPE "public"."enum__films_v_version_play";
  DROP TYPE "public"."enum_exercises_goals";
  DROP TYPE "public"."enum_exercises_positions";
  DROP TYPE "public"."enum_exercises_list";
  DROP TYPE "public"."enum_exercises_quality";
  DROP TYPE "public"."enum_exercises_equipment";
  DROP TYPE "public"."enum_exercises_status";
  DROP TYPE "public"."enum__exercises_v_version_goals";
  DROP TYPE "public"."enum__exercises_v_version_positions";
  DROP TYPE "public"."enum__exercises_v_version_list";
  DROP TYPE "public"."enum__exercises_v_version_quality";
  DROP TYPE "public"."enum__exercises_v_version_equipment";
  DROP TYPE "public"."enum__exercises_v_version_status";
  DROP TYPE "public"."enum_demo_videos_list";
  DROP TYPE "public"."enum_demo_videos_status";
  DROP TYPE "public"."enum__demo_videos_v_version_list";
  DROP TYPE "public"."enum__demo_videos_v_version_status";
  DROP TYPE "public"."enum_meals_styles";
  DROP TYPE "public"."enum_meals_foods_unit";
  DROP TYPE "public"."enum_meals_foods_part";
  DROP TYPE "public"."enum_meals_slot";
  DROP TYPE "public"."enum_meals_status";
  DROP TYPE "public"."enum__meals_v_version_styles";
  DROP TYPE "public"."enum__meals_v_version_foods_unit";
  DROP TYPE "public"."enum__meals_v_version_foods_part";
  DROP TYPE "public"."enum__meals_v_version_slot";
  DROP TYPE "public"."enum__meals_v_version_status";
  DROP TYPE "public"."enum_foods_contains";
  DROP TYPE "public"."enum_foods_status";
  DROP TYPE "public"."enum__foods_v_version_contains";
  DROP TYPE "public"."enum__foods_v_version_status";
  DROP TYPE "public"."enum_tips_styles";
  DROP TYPE "public"."enum_tips_status";
  DROP TYPE "public"."enum__tips_v_version_styles";
  DROP TYPE "public"."enum__tips_v_version_status";
  DROP TYPE "public"."enum_plan_page_settings_youth_bmi";
  DROP TYPE "public"."enum_plan_page_status";
  DROP TYPE "public"."enum__plan_page_v_version_settings_youth_bmi";
  DROP TYPE "public"."enum__plan_page_v_version_status";`)
}
