import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { predatesBaseline } from './frozen/predates-baseline'

// Forgives typing errors in the searches. A database whose role may not add extensions does without.
const EXTENSION = sql`
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN OTHERS THEN
    RAISE NOTICE 'pg_trgm is not available: the searches do not forgive typing errors.';
  END
  $$;
`

// The table of rate-limiter-flexible. It is no collection: it holds counters, never content.
const RATE_LIMITS = sql`
  CREATE TABLE "rate_limits" (
    "key" varchar(255) PRIMARY KEY,
    "points" integer NOT NULL DEFAULT 0,
    "expire" bigint
  );
`

// What the API must never know: codes, passwords, sessions and mailed links, each as a hash. One plan in a member's
// account has no column for a body, so none can be stored (docs/decisions/033). All of it goes with the member.
const MEMBERS = sql`
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
`

// What the schema cannot say of the film room: one attempt under way for a member and quiz, the seconds of a film that
// were seen and up to which moment playing is accounted for, and that a member's records go with the member.
const FILM = sql`
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
  ALTER TABLE "film_views" ADD COLUMN "seen" int4multirange NOT NULL DEFAULT '{}',
    ADD COLUMN "believed_to" timestamptz,
    DROP CONSTRAINT "film_views_member_id_members_id_fk",
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
`

// What the schema cannot say of what people send: nothing is without its number and status, what the specification does
// not list as nullable never is, two visitors never hold one time, and a pledge never loses its campaign.
const SENT = sql`
  ALTER TABLE "player_registrations" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL,
    ALTER COLUMN "previous_experience" SET NOT NULL, ALTER COLUMN "goals" SET NOT NULL,
    ALTER COLUMN "parent_last_name" SET NOT NULL;
  ALTER TABLE "tryout_registrations" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "form_entries" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "applications" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL,
    ALTER COLUMN "submitted_at" SET NOT NULL, ALTER COLUMN "instagram" SET NOT NULL;
  ALTER TABLE "pledges" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL,
    DROP CONSTRAINT "pledges_campaign_id_campaigns_id_fk",
    ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "campaigns" ("id") ON DELETE RESTRICT;
  ALTER TABLE "sponsor_inquiries" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "tour_requests" ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;
  CREATE UNIQUE INDEX "tour_requests_held_slot_idx" ON "tour_requests" ("slot_at")
    WHERE "slot_at" IS NOT NULL AND "status" IN ('pending', 'confirmed');
  CREATE INDEX "mails_reference_idx" ON "mails" ("reference");
`

// One row for everything people send, whichever table their words stand in: what the inbox filters, sorts, searches and
// counts by, each of them by an index. Triggers keep it true (src/database). What staff decide about an entry without
// touching the words (who works on it, tags, what it repeats) stands here alone. `born_about` is the birthday, or where a
// family gave an age only, the latest one that age allows.
const ENTRIES = sql`
  CREATE TABLE "inbox_entries" (
    "entry_id" uuid PRIMARY KEY,
    "kind" text NOT NULL,
    "reference" text NOT NULL,
    "status" text NOT NULL,
    "person" text NOT NULL,
    "person_key" text NOT NULL,
    "contact" text NOT NULL,
    "email" text NOT NULL,
    "phone" text NOT NULL,
    "born" date,
    "age_given" integer,
    "division" text,
    "is_suspicious" boolean NOT NULL DEFAULT false,
    "search" text NOT NULL,
    "received_at" timestamptz NOT NULL,
    "updated_at" timestamptz NOT NULL,
    "due_at" timestamptz,
    "assignee_id" uuid REFERENCES "staff" ("id") ON DELETE SET NULL,
    "tags" text[] NOT NULL DEFAULT '{}',
    "city" text,
    "duplicate_of" uuid REFERENCES "inbox_entries" ("entry_id") ON DELETE SET NULL,
    "is_no_duplicate" boolean NOT NULL DEFAULT false,
    "merged_into" uuid REFERENCES "inbox_entries" ("entry_id") ON DELETE SET NULL,
    "answered_at" timestamptz,
    "asked" text,
    "born_about" date GENERATED ALWAYS AS (
      coalesce("born", (("received_at" AT TIME ZONE 'America/Phoenix')::date - make_interval(years => "age_given"))::date)
    ) STORED
  );
  CREATE INDEX "inbox_entries_list_idx" ON "inbox_entries" ("kind", "received_at" DESC) WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_all_idx" ON "inbox_entries" ("received_at" DESC) WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_status_idx" ON "inbox_entries" ("kind", "status", "received_at" DESC) WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_due_idx" ON "inbox_entries" ("due_at") WHERE "due_at" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_open_idx" ON "inbox_entries" ("kind", "due_at")
    WHERE "due_at" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_assignee_idx" ON "inbox_entries" ("assignee_id", "received_at" DESC);
  CREATE INDEX "inbox_entries_person_idx" ON "inbox_entries" ("person_key");
  CREATE INDEX "inbox_entries_duplicate_idx" ON "inbox_entries" ("duplicate_of") WHERE "duplicate_of" IS NOT NULL;
  CREATE INDEX "inbox_entries_merged_idx" ON "inbox_entries" ("merged_into") WHERE "merged_into" IS NOT NULL;
  CREATE INDEX "inbox_entries_division_idx" ON "inbox_entries" ("kind", "division", "received_at" DESC)
    WHERE "division" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_city_idx" ON "inbox_entries" ("kind", "city", "received_at" DESC)
    WHERE "city" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_born_idx" ON "inbox_entries" ("kind", "born_about")
    WHERE "born_about" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_suspicious_idx" ON "inbox_entries" ("kind", "received_at" DESC)
    WHERE "is_suspicious" AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_tags_idx" ON "inbox_entries" USING gin ("tags") WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_tagged_idx" ON "inbox_entries" ("received_at" DESC) WHERE "tags" <> '{}';
  DO $$
  BEGIN
    IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
      CREATE INDEX "inbox_entries_search_idx" ON "inbox_entries" USING gin ("search" gin_trgm_ops);
    END IF;
  END
  $$;
`

