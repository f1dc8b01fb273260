import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_registration_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__registration_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "registration_page_tryout_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "registration_page_player_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "registration_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar DEFAULT 'Join the academy',
  	"hero_title" varchar DEFAULT 'TRYOUT REGISTRATION',
  	"hero_lede" varchar DEFAULT 'Take the first step toward elite basketball development. Register for tryouts today.',
  	"choice_tryout_label" varchar DEFAULT 'Tryout',
  	"choice_tryout_hint" varchar DEFAULT 'New here? Reserve a spot, 2 minutes',
  	"choice_player_label" varchar DEFAULT 'Player Registration',
  	"choice_player_hint" varchar DEFAULT 'Ready to join or invited back',
  	"tryout_title" varchar DEFAULT 'Register for Tryouts',
  	"tryout_text" varchar DEFAULT 'Fill out the form below to reserve your spot at our next tryout',
  	"tryout_note" varchar DEFAULT 'You pay nothing now.',
  	"tryout_steps_title" varchar DEFAULT 'How it goes',
  	"tryout_call_title" varchar DEFAULT 'Rather talk to someone?',
  	"tryout_call_label" varchar DEFAULT 'Call or text',
  	"tryout_thanks_title" varchar DEFAULT 'Registration Successful!',
  	"tryout_thanks" varchar DEFAULT 'Thank you for registering. We received your information, and we will contact you shortly with next steps.',
  	"player_label" varchar DEFAULT 'Join the academy',
  	"player_title" varchar DEFAULT 'PLAYER REGISTRATION',
  	"player_lede" varchar DEFAULT 'For the parent or guardian: tell us about your player and how to reach you. It takes about six minutes, and your answers stay in this tab until you send them.',
  	"player_reply_hint" varchar DEFAULT 'We answer here within 48-72 hours.',
  	"player_note" varchar DEFAULT 'You pay nothing now.',
  	"player_steps_title" varchar DEFAULT 'What Happens Next',
  	"player_thanks_title" varchar DEFAULT 'REGISTRATION COMPLETE',
  	"player_thanks" varchar DEFAULT 'Thank you. The registration is safely with our staff.',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_registration_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_registration_page_v_version_tryout_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_registration_page_v_version_player_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_registration_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar DEFAULT 'Join the academy',
  	"version_hero_title" varchar DEFAULT 'TRYOUT REGISTRATION',
  	"version_hero_lede" varchar DEFAULT 'Take the first step toward elite basketball development. Register for tryouts today.',
  	"version_choice_tryout_label" varchar DEFAULT 'Tryout',
  	"version_choice_tryout_hint" varchar DEFAULT 'New here? Reserve a spot, 2 minutes',
  	"version_choice_player_label" varchar DEFAULT 'Player Registration',
  	"version_choice_player_hint" varchar DEFAULT 'Ready to join or invited back',
  	"version_tryout_title" varchar DEFAULT 'Register for Tryouts',
  	"version_tryout_text" varchar DEFAULT 'Fill out the form below to reserve your spot at our next tryout',
  	"version_tryout_note" varchar DEFAULT 'You pay nothing now.',
  	"version_tryout_steps_title" varchar DEFAULT 'How it goes',
  	"version_tryout_call_title" varchar DEFAULT 'Rather talk to someone?',
  	"version_tryout_call_label" varchar DEFAULT 'Call or text',
  	"version_tryout_thanks_title" varchar DEFAULT 'Registration Successful!',
  	"version_tryout_thanks" varchar DEFAULT 'Thank you for registering. We received your information, and we will contact you shortly with next steps.',
  	"version_player_label" varchar DEFAULT 'Join the academy',
  	"version_player_title" varchar DEFAULT 'PLAYER REGISTRATION',
  	"version_player_lede" varchar DEFAULT 'For the parent or guardian: tell us about your player and how to reach you. It takes about six minutes, and your answers stay in this tab until you send them.',
  	"version_player_reply_hint" varchar DEFAULT 'We answer here within 48-72 hours.',
  	"version_player_note" varchar DEFAULT 'You pay nothing now.',
  	"version_player_steps_title" varchar DEFAULT 'What Happens Next',
  	"version_player_thanks_title" varchar DEFAULT 'REGISTRATION COMPLETE',
  	"version_player_thanks" varchar DEFAULT 'Thank you. The registration is safely with our staff.',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__registration_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "search_page_other_words_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"words" varchar
  );
  
  CREATE TABLE "_search_page_v_version_other_words_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "navigation_second" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  ALTER TABLE "player_registrations" ALTER COLUMN "previous_experience" SET DEFAULT '';
  ALTER TABLE "player_registrations" ALTER COLUMN "goals" SET DEFAULT '';
  ALTER TABLE "player_registrations" ALTER COLUMN "parent_last_name" SET DEFAULT '';
  ALTER TABLE "applications" ALTER COLUMN "instagram" SET DEFAULT '';
  ALTER TABLE "pledges" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "staff" ADD COLUMN "is_suspended" boolean DEFAULT false;
  ALTER TABLE "automatic_mails" ADD COLUMN "registration_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "registration_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "tryout_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "tryout_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "application_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "application_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "message_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "message_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "invitation_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "invitation_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "new_link_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "new_link_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_registration_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_registration_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_tryout_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_tryout_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_application_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_application_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_message_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_message_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_invitation_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_invitation_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_new_link_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_new_link_es_body" varchar;
  ALTER TABLE "teams_page" ADD COLUMN "squads_empty_text" varchar DEFAULT 'This roster is being put together.';
  ALTER TABLE "teams_page" ADD COLUMN "squads_none_text" varchar DEFAULT 'The squads of the coming season are being formed.';
  ALTER TABLE "teams_page" ADD COLUMN "squads_none_label" varchar DEFAULT 'Register for tryouts';
  ALTER TABLE "teams_page" ADD COLUMN "phases_first_touch_label" varchar DEFAULT 'First Touch';
  ALTER TABLE "teams_page" ADD COLUMN "phases_first_touch_description" varchar DEFAULT 'Making friends with the ball, the floor and the team.';
  ALTER TABLE "teams_page" ADD COLUMN "phases_foundation_label" varchar DEFAULT 'Foundation Phase';
  ALTER TABLE "teams_page" ADD COLUMN "phases_foundation_description" varchar DEFAULT 'Establishing baseline skill and team awareness.';
  ALTER TABLE "teams_page" ADD COLUMN "phases_expansion_label" varchar DEFAULT 'Expansion Phase';
  ALTER TABLE "teams_page" ADD COLUMN "phases_expansion_description" varchar DEFAULT 'Using more space, making more decisions, trusting both hands.';
  ALTER TABLE "teams_page" ADD COLUMN "phases_identity_label" varchar DEFAULT 'Identity Phase';
  ALTER TABLE "teams_page" ADD COLUMN "phases_identity_description" varchar DEFAULT 'Finding own strengths and playing to them within the team.';
  ALTER TABLE "teams_page" ADD COLUMN "phases_performance_label" varchar DEFAULT 'Performance Phase';
  ALTER TABLE "teams_page" ADD COLUMN "phases_performance_description" varchar DEFAULT 'Playing fast, thinking faster, leading louder with D1-style practices.';
  ALTER TABLE "teams_page" ADD COLUMN "phases_transition_label" varchar DEFAULT 'Transition Phase';
  ALTER TABLE "teams_page" ADD COLUMN "phases_transition_description" varchar DEFAULT 'Taking a role among older players and preparing the next step.';
  ALTER TABLE "teams_page" ADD COLUMN "phases_advanced_label" varchar DEFAULT 'Advanced Training';
  ALTER TABLE "teams_page" ADD COLUMN "phases_advanced_description" varchar DEFAULT 'Training like a professional and passing it on to the squads below.';
  ALTER TABLE "teams_page" ADD COLUMN "pathway_goal_label" varchar DEFAULT 'Goal';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_squads_empty_text" varchar DEFAULT 'This roster is being put together.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_squads_none_text" varchar DEFAULT 'The squads of the coming season are being formed.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_squads_none_label" varchar DEFAULT 'Register for tryouts';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_first_touch_label" varchar DEFAULT 'First Touch';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_first_touch_description" varchar DEFAULT 'Making friends with the ball, the floor and the team.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_foundation_label" varchar DEFAULT 'Foundation Phase';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_foundation_description" varchar DEFAULT 'Establishing baseline skill and team awareness.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_expansion_label" varchar DEFAULT 'Expansion Phase';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_expansion_description" varchar DEFAULT 'Using more space, making more decisions, trusting both hands.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_identity_label" varchar DEFAULT 'Identity Phase';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_identity_description" varchar DEFAULT 'Finding own strengths and playing to them within the team.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_performance_label" varchar DEFAULT 'Performance Phase';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_performance_description" varchar DEFAULT 'Playing fast, thinking faster, leading louder with D1-style practices.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_transition_label" varchar DEFAULT 'Transition Phase';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_transition_description" varchar DEFAULT 'Taking a role among older players and preparing the next step.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_advanced_label" varchar DEFAULT 'Advanced Training';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_phases_advanced_description" varchar DEFAULT 'Training like a professional and passing it on to the squads below.';
  ALTER TABLE "_teams_page_v" ADD COLUMN "version_pathway_goal_label" varchar DEFAULT 'Goal';
  ALTER TABLE "pathway_page" ADD COLUMN "pathway_goal_label" varchar DEFAULT 'Goal';
  ALTER TABLE "_pathway_page_v" ADD COLUMN "version_pathway_goal_label" varchar DEFAULT 'Goal';
  ALTER TABLE "blog_page" ADD COLUMN "articles_newer_label" varchar DEFAULT 'Newer articles';
  ALTER TABLE "blog_page" ADD COLUMN "articles_older_label" varchar DEFAULT 'Older articles';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_articles_newer_label" varchar DEFAULT 'Newer articles';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_articles_older_label" varchar DEFAULT 'Older articles';
  ALTER TABLE "fees" ADD COLUMN "line_text" varchar DEFAULT 'The academy: {total} to get started, then {monthly} a month.' NOT NULL;
  ALTER TABLE "fees" ADD COLUMN "line_label" varchar DEFAULT 'See all fees' NOT NULL;
  ALTER TABLE "registration_page_tryout_steps" ADD CONSTRAINT "registration_page_tryout_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."registration_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registration_page_player_steps" ADD CONSTRAINT "registration_page_player_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."registration_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_registration_page_v_version_tryout_steps" ADD CONSTRAINT "_registration_page_v_version_tryout_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_registration_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_registration_page_v_version_player_steps" ADD CONSTRAINT "_registration_page_v_version_player_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_registration_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_other_words_pages" ADD CONSTRAINT "search_page_other_words_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_other_words_pages" ADD CONSTRAINT "_search_page_v_version_other_words_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_second" ADD CONSTRAINT "navigation_second_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "registration_page_tryout_steps_order_idx" ON "registration_page_tryout_steps" USING btree ("_order");
  CREATE INDEX "registration_page_tryout_steps_parent_id_idx" ON "registration_page_tryout_steps" USING btree ("_parent_id");
  CREATE INDEX "registration_page_player_steps_order_idx" ON "registration_page_player_steps" USING btree ("_order");
  CREATE INDEX "registration_page_player_steps_parent_id_idx" ON "registration_page_player_steps" USING btree ("_parent_id");
  CREATE INDEX "registration_page__status_idx" ON "registration_page" USING btree ("_status");
  CREATE INDEX "_registration_page_v_version_tryout_steps_order_idx" ON "_registration_page_v_version_tryout_steps" USING btree ("_order");
  CREATE INDEX "_registration_page_v_version_tryout_steps_parent_id_idx" ON "_registration_page_v_version_tryout_steps" USING btree ("_parent_id");
  CREATE INDEX "_registration_page_v_version_player_steps_order_idx" ON "_registration_page_v_version_player_steps" USING btree ("_order");
  CREATE INDEX "_registration_page_v_version_player_steps_parent_id_idx" ON "_registration_page_v_version_player_steps" USING btree ("_parent_id");
  CREATE INDEX "_registration_page_v_version_version__status_idx" ON "_registration_page_v" USING btree ("version__status");
  CREATE INDEX "_registration_page_v_created_at_idx" ON "_registration_page_v" USING btree ("created_at");
  CREATE INDEX "_registration_page_v_updated_at_idx" ON "_registration_page_v" USING btree ("updated_at");
  CREATE INDEX "_registration_page_v_latest_idx" ON "_registration_page_v" USING btree ("latest");
  CREATE INDEX "_registration_page_v_autosave_idx" ON "_registration_page_v" USING btree ("autosave");
  CREATE INDEX "search_page_other_words_pages_order_idx" ON "search_page_other_words_pages" USING btree ("_order");
  CREATE INDEX "search_page_other_words_pages_parent_id_idx" ON "search_page_other_words_pages" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_other_words_pages_order_idx" ON "_search_page_v_version_other_words_pages" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_other_words_pages_parent_id_idx" ON "_search_page_v_version_other_words_pages" USING btree ("_parent_id");
  CREATE INDEX "navigation_second_order_idx" ON "navigation_second" USING btree ("_order");
  CREATE INDEX "navigation_second_parent_id_idx" ON "navigation_second" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "registration_page_tryout_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registration_page_player_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registration_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_registration_page_v_version_tryout_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_registration_page_v_version_player_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_registration_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_page_other_words_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_page_v_version_other_words_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_second" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "registration_page_tryout_steps" CASCADE;
  DROP TABLE "registration_page_player_steps" CASCADE;
  DROP TABLE "registration_page" CASCADE;
  DROP TABLE "_registration_page_v_version_tryout_steps" CASCADE;
  DROP TABLE "_registration_page_v_version_player_steps" CASCADE;
  DROP TABLE "_registration_page_v" CASCADE;
  DROP TABLE "search_page_other_words_pages" CASCADE;
  DROP TABLE "_search_page_v_version_other_words_pages" CASCADE;
  DROP TABLE "navigation_second" CASCADE;
  ALTER TABLE "player_registrations" ALTER COLUMN "previous_experience" DROP DEFAULT;
  ALTER TABLE "player_registrations" ALTER COLUMN "goals" DROP DEFAULT;
  ALTER TABLE "player_registrations" ALTER COLUMN "parent_last_name" DROP DEFAULT;
  ALTER TABLE "applications" ALTER COLUMN "instagram" DROP DEFAULT;
  ALTER TABLE "pledges" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "staff" DROP COLUMN "is_suspended";
  ALTER TABLE "automatic_mails" DROP COLUMN "registration_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "registration_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "tryout_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "tryout_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "application_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "application_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "message_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "message_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "invitation_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "invitation_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "new_link_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "new_link_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_registration_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_registration_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_tryout_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_tryout_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_application_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_application_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_message_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_message_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_invitation_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_invitation_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_new_link_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_new_link_es_body";
  ALTER TABLE "teams_page" DROP COLUMN "squads_empty_text";
  ALTER TABLE "teams_page" DROP COLUMN "squads_none_text";
  ALTER TABLE "teams_page" DROP COLUMN "squads_none_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_first_touch_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_first_touch_description";
  ALTER TABLE "teams_page" DROP COLUMN "phases_foundation_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_foundation_description";
  ALTER TABLE "teams_page" DROP COLUMN "phases_expansion_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_expansion_description";
  ALTER TABLE "teams_page" DROP COLUMN "phases_identity_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_identity_description";
  ALTER TABLE "teams_page" DROP COLUMN "phases_performance_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_performance_description";
  ALTER TABLE "teams_page" DROP COLUMN "phases_transition_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_transition_description";
  ALTER TABLE "teams_page" DROP COLUMN "phases_advanced_label";
  ALTER TABLE "teams_page" DROP COLUMN "phases_advanced_description";
  ALTER TABLE "teams_page" DROP COLUMN "pathway_goal_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_squads_empty_text";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_squads_none_text";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_squads_none_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_first_touch_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_first_touch_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_foundation_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_foundation_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_expansion_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_expansion_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_identity_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_identity_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_performance_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_performance_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_transition_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_transition_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_advanced_label";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_phases_advanced_description";
  ALTER TABLE "_teams_page_v" DROP COLUMN "version_pathway_goal_label";
  ALTER TABLE "pathway_page" DROP COLUMN "pathway_goal_label";
  ALTER TABLE "_pathway_page_v" DROP COLUMN "version_pathway_goal_label";
  ALTER TABLE "blog_page" DROP COLUMN "articles_newer_label";
  ALTER TABLE "blog_page" DROP COLUMN "articles_older_label";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_articles_newer_label";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_articles_older_label";
  ALTER TABLE "fees" DROP COLUMN "line_text";
  ALTER TABLE "fees" DROP COLUMN "line_label";
  DROP TYPE "public"."enum_registration_page_status";
  DROP TYPE "public"."enum__registration_page_v_version_status";`)
}
