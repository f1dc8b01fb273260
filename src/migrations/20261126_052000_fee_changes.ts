import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the fees were before each change (collections/hooks/store-fee-change.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "fee_changes" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
      "staff_id" uuid REFERENCES "staff" ("id") ON DELETE SET NULL,
      "fee" text NOT NULL CHECK ("fee" IN ('monthly', 'registration')),
      "before_cents" integer NOT NULL,
      "after_cents" integer NOT NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "fee_changes"`)
}