// Who opened, changed or exported what, without a single value of it. Nothing in the app can change or remove a note.
const AUDIT = sql`
  CREATE TABLE "audit_events" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "at" timestamptz NOT NULL DEFAULT now(),
    "actor_id" uuid,
    "actor_name" text NOT NULL,
    "action" text NOT NULL,
    "kind" text,
    "entry_id" uuid,
    "reference" text,
    "detail" text
  );
  CREATE INDEX "audit_events_entry_idx" ON "audit_events" ("entry_id", "id" DESC);
  CREATE INDEX "audit_events_action_idx" ON "audit_events" ("action", "id" DESC);
  CREATE INDEX "audit_events_actor_idx" ON "audit_events" ("actor_id", "id" DESC);
  CREATE INDEX "audit_events_kind_idx" ON "audit_events" ("kind", "id" DESC);
  CREATE INDEX "audit_events_at_idx" ON "audit_events" ("at");
`

// Private links of families, what they changed by them (or staff for them, with a reason), and what they signed.
const FAMILIES = sql`
  CREATE TABLE "family_links" (
    "token_hash" bytea PRIMARY KEY,
    "purpose" text NOT NULL CHECK ("purpose" IN ('status', 'enrol')),
    "kind" text NOT NULL,
    "entry_id" uuid NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    "expires_at" timestamptz NOT NULL
  );
  CREATE INDEX "family_links_entry_idx" ON "family_links" ("entry_id");
  CREATE TABLE "registration_edits" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "entry_id" uuid NOT NULL,
    "at" timestamptz NOT NULL DEFAULT now(),
    "field" text NOT NULL,
    "before" text,
    "after" text,
    "by_name" text,
    "reason" text
  );
  CREATE INDEX "registration_edits_entry_idx" ON "registration_edits" ("entry_id", "id");
  CREATE TABLE "consent_versions" (
    "key" text NOT NULL,
    "version" integer NOT NULL,
    "title" text NOT NULL,
    "text" text NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("key", "version")
  );
  CREATE TABLE "consents" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "enrolment_id" uuid NOT NULL REFERENCES "enrolments" ("id") ON DELETE CASCADE,
    "key" text NOT NULL,
    "version" integer NOT NULL,
    "is_given" boolean NOT NULL,
    "signer" text NOT NULL,
    "at" timestamptz NOT NULL DEFAULT now(),
    FOREIGN KEY ("key", "version") REFERENCES "consent_versions" ("key", "version")
  );
  CREATE INDEX "consents_enrolment_idx" ON "consents" ("enrolment_id", "key", "id" DESC);
`

// The first views of everybody. Staff add their own, and may remove these.
const VIEWS = sql`
  CREATE TABLE "inbox_views" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "staff_id" uuid REFERENCES "staff" ("id") ON DELETE CASCADE,
    "name" text NOT NULL,
    "query" text NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "inbox_views_staff_idx" ON "inbox_views" ("staff_id");
  INSERT INTO "inbox_views" ("name", "query", "created_at") VALUES
    ('Overdue', 'overdue=1&sort=due', now()),
    ('Mine', 'assignee=me', now() + interval '1 millisecond'),
    ('12U waiting', 'status=waiting&division=12U', now() + interval '2 milliseconds');
`

const PARTS = [EXTENSION, RATE_LIMITS, MEMBERS, FILM, SENT, ENTRIES, AUDIT, FAMILIES, VIEWS]

/** What Payload's schema does not say: tables of our own, and what must hold of its tables. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await predatesBaseline(db)) return
  for (const part of PARTS) await db.execute(part)
}

export async function down(): Promise<void> {
  throw new Error('This is where every database begins: there is nothing before it.')
}
