import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The former versions of fees, academy facts and menus. On a site that exists they begin with its next change. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "_site_settings_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"days" varchar NOT NULL,
  	"times" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_academy_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_street" varchar NOT NULL,
  	"version_city_line" varchar NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_registrar_email" varchar NOT NULL,
  	"version_socials_facebook" varchar,
  	"version_socials_instagram" varchar,
  	"version_socials_maps" varchar,
  	"version_nonprofit_status" varchar NOT NULL,
  	"version_tax_id" varchar NOT NULL,
  	"version_sponsor_email" varchar NOT NULL,
  	"version_sponsor_subject" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_second" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_near" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_join_label" varchar NOT NULL,
  	"version_join_href" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_fees_v_version_youth_package" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fees_v_version_academy_package" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fees_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_former_fees" varchar,
  	"version_monthly_cents" numeric NOT NULL,
  	"version_registration_cents" numeric NOT NULL,
  	"version_line_text" varchar DEFAULT 'The academy: {total} to get started, then {monthly} a month.' NOT NULL,
  	"version_line_label" varchar DEFAULT 'See all fees' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_site_settings_v_version_hours" ADD CONSTRAINT "_site_settings_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar" ADD CONSTRAINT "_navigation_v_version_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_second" ADD CONSTRAINT "_navigation_v_version_second_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_more" ADD CONSTRAINT "_navigation_v_version_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_near" ADD CONSTRAINT "_navigation_v_version_near_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fees_v_version_youth_package" ADD CONSTRAINT "_fees_v_version_youth_package_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fees_v_version_academy_package" ADD CONSTRAINT "_fees_v_version_academy_package_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_site_settings_v_version_hours_order_idx" ON "_site_settings_v_version_hours" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_hours_parent_id_idx" ON "_site_settings_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_version_bar_order_idx" ON "_navigation_v_version_bar" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_bar_parent_id_idx" ON "_navigation_v_version_bar" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_second_order_idx" ON "_navigation_v_version_second" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_second_parent_id_idx" ON "_navigation_v_version_second" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_more_order_idx" ON "_navigation_v_version_more" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_more_parent_id_idx" ON "_navigation_v_version_more" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_near_order_idx" ON "_navigation_v_version_near" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_near_parent_id_idx" ON "_navigation_v_version_near" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_fees_v_version_youth_package_order_idx" ON "_fees_v_version_youth_package" USING btree ("_order");
  CREATE INDEX "_fees_v_version_youth_package_parent_id_idx" ON "_fees_v_version_youth_package" USING btree ("_parent_id");
  CREATE INDEX "_fees_v_version_academy_package_order_idx" ON "_fees_v_version_academy_package" USING btree ("_order");
  CREATE INDEX "_fees_v_version_academy_package_parent_id_idx" ON "_fees_v_version_academy_package" USING btree ("_parent_id");
  CREATE INDEX "_fees_v_created_at_idx" ON "_fees_v" USING btree ("created_at");
  CREATE INDEX "_fees_v_updated_at_idx" ON "_fees_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_site_settings_v_version_hours" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_navigation_v_version_bar" CASCADE;
  DROP TABLE "_navigation_v_version_second" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_more" CASCADE;
  DROP TABLE "_navigation_v_version_near" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_fees_v_version_youth_package" CASCADE;
  DROP TABLE "_fees_v_version_academy_package" CASCADE;
  DROP TABLE "_fees_v" CASCADE;`)
}
