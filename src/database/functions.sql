-- Functions that maintain invariants in the database. Reapplied when this text changes (scripts/lib/prepare-data.mjs).

-- Lowercases a name and removes accents, which people omit when they enter a name.
CREATE OR REPLACE FUNCTION inbox_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(translate(lower(coalesce(value, '')),
    'áàâäãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '\s+', ' ', 'g'))
$$;

-- Returns the time by which an answer is due. Days on which the office is closed do not count. A time outside office hours
-- moves to the end of the previous office day, so that the promised period is never exceeded.
CREATE OR REPLACE FUNCTION inbox_due(kind text, since timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
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

-- Returns whether an entry with this status waits for an answer. src/features/entries/rules/kinds.ts has the same list, and a
-- test compares the two.
CREATE OR REPLACE FUNCTION inbox_is_waiting(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('pending', 'in_review', 'pledged')
$$;

-- Recomputes the due times of all open entries when the promised response times change.
CREATE OR REPLACE FUNCTION inbox_recount_due() RETURNS void LANGUAGE sql AS $$
  UPDATE inbox_entries SET due_at = inbox_due(kind, received_at) WHERE due_at IS NOT NULL AND NOT call_promised
$$;

-- Returns the roster place that resulted from a registration and the active film-room accounts; null without a place. Written
-- in plpgsql, because PostgreSQL would inline an SQL function into every statement of a form, and a lock on members would block
-- all of them.
CREATE OR REPLACE FUNCTION inbox_place(registration uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object('player', e.player_id, 'members',
      (SELECT coalesce(jsonb_agg(m.id), '[]') FROM members m
       WHERE m.player_id = e.player_id AND m.role = 'player' AND m.is_active))
    FROM enrolments e WHERE e.registration_id = registration AND e.state <> 'ended');
END
$$;

-- Rejects the status enrolled for a registration without a roster place. The enrolment must be complete, or staff must have
-- given a reason to accept missing papers. A tryout is followed by a registration and never gets the status enrolled.
CREATE OR REPLACE FUNCTION check_enrolled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM enrolments e JOIN players p ON p.id = e.player_id AND p.deleted_at IS NULL
      WHERE e.registration_id = NEW.id AND (e.state = 'complete' OR (e.state = 'invited' AND e.without_papers <> ''))) THEN
    RAISE EXCEPTION 'A registration without a place on a roster and complete papers cannot be enrolled.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'enrolled_by_roster';
  END IF;
  RETURN NEW;
END
$$;

-- Maintains the row of an entry in inbox_entries in the transaction that changes the entry's own table. Checks a new entry for
-- duplicates and audits its receipt. Stores the state before a status change, so that an undo can restore it
-- (src/features/entries/server/undo).
CREATE OR REPLACE FUNCTION inbox_index() RETURNS trigger LANGUAGE plpgsql AS $$
<<entry>>
DECLARE
  words jsonb := to_jsonb(NEW);
  kind text := TG_ARGV[0];
  person text := btrim(coalesce((words->>'player_first_name') || ' ' || (words->>'player_last_name'),
    words->>'full_name', nullif(words->>'company', ''), words->>'name', ''));
  contact text := btrim(coalesce((words->>'parent_first_name') || ' ' || coalesce(words->>'parent_last_name', ''),
    words->>'parent_name', words->>'full_name', words->>'name', ''));
  email text := lower(coalesce(words->>'parent_email', words->>'email', ''));
  phone text := regexp_replace(coalesce(words->>'parent_phone_normalised', words->>'phone_normalised',
    words->>'phone', ''), '\D', '', 'g');
  birthday date := CASE WHEN words->>'date_of_birth' ~ '^\d{4}-\d{2}-\d{2}$' THEN (words->>'date_of_birth')::date END;
  before text := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD)->>'status' END;
  status text := words->>'status';
  person_key text := inbox_fold(person);
BEGIN
  INSERT INTO inbox_entries AS held (entry_id, kind, reference, status, person, person_key, contact, email, phone, born,
    age_given, division, is_suspicious, search, received_at, updated_at, due_at, duplicate_of)
  VALUES (NEW.id, kind, words->>'reference', status, person, person_key, contact, email, phone, birthday,
    CASE WHEN words->>'player_age' ~ '^\d{1,2}$' THEN (words->>'player_age')::int END,
    words->>'division', words->>'suspicion' IS NOT NULL,
    inbox_fold(concat_ws(' ', person, contact, email, words->>'player_email', phone, words->>'reference')),
    NEW.created_at, NEW.updated_at,
    CASE WHEN inbox_is_waiting(status) THEN inbox_due(kind, NEW.created_at) END,
    CASE WHEN TG_OP = 'INSERT' AND kind IN ('player-registrations', 'tryout-registrations', 'applications') THEN (
      SELECT other.entry_id FROM inbox_entries other
      WHERE other.person_key = entry.person_key AND other.kind = entry.kind AND other.entry_id <> NEW.id
        AND other.merged_into IS NULL
        AND (other.email = entry.email OR (other.phone = entry.phone AND entry.phone <> '') OR other.born = entry.birthday)
      ORDER BY other.received_at LIMIT 1) END)
  ON CONFLICT (entry_id) DO UPDATE SET status = excluded.status, person = excluded.person,
    person_key = excluded.person_key, contact = excluded.contact, email = excluded.email, phone = excluded.phone,
    born = excluded.born, age_given = excluded.age_given, division = excluded.division,
    is_suspicious = excluded.is_suspicious, search = excluded.search, updated_at = excluded.updated_at,
    due_at = CASE
      WHEN excluded.status = before THEN held.due_at
      WHEN NOT inbox_is_waiting(excluded.status) THEN NULL
      WHEN inbox_is_waiting(before) AND NOT held.call_promised THEN held.due_at
      ELSE inbox_due(excluded.kind, now()) END,
    call_promised = held.call_promised AND excluded.status = before,
    last_change = CASE WHEN excluded.status = before THEN held.last_change ELSE jsonb_build_object(
      'from', before, 'to', excluded.status, 'at', NEW.updated_at, 'dueAt', held.due_at, 'asked', held.asked,
      'isCallPromised', held.call_promised, 'place', inbox_place(NEW.id),
      'mails', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'status', m.status, 'sendAt', m.send_at)), '[]')
        FROM mails m WHERE m.entry_id = NEW.id::text AND m.status IN ('waiting', 'held') AND m.kind LIKE 'answer-%')) END;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO audit_events (at, actor_name, action, kind, entry_id, reference)
    VALUES (NEW.created_at, 'the system', 'received', kind, NEW.id, words->>'reference');
  END IF;
  RETURN NULL;
