import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// One row for everything people send, whichever table their words stand in: what the inbox filters, sorts, searches and
// counts by. Triggers keep it true in the transaction that changes the words. What staff decide about an entry without
// touching the words (who works on it, tags, what it repeats) stands here alone.
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
    "answered_at" timestamptz
  );
  CREATE INDEX "inbox_entries_list_idx" ON "inbox_entries" ("kind", "received_at" DESC) WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_all_idx" ON "inbox_entries" ("received_at" DESC) WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_status_idx" ON "inbox_entries" ("kind", "status", "received_at" DESC) WHERE "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_due_idx" ON "inbox_entries" ("due_at") WHERE "due_at" IS NOT NULL AND "merged_into" IS NULL;
  CREATE INDEX "inbox_entries_assignee_idx" ON "inbox_entries" ("assignee_id", "received_at" DESC);
  CREATE INDEX "inbox_entries_person_idx" ON "inbox_entries" ("person_key");
  CREATE INDEX "inbox_entries_duplicate_idx" ON "inbox_entries" ("duplicate_of") WHERE "duplicate_of" IS NOT NULL;
  CREATE INDEX "inbox_entries_merged_idx" ON "inbox_entries" ("merged_into") WHERE "merged_into" IS NOT NULL;
  DO $$
  BEGIN
    IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
      CREATE INDEX "inbox_entries_search_idx" ON "inbox_entries" USING gin ("search" gin_trgm_ops);
    END IF;
  END
  $$;
