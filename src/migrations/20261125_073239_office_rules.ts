import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Promised calls, the exception to papers, and what the last change of status replaced, so that it can be undone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "enrolments" ADD COLUMN "without_papers" varchar;
    ALTER TABLE "mail_templates" ADD COLUMN "promises_call" boolean DEFAULT false;
    ALTER TABLE "inbox_entries" ADD COLUMN "last_change" jsonb, ADD COLUMN "call_promised" boolean NOT NULL DEFAULT false;
    UPDATE "mail_templates" SET "promises_call" = true WHERE "body" ~* '\\m(we call|llamaremos|le llamamos)\\M'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "enrolments" DROP COLUMN "without_papers";
    ALTER TABLE "mail_templates" DROP COLUMN "promises_call";
    ALTER TABLE "inbox_entries" DROP COLUMN "last_change", DROP COLUMN "call_promised"`)
}
