import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A second factor, named sessions and invitations of staff (docs/decisions/075). What proves somebody stands in no collection. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "staff_settings" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "needs_second_factor" boolean DEFAULT false,
      "updated_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone
    );
    ALTER TABLE "staff_sessions" ADD COLUMN "device" varchar, ADD COLUMN "last_used_at" timestamp(3) with time zone;
    CREATE TABLE "staff_factors" (
      "staff_id" uuid PRIMARY KEY REFERENCES "staff" ("id") ON DELETE CASCADE,
      "secret" text NOT NULL,
      "confirmed_at" timestamptz,
      "last_step" bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE "staff_recovery_codes" (
      "staff_id" uuid NOT NULL REFERENCES "staff_factors" ("staff_id") ON DELETE CASCADE,
      "code_hash" text NOT NULL,
      PRIMARY KEY ("staff_id", "code_hash")
    );
    CREATE TABLE "staff_invitations" (
      "staff_id" uuid PRIMARY KEY REFERENCES "staff" ("id") ON DELETE CASCADE,
      "token_hash" bytea NOT NULL UNIQUE,
      "sent_at" timestamptz NOT NULL DEFAULT now(),
      "expires_at" timestamptz NOT NULL
    );
    CREATE TABLE "staff_ended_sessions" (
      "session_id" text PRIMARY KEY,
      "ended_at" timestamptz NOT NULL DEFAULT now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS "staff_sessions_ended" ON "staff_sessions";
    DROP TABLE "staff_ended_sessions", "staff_invitations", "staff_recovery_codes", "staff_factors", "staff_settings";
    ALTER TABLE "staff_sessions" DROP COLUMN "device", DROP COLUMN "last_used_at"`)
}