`

// Small letters without the marks that people leave out when they type a name.
const FOLD = sql`
  CREATE FUNCTION inbox_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(translate(lower(coalesce(value, '')),
      'áàâäãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '\\s+', ' ', 'g'))
  $$;
`

// The hour by which an answer was promised. Days without office do not count; what would fall outside office hours is
// due at the last moment before at which somebody was there, so that a promise is never stretched.
const DUE = sql`
  CREATE FUNCTION inbox_due(kind text, since timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
  DECLARE
    rules record;
    office int[];
    local timestamp := since AT TIME ZONE 'America/Phoenix';
    remaining interval;
    midnight timestamp;
  BEGIN
    SELECT * INTO rules FROM inbox_settings LIMIT 1;
    SELECT array_agg(value::text::int) INTO office FROM inbox_settings_days;
    office := coalesce(office, ARRAY[1, 2, 3, 4, 5, 6]);
    remaining := make_interval(hours => CASE
      WHEN kind IN ('player-registrations', 'tryout-registrations', 'applications') THEN coalesce(rules.registration_hours, 72)
      WHEN kind = 'form-entries' THEN coalesce(rules.message_hours, 24)
      ELSE coalesce(rules.supporter_hours, 48) END::int);
    LOOP
      midnight := date_trunc('day', local) + interval '1 day';
      IF extract(isodow FROM local)::int = ANY (office) THEN
        EXIT WHEN local + remaining < midnight;
        remaining := remaining - (midnight - local);
      END IF;
      local := midnight;
    END LOOP;
    local := local + remaining;
    IF local::time > coalesce(rules.closes_at, '18:00')::time THEN
      local := date_trunc('day', local) + coalesce(rules.closes_at, '18:00')::time;
    ELSIF local::time < coalesce(rules.opens_at, '09:00')::time THEN
      LOOP
        local := date_trunc('day', local) - interval '1 day';
        EXIT WHEN extract(isodow FROM local)::int = ANY (office);
      END LOOP;
      local := local + coalesce(rules.closes_at, '18:00')::time;
    END IF;
    RETURN greatest(local AT TIME ZONE 'America/Phoenix', since);
  END
  $$;
  CREATE FUNCTION inbox_is_waiting(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT status IN ('pending', 'in_review', 'pledged')
  $$;
  CREATE FUNCTION inbox_recount_due() RETURNS void LANGUAGE sql AS $$
    UPDATE inbox_entries SET due_at = inbox_due(kind, received_at) WHERE due_at IS NOT NULL
  $$;
`

const INDEXING = sql`
  CREATE FUNCTION inbox_index() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    words jsonb := to_jsonb(NEW);
    kind text := TG_ARGV[0];
    person text := btrim(coalesce((words->>'player_first_name') || ' ' || (words->>'player_last_name'),
      words->>'full_name', nullif(words->>'company', ''), words->>'name', ''));
    contact text := btrim(coalesce((words->>'parent_first_name') || ' ' || coalesce(words->>'parent_last_name', ''),
      words->>'parent_name', words->>'full_name', words->>'name', ''));
    email text := lower(coalesce(words->>'parent_email', words->>'email', ''));
    phone text := regexp_replace(coalesce(words->>'parent_phone_normalised', words->>'phone_normalised',
      words->>'phone', ''), '\\D', '', 'g');
    born text := words->>'date_of_birth';
    before text := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD)->>'status' END;
    status text := words->>'status';
    entry record;
  BEGIN
    INSERT INTO inbox_entries AS held (entry_id, kind, reference, status, person, person_key, contact, email, phone, born,
      age_given, division, is_suspicious, search, received_at, updated_at, due_at)
    VALUES (NEW.id, kind, words->>'reference', status, person, inbox_fold(person), contact, email, phone,
      CASE WHEN born ~ '^\\d{4}-\\d{2}-\\d{2}$' THEN born::date END,
      CASE WHEN words->>'player_age' ~ '^\\d{1,2}$' THEN (words->>'player_age')::int END,
      words->>'division', words->>'suspicion' IS NOT NULL,
      inbox_fold(concat_ws(' ', person, contact, email, words->>'player_email', phone, words->>'reference')),
      NEW.created_at, NEW.updated_at,
      CASE WHEN inbox_is_waiting(status) THEN inbox_due(kind, NEW.created_at) END)
    ON CONFLICT (entry_id) DO UPDATE SET status = excluded.status, person = excluded.person,
      person_key = excluded.person_key, contact = excluded.contact, email = excluded.email, phone = excluded.phone,
      born = excluded.born, age_given = excluded.age_given, division = excluded.division,
      is_suspicious = excluded.is_suspicious, search = excluded.search, updated_at = excluded.updated_at,
      due_at = CASE
        WHEN NOT inbox_is_waiting(excluded.status) THEN NULL
        WHEN inbox_is_waiting(before) THEN held.due_at
        ELSE inbox_due(excluded.kind, now()) END
    RETURNING * INTO entry;
    IF TG_OP = 'INSERT' THEN
      UPDATE inbox_entries SET duplicate_of = (
        SELECT twin.entry_id FROM inbox_entries twin
        WHERE twin.person_key = entry.person_key AND twin.kind = entry.kind AND twin.entry_id <> entry.entry_id
          AND twin.merged_into IS NULL
          AND (twin.email = entry.email OR (twin.phone = entry.phone AND entry.phone <> '') OR twin.born = entry.born)
        ORDER BY twin.received_at LIMIT 1)
      WHERE entry_id = entry.entry_id AND entry.kind IN ('player-registrations', 'tryout-registrations', 'applications');
      INSERT INTO audit_events (at, actor_name, action, kind, entry_id, reference)
      VALUES (NEW.created_at, 'the system', 'received', kind, NEW.id, words->>'reference');
    END IF;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION inbox_unindex() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM inbox_entries WHERE entry_id = OLD.id;
    DELETE FROM registration_edits WHERE entry_id = OLD.id;
    DELETE FROM family_links WHERE entry_id = OLD.id;
    RETURN NULL;
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
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'What stands in % cannot be changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER "audit_events_stay_all" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

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
    "after" text
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
  CREATE TRIGGER "consents_stay" BEFORE UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER "consent_versions_stay" BEFORE UPDATE OR DELETE ON "consent_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TABLE "inbox_views" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "staff_id" uuid REFERENCES "staff" ("id") ON DELETE CASCADE,
    "name" text NOT NULL,
    "query" text NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "inbox_views_staff_idx" ON "inbox_views" ("staff_id");
`

const TABLES = {
  'player-registrations': 'player_registrations',
  'tryout-registrations': 'tryout_registrations',
  applications: 'applications',
  'form-entries': 'form_entries',
  'tour-requests': 'tour_requests',
  pledges: 'pledges',
  'sponsor-inquiries': 'sponsor_inquiries',
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [AUDIT, ENTRIES, FOLD, DUE, INDEXING, FAMILIES]) await db.execute(part)
  for (const [kind, table] of Object.entries(TABLES)) {
    await db.execute(
      sql.raw(`
        CREATE TRIGGER "${table}_inbox" AFTER INSERT OR UPDATE ON "${table}"
          FOR EACH ROW EXECUTE FUNCTION inbox_index('${kind}');
        CREATE TRIGGER "${table}_inbox_gone" AFTER DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION inbox_unindex();
        UPDATE "${table}" SET "status" = "status";
      `),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.values(TABLES))
    await db.execute(
      sql.raw(`DROP TRIGGER "${table}_inbox" ON "${table}"; DROP TRIGGER "${table}_inbox_gone" ON "${table}";`),
    )
  await db.execute(sql`
    DROP TABLE "inbox_views", "consents", "consent_versions", "registration_edits", "family_links", "inbox_entries", "audit_events";
    DROP FUNCTION inbox_index, inbox_unindex, inbox_recount_due, inbox_is_waiting, inbox_due, inbox_fold, refuse_change;
  `)
}
