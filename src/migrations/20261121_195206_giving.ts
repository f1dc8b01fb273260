import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inbox_pledge_status" AS ENUM('pledged', 'contacted', 'received', 'acknowledged', 'cancelled', 'spam');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_giving_levels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__giving_levels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sponsor_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sponsor_packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_inbox_sponsor_status" AS ENUM('pending', 'contacted', 'agreed', 'declined', 'spam');
  CREATE TYPE "public"."enum_inbox_tour_status" AS ENUM('pending', 'confirmed', 'visited', 'declined', 'cancelled', 'spam');
  CREATE TYPE "public"."enum_tour_requests_slotat_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_fundraiser_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fundraiser_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_donate_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__donate_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sponsors_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sponsors_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_funding_deck_page_revenue_streams_control" AS ENUM('memberships', 'rentals', 'tournaments');
  CREATE TYPE "public"."enum_funding_deck_page_offer_basis" AS ENUM('pre-money', 'post-money');
  CREATE TYPE "public"."enum_funding_deck_page_sharing_mode" AS ENUM('open', 'link');
  CREATE TYPE "public"."enum_funding_deck_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_revenue_streams_control" AS ENUM('memberships', 'rentals', 'tournaments');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_offer_basis" AS ENUM('pre-money', 'post-money');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_sharing_mode" AS ENUM('open', 'link');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tour_settings_times_weekday" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  CREATE TABLE "pledges_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"at" timestamp(3) with time zone,
  	"by_name" varchar
  );
  
  CREATE TABLE "pledges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"level_name" varchar,
  	"campaign_id" uuid NOT NULL,
  	"message" varchar,
  	"status" "enum_inbox_pledge_status" DEFAULT 'pledged',
  	"received_cents" numeric,
  	"received_on" timestamp(3) with time zone,
  	"goods_text" varchar,
  	"goods_cents" numeric,
  	"letter_sent_on" timestamp(3) with time zone,
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"goal_cents" numeric,
  	"opening_cents" numeric,
  	"as_of" timestamp(3) with time zone,
  	"show_pledged" boolean DEFAULT true,
  	"how_to_pay" varchar,
  	"payment_link" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_goal_cents" numeric,
  	"version_opening_cents" numeric,
  	"version_as_of" timestamp(3) with time zone,
  	"version_show_pledged" boolean DEFAULT true,
  	"version_how_to_pay" varchar,
  	"version_payment_link" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "giving_levels" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"amount_cents" numeric,
  	"fundraiser_name" varchar,
  	"fundraiser_text" varchar,
  	"donation_name" varchar,
  	"donation_text" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_giving_levels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_giving_levels_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_amount_cents" numeric,
  	"version_fundraiser_name" varchar,
  	"version_fundraiser_text" varchar,
  	"version_donation_name" varchar,
  	"version_donation_text" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__giving_levels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsor_packages_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"benefit" varchar
  );
  
  CREATE TABLE "sponsor_packages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"amount_cents" numeric,
  	"period" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sponsor_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sponsor_packages_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"benefit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sponsor_packages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_amount_cents" numeric,
  	"version_period" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sponsor_packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsor_inquiries_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"at" timestamp(3) with time zone,
  	"by_name" varchar
  );
  
  CREATE TABLE "sponsor_inquiries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"package" varchar,
  	"message" varchar,
  	"status" "enum_inbox_sponsor_status" DEFAULT 'pending',
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tour_requests_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"at" timestamp(3) with time zone,
  	"by_name" varchar
  );
  
  CREATE TABLE "tour_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"date" varchar NOT NULL,
  	"status" "enum_inbox_tour_status" DEFAULT 'pending',
  	"slot_at" timestamp(3) with time zone,
  	"slotat_tz" "enum_tour_requests_slotat_tz" DEFAULT 'America/Phoenix',
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deck_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"recipient" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"is_revoked" boolean DEFAULT false,
  	"views" numeric,
  	"last_viewed_at" timestamp(3) with time zone,
  	"seed" varchar,
  	"token_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fundraiser_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_button_label" varchar,
  	"levels_label" varchar,
  	"levels_title" varchar,
  	"levels_text" varchar,
  	"pledge_title" varchar,
  	"pledge_text" varchar,
  	"pledge_thanks" varchar,
  	"pledge_pay_title" varchar,
  	"pledge_pay_button" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_fundraiser_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_fundraiser_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_button_label" varchar,
  	"version_levels_label" varchar,
  	"version_levels_title" varchar,
  	"version_levels_text" varchar,
  	"version_pledge_title" varchar,
  	"version_pledge_text" varchar,
  	"version_pledge_thanks" varchar,
  	"version_pledge_pay_title" varchar,
  	"version_pledge_pay_button" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__fundraiser_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "donate_page_impact_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "donate_page_tax_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "donate_page_ways_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_href" varchar
  );
  
  CREATE TABLE "donate_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"impact_label" varchar,
  	"impact_title" varchar,
  	"impact_text" varchar,
  	"levels_label" varchar,
  	"levels_title" varchar,
  	"levels_text" varchar,
  	"tax_label" varchar,
  	"tax_title" varchar,
  	"tax_text" varchar,
  	"ways_label" varchar,
  	"ways_title" varchar,
  	"commitment_label" varchar,
  	"commitment_title" varchar,
  	"commitment_text" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_donate_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_donate_page_v_version_impact_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_page_v_version_tax_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_page_v_version_ways_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_impact_label" varchar,
  	"version_impact_title" varchar,
  	"version_impact_text" varchar,
  	"version_levels_label" varchar,
  	"version_levels_title" varchar,
  	"version_levels_text" varchar,
  	"version_tax_label" varchar,
  	"version_tax_title" varchar,
  	"version_tax_text" varchar,
  	"version_ways_label" varchar,
  	"version_ways_title" varchar,
  	"version_commitment_label" varchar,
  	"version_commitment_title" varchar,
  	"version_commitment_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__donate_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsors_page_form_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "sponsors_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_button_label" varchar,
  	"packages_label" varchar,
  	"packages_title" varchar,
  	"packages_text" varchar,
  	"current_label" varchar,
  	"current_title" varchar,
  	"form_label" varchar,
  	"form_title" varchar,
  	"form_text" varchar,
  	"form_thanks" varchar,
  	"form_steps_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_sponsors_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_sponsors_page_v_version_form_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sponsors_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_button_label" varchar,
  	"version_packages_label" varchar,
  	"version_packages_title" varchar,
  	"version_packages_text" varchar,
  	"version_current_label" varchar,
  	"version_current_title" varchar,
  	"version_form_label" varchar,
  	"version_form_title" varchar,
  	"version_form_text" varchar,
  	"version_form_thanks" varchar,
  	"version_form_steps_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__sponsors_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "funding_deck_page_vision_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "funding_deck_page_market_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "funding_deck_page_facility_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "funding_deck_page_property_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"size" varchar,
  	"text" varchar,
  	"is_chosen" boolean DEFAULT false
  );
  
  CREATE TABLE "funding_deck_page_revenue_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"is_open" boolean DEFAULT false,
  	"control" "enum_funding_deck_page_revenue_streams_control",
  	"units" numeric,
  	"unit_cents" numeric
  );
  
  CREATE TABLE "funding_deck_page_finances_costs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cents" numeric
  );
  
  CREATE TABLE "funding_deck_page_finances_funds" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cents" numeric
  );
  
  CREATE TABLE "funding_deck_page_plan_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"revenue_cents" numeric,
  	"profit_cents" numeric,
  	"is_open_ended" boolean DEFAULT false
  );
  
  CREATE TABLE "funding_deck_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"vision_label" varchar,
  	"vision_title" varchar,
  	"vision_text" varchar,
  	"market_label" varchar,
  	"market_title" varchar,
  	"market_text" varchar,
  	"facility_label" varchar,
  	"facility_title" varchar,
  	"facility_text" varchar,
  	"property_label" varchar,
  	"property_title" varchar,
  	"property_text" varchar,
  	"property_area_sf" numeric,
  	"property_lease_cents" numeric,
  	"revenue_label" varchar,
  	"revenue_title" varchar,
  	"revenue_text" varchar,
  	"revenue_stated_cents" numeric,
  	"finances_label" varchar,
  	"finances_title" varchar,
  	"finances_text" varchar,
  	"finances_stated_overhead_cents" numeric,
  	"finances_break_even_from" numeric,
  	"finances_break_even_to" numeric,
  	"finances_ramp_percent" numeric,
  	"finances_ramp_months" numeric,
  	"offer_is_shown" boolean DEFAULT false,
  	"offer_issuer" varchar,
  	"offer_ask_cents" numeric,
  	"offer_equity_percent" numeric,
  	"offer_valuation_cents" numeric,
  	"offer_basis" "enum_funding_deck_page_offer_basis" DEFAULT 'pre-money',
  	"offer_disclaimer" varchar,
  	"offer_label" varchar,
  	"offer_title" varchar,
  	"offer_text" varchar,
  	"plan_label" varchar,
  	"plan_title" varchar,
  	"plan_text" varchar,
  	"contact_label" varchar,
  	"contact_title" varchar,
  	"contact_text" varchar,
  	"tour_label" varchar,
  	"tour_title" varchar,
  	"tour_text" varchar,
  	"tour_thanks" varchar,
  	"sharing_mode" "enum_funding_deck_page_sharing_mode" DEFAULT 'open',
  	"sharing_gate_title" varchar,
  	"sharing_gate_text" varchar,
  	"_status" "enum_funding_deck_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_funding_deck_page_v_version_vision_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_market_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_facility_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_property_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"size" varchar,
  	"text" varchar,
  	"is_chosen" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_revenue_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"is_open" boolean DEFAULT false,
  	"control" "enum__funding_deck_page_v_version_revenue_streams_control",
  	"units" numeric,
  	"unit_cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_finances_costs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_finances_funds" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_plan_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"revenue_cents" numeric,
  	"profit_cents" numeric,
  	"is_open_ended" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_vision_label" varchar,
  	"version_vision_title" varchar,
  	"version_vision_text" varchar,
  	"version_market_label" varchar,
  	"version_market_title" varchar,
  	"version_market_text" varchar,
  	"version_facility_label" varchar,
  	"version_facility_title" varchar,
  	"version_facility_text" varchar,
  	"version_property_label" varchar,
  	"version_property_title" varchar,
  	"version_property_text" varchar,
  	"version_property_area_sf" numeric,
  	"version_property_lease_cents" numeric,
  	"version_revenue_label" varchar,
  	"version_revenue_title" varchar,
  	"version_revenue_text" varchar,
  	"version_revenue_stated_cents" numeric,
  	"version_finances_label" varchar,
  	"version_finances_title" varchar,
  	"version_finances_text" varchar,
  	"version_finances_stated_overhead_cents" numeric,
  	"version_finances_break_even_from" numeric,
  	"version_finances_break_even_to" numeric,
  	"version_finances_ramp_percent" numeric,
  	"version_finances_ramp_months" numeric,
  	"version_offer_is_shown" boolean DEFAULT false,
  	"version_offer_issuer" varchar,
  	"version_offer_ask_cents" numeric,
  	"version_offer_equity_percent" numeric,
  	"version_offer_valuation_cents" numeric,
  	"version_offer_basis" "enum__funding_deck_page_v_version_offer_basis" DEFAULT 'pre-money',
  	"version_offer_disclaimer" varchar,
  	"version_offer_label" varchar,
  	"version_offer_title" varchar,
  	"version_offer_text" varchar,
  	"version_plan_label" varchar,
  	"version_plan_title" varchar,
  	"version_plan_text" varchar,
  	"version_contact_label" varchar,
  	"version_contact_title" varchar,
  	"version_contact_text" varchar,
  	"version_tour_label" varchar,
  	"version_tour_title" varchar,
  	"version_tour_text" varchar,
  	"version_tour_thanks" varchar,
  	"version_sharing_mode" "enum__funding_deck_page_v_version_sharing_mode" DEFAULT 'open',
  	"version_sharing_gate_title" varchar,
  	"version_sharing_gate_text" varchar,
  	"version__status" "enum__funding_deck_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tour_settings_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_tour_settings_times_weekday" NOT NULL,
  	"time" varchar NOT NULL
  );
  
  CREATE TABLE "tour_settings_blackouts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"reason" varchar
  );
  
  CREATE TABLE "tour_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"minutes" numeric DEFAULT 45 NOT NULL,
  	"days_ahead" numeric DEFAULT 60 NOT NULL,
  	"notice_hours" numeric DEFAULT 12 NOT NULL,
  	"place" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "sponsors" ADD COLUMN "starts_on" timestamp(3) with time zone;
  ALTER TABLE "sponsors" ADD COLUMN "ends_on" timestamp(3) with time zone;
  ALTER TABLE "_sponsors_v" ADD COLUMN "version_starts_on" timestamp(3) with time zone;
  ALTER TABLE "_sponsors_v" ADD COLUMN "version_ends_on" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pledges_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "giving_levels_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sponsor_packages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sponsor_inquiries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tour_requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deck_links_id" uuid;
  ALTER TABLE "pledges_history" ADD CONSTRAINT "pledges_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pledges" ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_giving_levels_v" ADD CONSTRAINT "_giving_levels_v_parent_id_giving_levels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."giving_levels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsor_packages_benefits" ADD CONSTRAINT "sponsor_packages_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sponsor_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsor_packages_v_version_benefits" ADD CONSTRAINT "_sponsor_packages_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sponsor_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsor_packages_v" ADD CONSTRAINT "_sponsor_packages_v_parent_id_sponsor_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsor_packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsor_inquiries_history" ADD CONSTRAINT "sponsor_inquiries_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sponsor_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_requests_history" ADD CONSTRAINT "tour_requests_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_page_impact_items" ADD CONSTRAINT "donate_page_impact_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_page_tax_documents" ADD CONSTRAINT "donate_page_tax_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_page_ways_items" ADD CONSTRAINT "donate_page_ways_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_page_v_version_impact_items" ADD CONSTRAINT "_donate_page_v_version_impact_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_page_v_version_tax_documents" ADD CONSTRAINT "_donate_page_v_version_tax_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_page_v_version_ways_items" ADD CONSTRAINT "_donate_page_v_version_ways_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sponsors_page_form_steps" ADD CONSTRAINT "sponsors_page_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sponsors_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsors_page_v_version_form_steps" ADD CONSTRAINT "_sponsors_page_v_version_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sponsors_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_vision_points" ADD CONSTRAINT "funding_deck_page_vision_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_market_points" ADD CONSTRAINT "funding_deck_page_market_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_facility_points" ADD CONSTRAINT "funding_deck_page_facility_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_property_options" ADD CONSTRAINT "funding_deck_page_property_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_revenue_streams" ADD CONSTRAINT "funding_deck_page_revenue_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_finances_costs" ADD CONSTRAINT "funding_deck_page_finances_costs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_finances_funds" ADD CONSTRAINT "funding_deck_page_finances_funds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_plan_years" ADD CONSTRAINT "funding_deck_page_plan_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_vision_points" ADD CONSTRAINT "_funding_deck_page_v_version_vision_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_market_points" ADD CONSTRAINT "_funding_deck_page_v_version_market_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_facility_points" ADD CONSTRAINT "_funding_deck_page_v_version_facility_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_property_options" ADD CONSTRAINT "_funding_deck_page_v_version_property_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_revenue_streams" ADD CONSTRAINT "_funding_deck_page_v_version_revenue_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_finances_costs" ADD CONSTRAINT "_funding_deck_page_v_version_finances_costs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_finances_funds" ADD CONSTRAINT "_funding_deck_page_v_version_finances_funds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_plan_years" ADD CONSTRAINT "_funding_deck_page_v_version_plan_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_settings_times" ADD CONSTRAINT "tour_settings_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_settings_blackouts" ADD CONSTRAINT "tour_settings_blackouts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pledges_history_order_idx" ON "pledges_history" USING btree ("_order");
  CREATE INDEX "pledges_history_parent_id_idx" ON "pledges_history" USING btree ("_parent_id");
  CREATE INDEX "pledges_campaign_idx" ON "pledges" USING btree ("campaign_id");
  CREATE INDEX "pledges_status_idx" ON "pledges" USING btree ("status");
  CREATE INDEX "pledges_received_on_idx" ON "pledges" USING btree ("received_on");
  CREATE UNIQUE INDEX "pledges_reference_idx" ON "pledges" USING btree ("reference");
  CREATE UNIQUE INDEX "pledges_idempotency_key_idx" ON "pledges" USING btree ("idempotency_key");
  CREATE INDEX "pledges_updated_at_idx" ON "pledges" USING btree ("updated_at");
  CREATE INDEX "pledges_created_at_idx" ON "pledges" USING btree ("created_at");
  CREATE INDEX "campaigns_as_of_idx" ON "campaigns" USING btree ("as_of");
  CREATE INDEX "campaigns_order_idx" ON "campaigns" USING btree ("order");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_as_of_idx" ON "_campaigns_v" USING btree ("version_as_of");
  CREATE INDEX "_campaigns_v_version_version_order_idx" ON "_campaigns_v" USING btree ("version_order");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE INDEX "_campaigns_v_autosave_idx" ON "_campaigns_v" USING btree ("autosave");
  CREATE INDEX "giving_levels_order_idx" ON "giving_levels" USING btree ("order");
  CREATE INDEX "giving_levels_updated_at_idx" ON "giving_levels" USING btree ("updated_at");
  CREATE INDEX "giving_levels_created_at_idx" ON "giving_levels" USING btree ("created_at");
  CREATE INDEX "giving_levels_deleted_at_idx" ON "giving_levels" USING btree ("deleted_at");
  CREATE INDEX "giving_levels__status_idx" ON "giving_levels" USING btree ("_status");
  CREATE INDEX "_giving_levels_v_parent_idx" ON "_giving_levels_v" USING btree ("parent_id");
  CREATE INDEX "_giving_levels_v_version_version_order_idx" ON "_giving_levels_v" USING btree ("version_order");
  CREATE INDEX "_giving_levels_v_version_version_updated_at_idx" ON "_giving_levels_v" USING btree ("version_updated_at");
  CREATE INDEX "_giving_levels_v_version_version_created_at_idx" ON "_giving_levels_v" USING btree ("version_created_at");
  CREATE INDEX "_giving_levels_v_version_version_deleted_at_idx" ON "_giving_levels_v" USING btree ("version_deleted_at");
  CREATE INDEX "_giving_levels_v_version_version__status_idx" ON "_giving_levels_v" USING btree ("version__status");
  CREATE INDEX "_giving_levels_v_created_at_idx" ON "_giving_levels_v" USING btree ("created_at");
  CREATE INDEX "_giving_levels_v_updated_at_idx" ON "_giving_levels_v" USING btree ("updated_at");
  CREATE INDEX "_giving_levels_v_latest_idx" ON "_giving_levels_v" USING btree ("latest");
  CREATE INDEX "_giving_levels_v_autosave_idx" ON "_giving_levels_v" USING btree ("autosave");
  CREATE INDEX "sponsor_packages_benefits_order_idx" ON "sponsor_packages_benefits" USING btree ("_order");
  CREATE INDEX "sponsor_packages_benefits_parent_id_idx" ON "sponsor_packages_benefits" USING btree ("_parent_id");
  CREATE INDEX "sponsor_packages_order_idx" ON "sponsor_packages" USING btree ("order");
  CREATE INDEX "sponsor_packages_updated_at_idx" ON "sponsor_packages" USING btree ("updated_at");
  CREATE INDEX "sponsor_packages_created_at_idx" ON "sponsor_packages" USING btree ("created_at");
  CREATE INDEX "sponsor_packages_deleted_at_idx" ON "sponsor_packages" USING btree ("deleted_at");
  CREATE INDEX "sponsor_packages__status_idx" ON "sponsor_packages" USING btree ("_status");
  CREATE INDEX "_sponsor_packages_v_version_benefits_order_idx" ON "_sponsor_packages_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_sponsor_packages_v_version_benefits_parent_id_idx" ON "_sponsor_packages_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_sponsor_packages_v_parent_idx" ON "_sponsor_packages_v" USING btree ("parent_id");
  CREATE INDEX "_sponsor_packages_v_version_version_order_idx" ON "_sponsor_packages_v" USING btree ("version_order");
  CREATE INDEX "_sponsor_packages_v_version_version_updated_at_idx" ON "_sponsor_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_sponsor_packages_v_version_version_created_at_idx" ON "_sponsor_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_sponsor_packages_v_version_version_deleted_at_idx" ON "_sponsor_packages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sponsor_packages_v_version_version__status_idx" ON "_sponsor_packages_v" USING btree ("version__status");
  CREATE INDEX "_sponsor_packages_v_created_at_idx" ON "_sponsor_packages_v" USING btree ("created_at");
  CREATE INDEX "_sponsor_packages_v_updated_at_idx" ON "_sponsor_packages_v" USING btree ("updated_at");
  CREATE INDEX "_sponsor_packages_v_latest_idx" ON "_sponsor_packages_v" USING btree ("latest");
  CREATE INDEX "_sponsor_packages_v_autosave_idx" ON "_sponsor_packages_v" USING btree ("autosave");
  CREATE INDEX "sponsor_inquiries_history_order_idx" ON "sponsor_inquiries_history" USING btree ("_order");
  CREATE INDEX "sponsor_inquiries_history_parent_id_idx" ON "sponsor_inquiries_history" USING btree ("_parent_id");
  CREATE INDEX "sponsor_inquiries_status_idx" ON "sponsor_inquiries" USING btree ("status");
  CREATE UNIQUE INDEX "sponsor_inquiries_reference_idx" ON "sponsor_inquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "sponsor_inquiries_idempotency_key_idx" ON "sponsor_inquiries" USING btree ("idempotency_key");
  CREATE INDEX "sponsor_inquiries_updated_at_idx" ON "sponsor_inquiries" USING btree ("updated_at");
  CREATE INDEX "sponsor_inquiries_created_at_idx" ON "sponsor_inquiries" USING btree ("created_at");
  CREATE INDEX "tour_requests_history_order_idx" ON "tour_requests_history" USING btree ("_order");
  CREATE INDEX "tour_requests_history_parent_id_idx" ON "tour_requests_history" USING btree ("_parent_id");
  CREATE INDEX "tour_requests_status_idx" ON "tour_requests" USING btree ("status");
  CREATE INDEX "tour_requests_slot_at_idx" ON "tour_requests" USING btree ("slot_at");
  CREATE UNIQUE INDEX "tour_requests_reference_idx" ON "tour_requests" USING btree ("reference");
  CREATE UNIQUE INDEX "tour_requests_idempotency_key_idx" ON "tour_requests" USING btree ("idempotency_key");
  CREATE INDEX "tour_requests_updated_at_idx" ON "tour_requests" USING btree ("updated_at");
  CREATE INDEX "tour_requests_created_at_idx" ON "tour_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "deck_links_seed_idx" ON "deck_links" USING btree ("seed");
  CREATE UNIQUE INDEX "deck_links_token_hash_idx" ON "deck_links" USING btree ("token_hash");
  CREATE INDEX "deck_links_updated_at_idx" ON "deck_links" USING btree ("updated_at");
  CREATE INDEX "deck_links_created_at_idx" ON "deck_links" USING btree ("created_at");
  CREATE INDEX "fundraiser_page__status_idx" ON "fundraiser_page" USING btree ("_status");
  CREATE INDEX "_fundraiser_page_v_version_version__status_idx" ON "_fundraiser_page_v" USING btree ("version__status");
  CREATE INDEX "_fundraiser_page_v_created_at_idx" ON "_fundraiser_page_v" USING btree ("created_at");
  CREATE INDEX "_fundraiser_page_v_updated_at_idx" ON "_fundraiser_page_v" USING btree ("updated_at");
  CREATE INDEX "_fundraiser_page_v_latest_idx" ON "_fundraiser_page_v" USING btree ("latest");
  CREATE INDEX "_fundraiser_page_v_autosave_idx" ON "_fundraiser_page_v" USING btree ("autosave");
  CREATE INDEX "donate_page_impact_items_order_idx" ON "donate_page_impact_items" USING btree ("_order");
  CREATE INDEX "donate_page_impact_items_parent_id_idx" ON "donate_page_impact_items" USING btree ("_parent_id");
  CREATE INDEX "donate_page_tax_documents_order_idx" ON "donate_page_tax_documents" USING btree ("_order");
  CREATE INDEX "donate_page_tax_documents_parent_id_idx" ON "donate_page_tax_documents" USING btree ("_parent_id");
  CREATE INDEX "donate_page_ways_items_order_idx" ON "donate_page_ways_items" USING btree ("_order");
  CREATE INDEX "donate_page_ways_items_parent_id_idx" ON "donate_page_ways_items" USING btree ("_parent_id");
  CREATE INDEX "donate_page__status_idx" ON "donate_page" USING btree ("_status");
  CREATE INDEX "_donate_page_v_version_impact_items_order_idx" ON "_donate_page_v_version_impact_items" USING btree ("_order");
  CREATE INDEX "_donate_page_v_version_impact_items_parent_id_idx" ON "_donate_page_v_version_impact_items" USING btree ("_parent_id");
  CREATE INDEX "_donate_page_v_version_tax_documents_order_idx" ON "_donate_page_v_version_tax_documents" USING btree ("_order");
  CREATE INDEX "_donate_page_v_version_tax_documents_parent_id_idx" ON "_donate_page_v_version_tax_documents" USING btree ("_parent_id");
  CREATE INDEX "_donate_page_v_version_ways_items_order_idx" ON "_donate_page_v_version_ways_items" USING btree ("_order");
  CREATE INDEX "_donate_page_v_version_ways_items_parent_id_idx" ON "_donate_page_v_version_ways_items" USING btree ("_parent_id");
  CREATE INDEX "_donate_page_v_version_version__status_idx" ON "_donate_page_v" USING btree ("version__status");
  CREATE INDEX "_donate_page_v_created_at_idx" ON "_donate_page_v" USING btree ("created_at");
  CREATE INDEX "_donate_page_v_updated_at_idx" ON "_donate_page_v" USING btree ("updated_at");
  CREATE INDEX "_donate_page_v_latest_idx" ON "_donate_page_v" USING btree ("latest");
  CREATE INDEX "_donate_page_v_autosave_idx" ON "_donate_page_v" USING btree ("autosave");
  CREATE INDEX "sponsors_page_form_steps_order_idx" ON "sponsors_page_form_steps" USING btree ("_order");
  CREATE INDEX "sponsors_page_form_steps_parent_id_idx" ON "sponsors_page_form_steps" USING btree ("_parent_id");
  CREATE INDEX "sponsors_page__status_idx" ON "sponsors_page" USING btree ("_status");
  CREATE INDEX "_sponsors_page_v_version_form_steps_order_idx" ON "_sponsors_page_v_version_form_steps" USING btree ("_order");
  CREATE INDEX "_sponsors_page_v_version_form_steps_parent_id_idx" ON "_sponsors_page_v_version_form_steps" USING btree ("_parent_id");
  CREATE INDEX "_sponsors_page_v_version_version__status_idx" ON "_sponsors_page_v" USING btree ("version__status");
  CREATE INDEX "_sponsors_page_v_created_at_idx" ON "_sponsors_page_v" USING btree ("created_at");
  CREATE INDEX "_sponsors_page_v_updated_at_idx" ON "_sponsors_page_v" USING btree ("updated_at");
  CREATE INDEX "_sponsors_page_v_latest_idx" ON "_sponsors_page_v" USING btree ("latest");
  CREATE INDEX "_sponsors_page_v_autosave_idx" ON "_sponsors_page_v" USING btree ("autosave");
  CREATE INDEX "funding_deck_page_vision_points_order_idx" ON "funding_deck_page_vision_points" USING btree ("_order");
  CREATE INDEX "funding_deck_page_vision_points_parent_id_idx" ON "funding_deck_page_vision_points" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_market_points_order_idx" ON "funding_deck_page_market_points" USING btree ("_order");
  CREATE INDEX "funding_deck_page_market_points_parent_id_idx" ON "funding_deck_page_market_points" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_facility_points_order_idx" ON "funding_deck_page_facility_points" USING btree ("_order");
  CREATE INDEX "funding_deck_page_facility_points_parent_id_idx" ON "funding_deck_page_facility_points" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_property_options_order_idx" ON "funding_deck_page_property_options" USING btree ("_order");
  CREATE INDEX "funding_deck_page_property_options_parent_id_idx" ON "funding_deck_page_property_options" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_revenue_streams_order_idx" ON "funding_deck_page_revenue_streams" USING btree ("_order");
  CREATE INDEX "funding_deck_page_revenue_streams_parent_id_idx" ON "funding_deck_page_revenue_streams" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_finances_costs_order_idx" ON "funding_deck_page_finances_costs" USING btree ("_order");
  CREATE INDEX "funding_deck_page_finances_costs_parent_id_idx" ON "funding_deck_page_finances_costs" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_finances_funds_order_idx" ON "funding_deck_page_finances_funds" USING btree ("_order");
  CREATE INDEX "funding_deck_page_finances_funds_parent_id_idx" ON "funding_deck_page_finances_funds" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_plan_years_order_idx" ON "funding_deck_page_plan_years" USING btree ("_order");
  CREATE INDEX "funding_deck_page_plan_years_parent_id_idx" ON "funding_deck_page_plan_years" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page__status_idx" ON "funding_deck_page" USING btree ("_status");
  CREATE INDEX "_funding_deck_page_v_version_vision_points_order_idx" ON "_funding_deck_page_v_version_vision_points" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_vision_points_parent_id_idx" ON "_funding_deck_page_v_version_vision_points" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_market_points_order_idx" ON "_funding_deck_page_v_version_market_points" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_market_points_parent_id_idx" ON "_funding_deck_page_v_version_market_points" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_facility_points_order_idx" ON "_funding_deck_page_v_version_facility_points" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_facility_points_parent_id_idx" ON "_funding_deck_page_v_version_facility_points" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_property_options_order_idx" ON "_funding_deck_page_v_version_property_options" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_property_options_parent_id_idx" ON "_funding_deck_page_v_version_property_options" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_revenue_streams_order_idx" ON "_funding_deck_page_v_version_revenue_streams" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_revenue_streams_parent_id_idx" ON "_funding_deck_page_v_version_revenue_streams" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_finances_costs_order_idx" ON "_funding_deck_page_v_version_finances_costs" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_finances_costs_parent_id_idx" ON "_funding_deck_page_v_version_finances_costs" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_finances_funds_order_idx" ON "_funding_deck_page_v_version_finances_funds" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_finances_funds_parent_id_idx" ON "_funding_deck_page_v_version_finances_funds" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_plan_years_order_idx" ON "_funding_deck_page_v_version_plan_years" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_plan_years_parent_id_idx" ON "_funding_deck_page_v_version_plan_years" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_version__status_idx" ON "_funding_deck_page_v" USING btree ("version__status");
  CREATE INDEX "_funding_deck_page_v_created_at_idx" ON "_funding_deck_page_v" USING btree ("created_at");
  CREATE INDEX "_funding_deck_page_v_updated_at_idx" ON "_funding_deck_page_v" USING btree ("updated_at");
  CREATE INDEX "_funding_deck_page_v_latest_idx" ON "_funding_deck_page_v" USING btree ("latest");
  CREATE INDEX "_funding_deck_page_v_autosave_idx" ON "_funding_deck_page_v" USING btree ("autosave");
  CREATE INDEX "tour_settings_times_order_idx" ON "tour_settings_times" USING btree ("_order");
  CREATE INDEX "tour_settings_times_parent_id_idx" ON "tour_settings_times" USING btree ("_parent_id");
  CREATE INDEX "tour_settings_blackouts_order_idx" ON "tour_settings_blackouts" USING btree ("_order");
  CREATE INDEX "tour_settings_blackouts_parent_id_idx" ON "tour_settings_blackouts" USING btree ("_parent_id");
  CREATE INDEX "tour_settings_blackouts_from_idx" ON "tour_settings_blackouts" USING btree ("from");
  CREATE INDEX "tour_settings_blackouts_to_idx" ON "tour_settings_blackouts" USING btree ("to");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pledges_fk" FOREIGN KEY ("pledges_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_giving_levels_fk" FOREIGN KEY ("giving_levels_id") REFERENCES "public"."giving_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsor_packages_fk" FOREIGN KEY ("sponsor_packages_id") REFERENCES "public"."sponsor_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsor_inquiries_fk" FOREIGN KEY ("sponsor_inquiries_id") REFERENCES "public"."sponsor_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tour_requests_fk" FOREIGN KEY ("tour_requests_id") REFERENCES "public"."tour_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deck_links_fk" FOREIGN KEY ("deck_links_id") REFERENCES "public"."deck_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sponsors_starts_on_idx" ON "sponsors" USING btree ("starts_on");
  CREATE INDEX "sponsors_ends_on_idx" ON "sponsors" USING btree ("ends_on");
  CREATE INDEX "_sponsors_v_version_version_starts_on_idx" ON "_sponsors_v" USING btree ("version_starts_on");
  CREATE INDEX "_sponsors_v_version_version_ends_on_idx" ON "_sponsors_v" USING btree ("version_ends_on");
  CREATE INDEX "payload_locked_documents_rels_pledges_id_idx" ON "payload_locked_documents_rels" USING btree ("pledges_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_giving_levels_id_idx" ON "payload_locked_documents_rels" USING btree ("giving_levels_id");
  CREATE INDEX "payload_locked_documents_rels_sponsor_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsor_packages_id");
  CREATE INDEX "payload_locked_documents_rels_sponsor_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsor_inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_tour_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("tour_requests_id");
  CREATE INDEX "payload_locked_documents_rels_deck_links_id_idx" ON "payload_locked_documents_rels" USING btree ("deck_links_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pledges_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pledges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "giving_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_giving_levels_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sponsor_packages_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sponsor_packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sponsor_packages_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sponsor_packages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sponsor_inquiries_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sponsor_inquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_requests_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deck_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fundraiser_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fundraiser_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "donate_page_impact_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "donate_page_tax_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "donate_page_ways_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "donate_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_donate_page_v_version_impact_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_donate_page_v_version_tax_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_donate_page_v_version_ways_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_donate_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sponsors_page_form_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sponsors_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sponsors_page_v_version_form_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sponsors_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_vision_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_market_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_facility_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_property_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_revenue_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_finances_costs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_finances_funds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page_plan_years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_deck_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_vision_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_market_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_facility_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_property_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_revenue_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_finances_costs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_finances_funds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v_version_plan_years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_deck_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_settings_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_settings_blackouts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pledges_history" CASCADE;
  DROP TABLE "pledges" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "giving_levels" CASCADE;
  DROP TABLE "_giving_levels_v" CASCADE;
  DROP TABLE "sponsor_packages_benefits" CASCADE;
  DROP TABLE "sponsor_packages" CASCADE;
  DROP TABLE "_sponsor_packages_v_version_benefits" CASCADE;
  DROP TABLE "_sponsor_packages_v" CASCADE;
  DROP TABLE "sponsor_inquiries_history" CASCADE;
  DROP TABLE "sponsor_inquiries" CASCADE;
  DROP TABLE "tour_requests_history" CASCADE;
  DROP TABLE "tour_requests" CASCADE;
  DROP TABLE "deck_links" CASCADE;
  DROP TABLE "fundraiser_page" CASCADE;
  DROP TABLE "_fundraiser_page_v" CASCADE;
  DROP TABLE "donate_page_impact_items" CASCADE;
  DROP TABLE "donate_page_tax_documents" CASCADE;
  DROP TABLE "donate_page_ways_items" CASCADE;
  DROP TABLE "donate_page" CASCADE;
  DROP TABLE "_donate_page_v_version_impact_items" CASCADE;
  DROP TABLE "_donate_page_v_version_tax_documents" CASCADE;
  DROP TABLE "_donate_page_v_version_ways_items" CASCADE;
  DROP TABLE "_donate_page_v" CASCADE;
  DROP TABLE "sponsors_page_form_steps" CASCADE;
  DROP TABLE "sponsors_page" CASCADE;
  DROP TABLE "_sponsors_page_v_version_form_steps" CASCADE;
  DROP TABLE "_sponsors_page_v" CASCADE;
  DROP TABLE "funding_deck_page_vision_points" CASCADE;
  DROP TABLE "funding_deck_page_market_points" CASCADE;
  DROP TABLE "funding_deck_page_facility_points" CASCADE;
  DROP TABLE "funding_deck_page_property_options" CASCADE;
  DROP TABLE "funding_deck_page_revenue_streams" CASCADE;
  DROP TABLE "funding_deck_page_finances_costs" CASCADE;
  DROP TABLE "funding_deck_page_finances_funds" CASCADE;
  DROP TABLE "funding_deck_page_plan_years" CASCADE;
  DROP TABLE "funding_deck_page" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_vision_points" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_market_points" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_facility_points" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_property_options" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_revenue_streams" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_finances_costs" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_finances_funds" CASCADE;
  DROP TABLE "_funding_deck_page_v_version_plan_years" CASCADE;
  DROP TABLE "_funding_deck_page_v" CASCADE;
  DROP TABLE "tour_settings_times" CASCADE;
  DROP TABLE "tour_settings_blackouts" CASCADE;
  DROP TABLE "tour_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pledges_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_giving_levels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sponsor_packages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sponsor_inquiries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tour_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deck_links_fk";
  
  DROP INDEX "sponsors_starts_on_idx";
  DROP INDEX "sponsors_ends_on_idx";
  DROP INDEX "_sponsors_v_version_version_starts_on_idx";
  DROP INDEX "_sponsors_v_version_version_ends_on_idx";
  DROP INDEX "payload_locked_documents_rels_pledges_id_idx";
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  DROP INDEX "payload_locked_documents_rels_giving_levels_id_idx";
  DROP INDEX "payload_locked_documents_rels_sponsor_packages_id_idx";
  DROP INDEX "payload_locked_documents_rels_sponsor_inquiries_id_idx";
  DROP INDEX "payload_locked_documents_rels_tour_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_deck_links_id_idx";
  ALTER TABLE "sponsors" DROP COLUMN "starts_on";
  ALTER TABLE "sponsors" DROP COLUMN "ends_on";
  ALTER TABLE "_sponsors_v" DROP COLUMN "version_starts_on";
  ALTER TABLE "_sponsors_v" DROP COLUMN "version_ends_on";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pledges_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "giving_levels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sponsor_packages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sponsor_inquiries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tour_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deck_links_id";
  DROP TYPE "public"."enum_inbox_pledge_status";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum_giving_levels_status";
  DROP TYPE "public"."enum__giving_levels_v_version_status";
  DROP TYPE "public"."enum_sponsor_packages_status";
  DROP TYPE "public"."enum__sponsor_packages_v_version_status";
  DROP TYPE "public"."enum_inbox_sponsor_status";
  DROP TYPE "public"."enum_inbox_tour_status";
  DROP TYPE "public"."enum_tour_requests_slotat_tz";
  DROP TYPE "public"."enum_fundraiser_page_status";
  DROP TYPE "public"."enum__fundraiser_page_v_version_status";
  DROP TYPE "public"."enum_donate_page_status";
  DROP TYPE "public"."enum__donate_page_v_version_status";
  DROP TYPE "public"."enum_sponsors_page_status";
  DROP TYPE "public"."enum__sponsors_page_v_version_status";
  DROP TYPE "public"."enum_funding_deck_page_revenue_streams_control";
  DROP TYPE "public"."enum_funding_deck_page_offer_basis";
  DROP TYPE "public"."enum_funding_deck_page_sharing_mode";
  DROP TYPE "public"."enum_funding_deck_page_status";
  DROP TYPE "public"."enum__funding_deck_page_v_version_revenue_streams_control";
  DROP TYPE "public"."enum__funding_deck_page_v_version_offer_basis";
  DROP TYPE "public"."enum__funding_deck_page_v_version_sharing_mode";
  DROP TYPE "public"."enum__funding_deck_page_v_version_status";
  DROP TYPE "public"."enum_tour_settings_times_weekday";`)
}
