import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A child that is erased leaves a line without a name, and the waivers that the academy must be able to show (ADR 079).
const TABLES = sql`
  CREATE TABLE "erasures" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "entries" uuid[] NOT NULL,
    "players" uuid[] NOT NULL,
    "enrolments" uuid[] NOT NULL,
    "members" uuid[] NOT NULL,
    "asked_by" uuid REFERENCES "staff" ("id") ON DELETE SET NULL,
    "asked_by_name" text NOT NULL,
    "asked_at" timestamptz NOT NULL DEFAULT now(),
    "due_at" timestamptz NOT NULL,
    "agreed_by_name" text,
    "agreed_at" timestamptz,
    "erases_at" timestamptz,
    "taken_back_by_name" text,
    "taken_back_at" timestamptz,
    "erased_at" timestamptz,
    "gone" integer,
    "kept" integer
  );
  CREATE INDEX "erasures_open_idx" ON "erasures" ("due_at") WHERE "erased_at" IS NULL AND "taken_back_at" IS NULL;
  CREATE TABLE "kept_consents" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "erasure_id" uuid NOT NULL REFERENCES "erasures" ("id"),
    "key" text NOT NULL,
    "version" integer NOT NULL,
    "is_given" boolean NOT NULL,
    "at" timestamptz NOT NULL,
    "words" text NOT NULL,
    "until" date NOT NULL,
    FOREIGN KEY ("key", "version") REFERENCES "consent_versions" ("key", "version")
  );
  CREATE INDEX "kept_consents_erasure_idx" ON "kept_consents" ("erasure_id");
  CREATE INDEX "kept_consents_until_idx" ON "kept_consents" ("until");
`

/** Who asked to erase which child, and what stays of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(TABLES)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "kept_consents", "erasures"`)
}