END
$$;

-- Deletes the inbox row, the edits and the private links of an erased entry.
CREATE OR REPLACE FUNCTION inbox_unindex() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM inbox_entries WHERE entry_id = OLD.id;
  DELETE FROM registration_edits WHERE entry_id = OLD.id;
  DELETE FROM family_links WHERE entry_id = OLD.id;
  RETURN NULL;
END
$$;

-- Adds the search texts of merged entries to the remaining one, because families refer to the reference, name or phone number
-- they remember.
CREATE OR REPLACE FUNCTION inbox_search_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := concat_ws(' ', NEW.search,
    (SELECT string_agg(search, ' ' ORDER BY entry_id) FROM inbox_entries WHERE merged_into = NEW.entry_id));
  RETURN NEW;
END
$$;

-- Rejects changes of audit entries and signatures.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % cannot be changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- Makes the audit append-only, with two exceptions: the functions anonymize_audit and delete_old_audit below, which set
-- fullcourt.erasing. No other code may set it, and TRUNCATE is always rejected. The application's role has no right to change
-- rows or to disable this trigger, where another role owns the table (docs/decisions/102).
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' AND current_setting('fullcourt.erasing', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of % cannot be changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- Removes every text that a person wrote from the audit entries of an erased child. Who did what and when stays.
CREATE OR REPLACE FUNCTION anonymize_audit(events bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('fullcourt.erasing', 'on', true);
  UPDATE audit_events SET detail = NULL, reference = NULL WHERE id = ANY (events);
  PERFORM set_config('fullcourt.erasing', '', true);
END
$$;
REVOKE EXECUTE ON FUNCTION anonymize_audit FROM PUBLIC;

-- Deletes expired audit entries for the retention job. Entries of the last twelve months, the shortest period that the settings
-- allow (collections/globals/RetentionSettings.ts), are never deleted, whatever the caller passes.
CREATE OR REPLACE FUNCTION delete_old_audit(events bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('fullcourt.erasing', 'on', true);
  DELETE FROM audit_events WHERE id = ANY (events) AND at < now() - interval '12 months';
  PERFORM set_config('fullcourt.erasing', '', true);
END
$$;
REVOKE EXECUTE ON FUNCTION delete_old_audit FROM PUBLIC;

-- Renews the planner's statistics of tables, which only their owner may.
CREATE OR REPLACE FUNCTION renew_statistics(tables text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY tables LOOP
    EXECUTE format('ANALYZE public.%I', name);
  END LOOP;
END
$$;
REVOKE EXECUTE ON FUNCTION renew_statistics FROM PUBLIC;

-- Audits who scheduled a publication or unpublication, because Payload writes these jobs without calling hooks.
CREATE OR REPLACE FUNCTION note_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person record;
BEGIN
  SELECT id, name INTO person FROM staff WHERE id::text = NEW.input->'user'->>'value';
  INSERT INTO audit_events (actor_id, actor_name, action, area, kind, entry_id, detail)
  VALUES (person.id, coalesce(person.name, 'the system'), 'scheduled', 'content',
    coalesce(NEW.input->'doc'->>'relationTo', NEW.input->>'global'), (NEW.input->'doc'->>'value')::uuid,
    concat_ws(' ', coalesce(NEW.input->>'type', 'publish'), 'at',
      to_char(NEW.wait_until AT TIME ZONE 'America/Phoenix', 'Mon FMDD, YYYY, FMHH12:MI AM')));
  RETURN NULL;
END
$$;

-- Deletes the sessions and tokens of a deactivated member, who stays signed out after reactivation. A trigger covers all
-- changes: by the admin, by a script or by hand.
CREATE OR REPLACE FUNCTION end_sessions_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM member_sessions WHERE member_id = NEW.id;
  DELETE FROM member_tokens WHERE member_id = NEW.id;
  RETURN NULL;
END $$;

-- Discards the session of a suspended account and sessions that were ended before. Payload rewrites all sessions of an account
-- with each sign-in and refresh, and may have read them before they ended.
CREATE OR REPLACE FUNCTION keep_out_staff_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM staff_ended_sessions e WHERE e.session_id = NEW.id)
    OR EXISTS (SELECT FROM staff s WHERE s.id = NEW._parent_id AND s.is_suspended) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;

-- Enqueues the delivery of mails, or reschedules the job of a mail that has one. Disables sequential scans: the queue's table
-- is empty most of the time, so PostgreSQL plans to read all of it, but after a peak it contains thousands of dead rows and an
-- index is faster. The back-off grows to six hours: seventeen attempts take two days.
CREATE OR REPLACE FUNCTION plan_mails(mails uuid[], moments timestamptz[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
BEGIN
  IF cardinality(mails) > 0 THEN
    PERFORM graphile_worker.add_jobs(array_agg((
      'deliver_mail', json_build_object('mailId', mail), NULL, moment, 17, 'mail:' || mail, NULL, NULL
    )::graphile_worker.job_spec)) FROM unnest(mails, moments) AS planned(mail, moment);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION plan_mail(mail uuid, moment timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT plan_mails(ARRAY[mail], ARRAY[moment])
$$;

-- Cancels unsent mails about a status that no longer applies, and all unsent mails of an erased entry. “Accepted” still applies
-- after the player was enrolled.
CREATE OR REPLACE FUNCTION undo_outdated_mails() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Returns all candidates of a tryout day, with the mail that notified them of their current status.
CREATE OR REPLACE FUNCTION tryout_candidates(day uuid) RETURNS TABLE (entry_id uuid, reference text, person text, status text,
  answer text, send_at timestamptz, is_settled boolean) LANGUAGE sql STABLE AS $$
  SELECT t.id, t.reference::text, t.player_first_name || ' ' || t.player_last_name, t.status::text, notified.status,
    notified.send_at,
    t.status::text IN ('withdrawn', 'spam') OR coalesce(notified.status IN ('sent', 'kept'), false)
  FROM tryout_registrations t
  JOIN inbox_entries e ON e.entry_id = t.id AND e.merged_into IS NULL
  LEFT JOIN LATERAL (
    SELECT m.status::text AS status, m.send_at FROM mails m
    WHERE m.entry_id = t.id::text AND m.status::text <> 'undone'
      AND t.status::text IN ('accepted', 'enrolled', 'waitlisted', 'declined')
      AND m.kind = 'answer-' || replace(t.status::text, 'enrolled', 'accepted')
    ORDER BY (m.status::text IN ('sent', 'kept')) DESC, m.created_at DESC LIMIT 1
  ) notified ON true
  WHERE t.tryout_day_id = day
  ORDER BY lower(t.player_last_name), lower(t.player_first_name), t.id
$$;

-- Schedules the job that releases the answers of a tryout day, and reschedules it when the release time changes.
CREATE OR REPLACE FUNCTION plan_release() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Handles the held mails of a candidate who is moved to another tryout day, or whose day is deleted: they wait for the release
-- of the new day, or are sent after the usual delay.
CREATE OR REPLACE FUNCTION take_held_mails_along() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Returns the ids of the pictures in a rich text.
CREATE OR REPLACE FUNCTION pictures_in(content jsonb) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (node->>'value')::uuid FROM jsonb_path_query(content, 'strict $.** ? (@.type == "upload")', silent => true) node
  WHERE node->>'value' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

-- Returns which content uses which picture, as it is saved and in its newest draft. A new field for pictures needs two lines here
-- and a trigger (triggers.sql); a test compares both with the tables.
CREATE OR REPLACE FUNCTION picture_uses() RETURNS TABLE (picture uuid, kind text, title text, is_public boolean)
LANGUAGE sql STABLE AS $$
  SELECT image_id, 'Program', title, _status = 'published' FROM programs WHERE deleted_at IS NULL
  UNION ALL SELECT portrait_id, 'Coach', name, _status = 'published' FROM coaches WHERE deleted_at IS NULL
  UNION ALL SELECT thumbnail_id, 'Film', title, _status = 'published' FROM films WHERE deleted_at IS NULL
  UNION ALL SELECT logo_id, 'Sponsor', name, _status = 'published' FROM sponsors WHERE deleted_at IS NULL
  UNION ALL SELECT image_id, 'Testimonial', name, _status = 'published' FROM testimonials WHERE deleted_at IS NULL
  UNION ALL SELECT image_id, 'Article', title, _status = 'published' FROM posts WHERE deleted_at IS NULL
  UNION ALL SELECT cover_id, 'Album', title, _status = 'published' FROM albums WHERE deleted_at IS NULL
  UNION ALL SELECT p.picture_id, 'Album', title, _status = 'published' FROM albums_pictures p JOIN albums a ON a.id = p._parent_id
    WHERE deleted_at IS NULL
  UNION ALL SELECT pictures_in(content), 'Article', title, _status = 'published' FROM posts WHERE deleted_at IS NULL
  UNION ALL SELECT pictures_in(text_body), NULL, 'Privacy page', _status = 'published' FROM privacy_page
  UNION ALL SELECT pictures_in(text_body), NULL, 'Terms page', _status = 'published' FROM terms_page
  UNION ALL SELECT version_image_id, 'Program', version_title, false FROM _programs_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT version_portrait_id, 'Coach', version_name, false FROM _coaches_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT version_thumbnail_id, 'Film', version_title, false FROM _films_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT version_logo_id, 'Sponsor', version_name, false FROM _sponsors_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT version_image_id, 'Testimonial', version_name, false FROM _testimonials_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT version_image_id, 'Article', version_title, false FROM _posts_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT version_cover_id, 'Album', version_title, false FROM _albums_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT p.picture_id, 'Album', version_title, false FROM _albums_v_version_pictures p JOIN _albums_v a ON a.id = p._parent_id
    WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT pictures_in(version_content), 'Article', version_title, false FROM _posts_v WHERE latest AND version_deleted_at IS NULL
  UNION ALL SELECT pictures_in(version_text_body), NULL, 'Privacy page', false FROM _privacy_page_v WHERE latest
  UNION ALL SELECT pictures_in(version_text_body), NULL, 'Terms page', false FROM _terms_page_v WHERE latest
$$;

-- Returns all pictures used by published content.
CREATE OR REPLACE FUNCTION shown_pictures() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT picture FROM picture_uses() WHERE is_public
$$;

-- Stores only a hash of the token in a staff member's mailed link; the reset endpoint compares hashes
-- (src/features/staff/server/sign-in-endpoints.ts). A trigger covers all code that writes the token.
CREATE OR REPLACE FUNCTION hash_reset_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reset_password_token := encode(sha256(convert_to(NEW.reset_password_token, 'UTF8')), 'hex');
  RETURN NEW;
END
$$;

-- Returns how much of a player's name the site may show: the limit set by the newest signatures of a completed enrolment, and
-- nothing when the family asked to hide the name. The required consents are defined in features/people/rules/consents.ts; a
-- test compares both.
CREATE OR REPLACE FUNCTION allowed_publication(player uuid) RETURNS text LANGUAGE sql STABLE AS $$
  WITH given AS (
    SELECT DISTINCT ON (c.key) c.key, c.is_given FROM consents c JOIN enrolments e ON e.id = c.enrolment_id
    WHERE e.player_id = player AND e.state = 'complete' ORDER BY c.key, c.id DESC)
  SELECT CASE
    WHEN 4 > (SELECT count(*) FROM given WHERE is_given AND key IN ('participation', 'medical', 'concussion', 'conduct'))
      THEN 'hidden'
    WHEN EXISTS (SELECT FROM enrolments WHERE player_id = player AND hides_name) THEN 'hidden'
    WHEN EXISTS (SELECT FROM given WHERE is_given AND key = 'name') THEN 'full'
    ELSE 'initial' END
$$;

-- Returns whether a player's family currently consents to photographs on the site: the newest signature in the enrolment of the
-- current season, for a player who may be shown on the site.
CREATE OR REPLACE FUNCTION has_photo_consent(player uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM players p
    JOIN enrolments e ON e.player_id = p.id AND e.state = 'complete'
    JOIN seasons s ON s.name = e.season AND s.state = 'current'
    WHERE p.id = player AND p.deleted_at IS NULL AND p.publication <> 'hidden'
      AND (SELECT is_given FROM consents WHERE enrolment_id = e.id AND key = 'photo' ORDER BY id DESC LIMIT 1))
$$;

-- Returns all pictures that must not be shown: a tagged player has no photo consent, or a removal was requested.
CREATE OR REPLACE FUNCTION held_pictures() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT parent_id FROM media_rels WHERE path = 'players' AND NOT has_photo_consent(players_id)
  UNION ALL SELECT picture_id FROM takedown_requests WHERE picture_id IS NOT NULL AND state IN ('hidden', 'away')
$$;

-- Invalidates a cache tag on every instance at COMMIT (runtime/tag-subscription.mjs). Deletes older rows of the tag,
-- except those locked by other transactions.
CREATE OR REPLACE FUNCTION expire_tag(name text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM expired_tags WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM expired_tags WHERE tag = name AND at < clock_timestamp() - interval '1 hour' FOR UPDATE SKIP LOCKED));
  INSERT INTO expired_tags (tag, at) VALUES (name, clock_timestamp());
  SELECT pg_notify('expired_tags', name);
$$;

-- Invalidates a collection's tag after a change of a table that public pages show: `EXECUTE FUNCTION
-- expire_collection('slug')`.
CREATE OR REPLACE FUNCTION expire_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_tag('collection:' || TG_ARGV[0]);
  RETURN NULL;
END
$$;

-- Updates media.shown. An advisory lock serializes the updates, because each must see the changes of the previous one.
CREATE OR REPLACE FUNCTION mark_pictures() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('mark_shown_pictures'));
  UPDATE media SET shown = NOT coalesce(shown, false)
  WHERE coalesce(shown, false) <> (id IN (
    SELECT picture FROM shown_pictures() picture WHERE picture IS NOT NULL EXCEPT SELECT held_pictures()));
  IF FOUND THEN
    PERFORM expire_tag('collection:media');
  END IF;
END
$$;

-- Updates media.shown in the transaction that publishes, unpublishes or changes a picture.
CREATE OR REPLACE FUNCTION mark_shown_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_pictures();
  RETURN NULL;
END
$$;

-- Updates media.shown once at the end of a transaction that changes picture tags or consents. It runs only then, because a
-- season rollover changes hundreds of rows, and taking the lock earlier could deadlock with a family that signs at the same
-- time.
CREATE OR REPLACE FUNCTION mark_pictures_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('fullcourt.marked_pictures', true) IS DISTINCT FROM txid_current()::text THEN
    PERFORM set_config('fullcourt.marked_pictures', txid_current()::text, true);
    PERFORM mark_pictures();
  END IF;
  RETURN NULL;
END
$$;

-- Invalidates the players' tag when a change affects what the site shows of a player.
CREATE OR REPLACE FUNCTION expire_players() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM expire_tag('collection:players');
  RETURN NULL;
END
$$;

-- Keeps the pictures of an erased player hidden, although erasing the player deletes the tags that hid them.
CREATE OR REPLACE FUNCTION keep_pictures_away() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO takedown_requests (picture_id, state)
  SELECT parent_id, 'away' FROM media_rels WHERE path = 'players' AND players_id = OLD.id;
  RETURN OLD;
END
$$;

-- Normalizes a text: lower case, with one space between words and at each end. plain() in src/features/site/rules/search.ts
-- does the same for a query; a test compares the two.
CREATE OR REPLACE FUNCTION search_plain(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(lower(coalesce(value, '')),
    '[\s!"#$%&''()*+,./:;<=>?@\[\\\]^_`{|}~–—‘’“”…-]+', ' ', 'g')) || ' '
$$;

-- Returns the sorted stems of a phrase, which are equal for "registration fees" and "fee for registrations". Null without any.
CREATE OR REPLACE FUNCTION search_stems(phrase text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(array_to_string(tsvector_to_array(to_tsvector('english', phrase)), ' '), '')
$$;

-- Returns the alternative names of a page that staff entered in the search page's texts, in lower case.
CREATE OR REPLACE FUNCTION search_names(page text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(btrim(search_plain(name)))
  FROM search_page s JOIN search_page_other_words_pages o ON o._parent_id = s.id, string_to_table(o.words, ',') AS name
  WHERE s._status = 'published' AND o.href = page AND btrim(search_plain(name)) <> ''
$$;

-- Returns the searchable content of one kind, or of one document: published texts only, never players or form submissions. A
-- new kind needs a branch here and a trigger (triggers.sql). The registration form has a fixed entry, so that families find it
-- whatever its page contains. The home page uses the academy's name as title, because its headline is a slogan.
CREATE OR REPLACE FUNCTION search_sources(wanted text, which text DEFAULT NULL)
RETURNS TABLE (kind text, id text, ref text, title text, lead text, body text, names text[]) LANGUAGE sql STABLE AS $$
  SELECT 'posts', id::text, slug::text, title::text, excerpt::text,
    (SELECT string_agg(piece #>> '{}', ' ') FROM jsonb_path_query(content, 'strict $.**.text') AS piece), NULL::text[]
  FROM posts
  WHERE wanted = 'posts' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'programs', id::text, '', title, description, concat_ws('. ', age_range, duration, schedule), NULL
  FROM programs
  WHERE wanted = 'programs' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'faqs', id::text, '', question, answer, '', NULL
  FROM faqs
  WHERE wanted = 'faqs' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'coaches', id::text, '', name, role, concat_ws('. ', focus, bio), NULL
  FROM coaches
  WHERE wanted = 'coaches' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'events', id::text, slug, title, description, concat_ws('. ', place_name, place_address), NULL
  FROM events
  WHERE wanted = 'events' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'albums', id::text, slug, title, description, '', NULL
  FROM albums
  WHERE wanted = 'albums' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'cities', id::text, slug, replace(replace(
    coalesce((SELECT hero_title FROM cities_page WHERE _status = 'published' LIMIT 1), '{city}'),
    '{city}', city), '{region}', region), meta_description, audience, NULL
  FROM cities
  WHERE wanted = 'cities' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL
  UNION ALL
  SELECT 'page', id, path, coalesce(CASE WHEN id = 'home-page' THEN (SELECT academy_name FROM site_settings LIMIT 1) END,
    title), lede, text, search_names(path)
  FROM search_pages
  WHERE wanted = 'page' AND (which IS NULL OR id = which)
  UNION ALL
  SELECT 'page', 'form', '/player-registration', 'Tryout registration',
    'Reserve a tryout spot for your player, or register with the academy.',
    'Register, sign up, join, tryouts, player registration form.', search_names('/player-registration')
  WHERE wanted = 'page' AND (which IS NULL OR which = 'form')
$$;

-- Updates search_documents for one document, or for all of a kind. For all, it first waits for transactions that are changing
-- one of them, so that it never overwrites a newer text.
CREATE OR REPLACE FUNCTION search_refresh(wanted text, which text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF which IS NULL AND wanted = 'cities' THEN
    PERFORM FROM cities FOR SHARE;
  ELSIF which IS NULL AND wanted = 'page' THEN
    PERFORM FROM search_pages FOR SHARE;
  END IF;
  WITH found AS MATERIALIZED (SELECT * FROM search_sources(wanted, which)),
  removed AS (
    DELETE FROM search_documents d WHERE d.kind = wanted AND (which IS NULL OR d.id = which)
      AND NOT EXISTS (SELECT FROM found f WHERE f.id = d.id)
  ),
  prepared AS (
    SELECT *, search_plain(found.title) AS title_text, search_plain(found.lead) AS lead_text,
      search_plain(found.body) || search_plain(array_to_string(found.names, ' ')) AS rest_text
    FROM found
  )
  INSERT INTO search_documents (kind, id, ref, title, lead, body, names, title_text, lead_text, whole_text, stems)
  SELECT p.kind, p.id, coalesce(p.ref, ''), coalesce(p.title, ''), coalesce(p.lead, ''), coalesce(p.body, ''),
    (SELECT coalesce(array_agg(name) || array_remove(array_agg(search_stems(name)), NULL), '{}') FROM unnest(p.names) AS name),
    p.title_text, p.lead_text, p.title_text || p.lead_text || p.rest_text,
    to_tsvector('english', p.title_text || p.lead_text || p.rest_text)
  FROM prepared p
  ON CONFLICT (kind, id) DO UPDATE SET ref = excluded.ref, title = excluded.title, lead = excluded.lead,
    body = excluded.body, names = excluded.names, title_text = excluded.title_text, lead_text = excluded.lead_text,
    whole_text = excluded.whole_text, stems = excluded.stems;
END
$$;

-- Updates the search index for one document in the transaction that publishes, changes or removes it.
CREATE OR REPLACE FUNCTION search_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(TG_ARGV[0], coalesce(NEW.id, OLD.id)::text);
  RETURN NULL;
END
$$;

-- Updates the search index for all documents of a kind when a shared text has changed.
CREATE OR REPLACE FUNCTION search_index_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(TG_ARGV[0]);
  RETURN NULL;
END
$$;

-- Checks that the assignee is a member of staff. A foreign key would lock the staff table for every new entry, so a lock on
-- that table would block form submissions.
CREATE OR REPLACE FUNCTION check_assignee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM staff WHERE id = NEW.assignee_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The assignee of an entry is not on the staff.' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END
$$;

-- Entries of a person who leaves the staff become unassigned.
CREATE OR REPLACE FUNCTION clear_assignee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inbox_entries SET assignee_id = NULL WHERE assignee_id = OLD.id;
  RETURN NULL;
END
$$;

-- Returns a published play by its key, in the format of src/lib/court/play.ts.
CREATE OR REPLACE FUNCTION drawn_play(wanted text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', p.name, 'description', p.description) || p.drawing FROM plays p
  WHERE p.key = wanted AND p._status = 'published' AND p.deleted_at IS NULL
$$;

-- Returns the current questions of a quiz, each with the play beside it: its own, else that of the film.
CREATE OR REPLACE FUNCTION quiz_questions(quiz uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'question', x.question, 'play', x.play, 'feedback', x.feedback,
    'drawing', drawn_play(coalesce(x.play, f.play)), 'options', (
      SELECT jsonb_agg(jsonb_build_object('id', o.id, 'text', o.text, 'isCorrect', coalesce(o.is_correct, false))
        ORDER BY o._order) FROM quizzes_questions_options o WHERE o._parent_id = x.id)) ORDER BY x._order), '[]')
  FROM quizzes q JOIN films f ON f.id = q.film_id JOIN quizzes_questions x ON x._parent_id = q.id WHERE q.id = quiz
$$;

-- Gives each taken quiz whose plays have changed a new version, so that attempts so far keep the plays they were taken with.
CREATE OR REPLACE FUNCTION version_drawn_quizzes() RETURNS void LANGUAGE sql AS $$
  UPDATE quizzes q SET version = q.version + 1 FROM quiz_snapshots s
  WHERE s.quiz_id = q.id AND s.version = q.version
    AND jsonb_path_query_array(s.questions, '$[*].drawing') <> jsonb_path_query_array(quiz_questions(q.id), '$[*].drawing')
$$;
