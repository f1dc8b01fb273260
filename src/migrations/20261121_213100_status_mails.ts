import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// One way to plan the delivery of a mail: whoever plans it again moves the one job it has.
const PLANNING = sql`
  CREATE FUNCTION plan_mail(mail uuid, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM graphile_worker.add_job('deliver_mail', json_build_object('mailId', mail), run_at => moment,
      max_attempts => 10, job_key => 'mail:' || mail);
  END
  $$;
  ALTER TABLE "inbox_entries" ADD COLUMN "asked" text;
`

// A mail that has not left yet never tells a family of a status that is over, and never goes to somebody who was
// erased. "Accepted" stays true for a player who was enrolled meanwhile.
const OUTDATED = sql`
  CREATE FUNCTION undo_outdated_mails() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      UPDATE mails SET status = 'undone', updated_at = now()
      WHERE entry_id = OLD.entry_id::text AND status IN ('waiting', 'held');
    ELSIF NEW.status <> OLD.status THEN
      UPDATE mails SET status = 'undone', updated_at = now()
      WHERE entry_id = NEW.entry_id::text AND status IN ('waiting', 'held') AND kind LIKE 'answer-%'
        AND kind <> 'answer-' || NEW.status AND NOT (kind = 'answer-accepted' AND NEW.status = 'enrolled');
    END IF;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "inbox_entries_mails" AFTER UPDATE OF status OR DELETE ON "inbox_entries"
    FOR EACH ROW EXECUTE FUNCTION undo_outdated_mails();
`

// Everybody who was invited to a day, with the mail that told them where they stand now.
const CANDIDATES = sql`
  CREATE FUNCTION tryout_candidates(day uuid) RETURNS TABLE (entry_id uuid, reference text, person text, status text,
    answer text, send_at timestamptz, is_settled boolean) LANGUAGE sql STABLE AS $$
    SELECT t.id, t.reference::text, t.player_first_name || ' ' || t.player_last_name, t.status::text, told.status,
      told.send_at,
      t.status::text IN ('withdrawn', 'spam') OR coalesce(told.status IN ('sent', 'kept'), false)
    FROM tryout_registrations t
    JOIN inbox_entries e ON e.entry_id = t.id AND e.merged_into IS NULL
    LEFT JOIN LATERAL (
      SELECT m.status::text AS status, m.send_at FROM mails m
      WHERE m.entry_id = t.id::text AND m.status::text <> 'undone'
        AND t.status::text IN ('accepted', 'enrolled', 'waitlisted', 'declined')
        AND m.kind = 'answer-' || replace(t.status::text, 'enrolled', 'accepted')
      ORDER BY (m.status::text IN ('sent', 'kept')) DESC, m.created_at DESC LIMIT 1
    ) told ON true
    WHERE t.tryout_day_id = day
    ORDER BY lower(t.player_last_name), lower(t.player_first_name), t.id
  $$;
`

// The moment at which the answers of a day go out is a job; whoever changes the moment moves the job. A candidate who
// leaves the day, or whose day is deleted, takes a held mail along: it waits for the new day, or goes its usual way.
const RELEASES = sql`
  CREATE FUNCTION plan_release() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR NEW.release_at IS DISTINCT FROM OLD.release_at THEN
      UPDATE mails SET send_at = NEW.release_at
      WHERE status = 'held' AND entry_id IN (SELECT id::text FROM tryout_registrations WHERE tryout_day_id = NEW.id);
      PERFORM graphile_worker.add_job('release_day', json_build_object('dayId', NEW.id),
        run_at => coalesce(NEW.release_at, now()), max_attempts => 10, job_key => 'release:' || NEW.id);
    END IF;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "tryout_days_release" AFTER INSERT OR UPDATE OF release_at ON "tryout_days"
    FOR EACH ROW EXECUTE FUNCTION plan_release();
  CREATE FUNCTION take_held_mails_along() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    held uuid;
    later timestamptz;
  BEGIN
    IF NEW.tryout_day_id IS NOT DISTINCT FROM OLD.tryout_day_id THEN
      RETURN NULL;
    END IF;
    SELECT release_at INTO later FROM tryout_days WHERE id = NEW.tryout_day_id FOR SHARE;
    FOR held IN
      SELECT id FROM mails WHERE entry_id = NEW.id::text AND status = 'held' FOR UPDATE
    LOOP
      IF later > clock_timestamp() THEN
        UPDATE mails SET send_at = later WHERE id = held;
      ELSE
        UPDATE mails SET status = 'waiting', send_at = now() + interval '10 minutes' WHERE id = held;
        PERFORM plan_mail(held, now() + interval '10 minutes');
      END IF;
    END LOOP;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "tryout_registrations_day" AFTER UPDATE OF tryout_day_id ON "tryout_registrations"
    FOR EACH ROW EXECUTE FUNCTION take_held_mails_along();
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [PLANNING, OUTDATED, CANDIDATES, RELEASES]) await db.execute(part)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "tryout_registrations_day" ON "tryout_registrations";
    DROP TRIGGER "tryout_days_release" ON "tryout_days";
    DROP TRIGGER "inbox_entries_mails" ON "inbox_entries";
    ALTER TABLE "inbox_entries" DROP COLUMN "asked";
    DROP FUNCTION take_held_mails_along, plan_release, tryout_candidates, undo_outdated_mails, plan_mail;
  `)
}
