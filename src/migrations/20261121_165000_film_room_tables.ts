import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the API must never know: codes, passwords, sessions and mailed links, each as a hash. And what it cannot say:
// one attempt under way for a member and quiz, the seconds of a film that were seen, and that a member's records go
// with the member.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "member_secrets" (
      "member_id" uuid PRIMARY KEY REFERENCES "members" ("id") ON DELETE CASCADE,
      "code_lookup" text UNIQUE,
      "code_hash" text,
      "code_issued_at" timestamptz,
      "code_expires_at" timestamptz,
      "password_hash" text
    );
    CREATE TABLE "member_sessions" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "token_hash" bytea NOT NULL UNIQUE,
      "member_id" uuid NOT NULL REFERENCES "members" ("id") ON DELETE CASCADE,
      "device" text NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "last_seen_at" timestamptz NOT NULL DEFAULT now(),
      "expires_at" timestamptz NOT NULL
    );
    CREATE INDEX "member_sessions_member_idx" ON "member_sessions" ("member_id");
    CREATE TABLE "member_tokens" (
      "token_hash" bytea PRIMARY KEY,
      "member_id" uuid NOT NULL REFERENCES "members" ("id") ON DELETE CASCADE,
      "purpose" text NOT NULL CHECK ("purpose" IN ('confirm', 'reset')),
      "expires_at" timestamptz NOT NULL
    );
    CREATE INDEX "member_tokens_member_idx" ON "member_tokens" ("member_id");
    CREATE TABLE "quiz_snapshots" (
      "quiz_id" uuid NOT NULL REFERENCES "quizzes" ("id") ON DELETE CASCADE,
      "version" integer NOT NULL,
      "pass_mark" integer NOT NULL,
      "questions" jsonb NOT NULL,
      PRIMARY KEY ("quiz_id", "version")
    );
    CREATE TABLE "film_comment_reports" (
      "comment_id" uuid NOT NULL REFERENCES "film_comments" ("id") ON DELETE CASCADE,
      "reporter_id" uuid NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY ("comment_id", "reporter_id")
    );
    CREATE UNIQUE INDEX "quiz_attempts_under_way_idx" ON "quiz_attempts" ("member_id", "quiz_id")
      WHERE "finished_at" IS NULL;
    ALTER TABLE "film_views" ADD COLUMN "seen" int4multirange NOT NULL DEFAULT '{}';

    ALTER TABLE "film_views" DROP CONSTRAINT "film_views_member_id_members_id_fk",
      DROP CONSTRAINT "film_views_film_id_films_id_fk",
      ADD CONSTRAINT "film_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "members" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "film_views_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "films" ("id") ON DELETE CASCADE;
    ALTER TABLE "quiz_attempts" DROP CONSTRAINT "quiz_attempts_member_id_members_id_fk",
      DROP CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk",
      ADD CONSTRAINT "quiz_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "members" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quizzes" ("id") ON DELETE CASCADE;
    ALTER TABLE "quizzes" DROP CONSTRAINT "quizzes_film_id_films_id_fk",
      ADD CONSTRAINT "quizzes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "films" ("id") ON DELETE CASCADE;
    ALTER TABLE "film_assignments" DROP CONSTRAINT "film_assignments_film_id_films_id_fk",
      ADD CONSTRAINT "film_assignments_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "films" ("id") ON DELETE CASCADE;
    ALTER TABLE "film_comments" DROP CONSTRAINT "film_comments_film_id_films_id_fk",
      DROP CONSTRAINT "film_comments_author_id_members_id_fk",
      ADD CONSTRAINT "film_comments_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "films" ("id") ON DELETE CASCADE,
      ADD CONSTRAINT "film_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "members" ("id") ON DELETE CASCADE;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "film_comment_reports", "quiz_snapshots", "member_tokens", "member_sessions", "member_secrets";
    DROP INDEX "quiz_attempts_under_way_idx";
    ALTER TABLE "film_views" DROP COLUMN "seen";
  `)
}
