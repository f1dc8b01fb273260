import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_mail_templates_language" AS ENUM('en', 'es');
  ALTER TABLE "mails" ADD COLUMN "language" "enum_mails_language" DEFAULT 'en' NOT NULL;
  ALTER TABLE "mail_templates" ADD COLUMN "language" "enum_mail_templates_language" DEFAULT 'en' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP COLUMN "language";
  ALTER TABLE "mail_templates" DROP COLUMN "language";
  DROP TYPE "public"."enum_mails_language";
  DROP TYPE "public"."enum_mail_templates_language";`)
}
