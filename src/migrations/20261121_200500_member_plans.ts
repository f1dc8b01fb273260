import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// One plan in a member's account: choices and ticks. There is no column for a body, so none can be stored
// (docs/decisions/033), and the plan goes with the member.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "member_plans" (
      "member_id" uuid PRIMARY KEY REFERENCES "members" ("id") ON DELETE CASCADE,
      "goal" text NOT NULL,
      "position" text NOT NULL,
      "training_frequency" smallint NOT NULL CHECK ("training_frequency" BETWEEN 1 AND 7),
      "lacks" text[] NOT NULL,
      "shopping_days" smallint NOT NULL,
      "done" text[] NOT NULL,
      "bought" text[] NOT NULL,
      "saved_at" timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "member_plans"`)
}
