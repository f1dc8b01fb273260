import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When a mail was handed to the server without a known outcome, and which workers of the queue live. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mails" ADD COLUMN "handed_at" timestamp(3) with time zone,
      ADD COLUMN "may_be_repeated" boolean DEFAULT false;
    CREATE TABLE "queue_workers" ("worker_id" text PRIMARY KEY, "seen_at" timestamptz NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mails" DROP COLUMN "handed_at", DROP COLUMN "may_be_repeated";
    DROP TABLE "queue_workers"`)
}
