import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_programs_price_unit" AS ENUM('month', 'hour');
  CREATE TYPE "public"."enum__programs_v_version_price_unit" AS ENUM('month', 'hour');
  CREATE TABLE "faq_page_more_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_faq_page_v_version_more_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "tryout_registrations" ADD COLUMN "event_summary" varchar;
  ALTER TABLE "tryout_registrations" ADD COLUMN "event_path" varchar;
  ALTER TABLE "programs" ADD COLUMN "price_unit" "enum_programs_price_unit";
  ALTER TABLE "_programs_v" ADD COLUMN "version_price_unit" "enum__programs_v_version_price_unit";
  ALTER TABLE "faq_page" ADD COLUMN "more_label" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "more_title" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_more_label" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_more_title" varchar;
  ALTER TABLE "fees" ADD COLUMN "former_fees" varchar;
  UPDATE "programs" SET "price_unit" =
    (CASE WHEN "duration" = 'Per hour' THEN 'hour' ELSE 'month' END)::"enum_programs_price_unit";
  UPDATE "_programs_v" SET "version_price_unit" =
    (CASE WHEN "version_duration" = 'Per hour' THEN 'hour' ELSE 'month' END)::"enum__programs_v_version_price_unit";
  ALTER TABLE "faq_page_more_items" ADD CONSTRAINT "faq_page_more_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_page_v_version_more_items" ADD CONSTRAINT "_faq_page_v_version_more_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "faq_page_more_items_order_idx" ON "faq_page_more_items" USING btree ("_order");
  CREATE INDEX "faq_page_more_items_parent_id_idx" ON "faq_page_more_items" USING btree ("_parent_id");
  CREATE INDEX "_faq_page_v_version_more_items_order_idx" ON "_faq_page_v_version_more_items" USING btree ("_order");
  CREATE INDEX "_faq_page_v_version_more_items_parent_id_idx" ON "_faq_page_v_version_more_items" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "faq_page_more_items" CASCADE;
  DROP TABLE "_faq_page_v_version_more_items" CASCADE;
  ALTER TABLE "tryout_registrations" DROP COLUMN "event_summary";
  ALTER TABLE "tryout_registrations" DROP COLUMN "event_path";
  ALTER TABLE "programs" DROP COLUMN "price_unit";
  ALTER TABLE "_programs_v" DROP COLUMN "version_price_unit";
  ALTER TABLE "faq_page" DROP COLUMN "more_label";
  ALTER TABLE "faq_page" DROP COLUMN "more_title";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_more_label";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_more_title";
  ALTER TABLE "fees" DROP COLUMN "former_fees";
  DROP TYPE "public"."enum_programs_price_unit";
  DROP TYPE "public"."enum__programs_v_version_price_unit";`)
}
