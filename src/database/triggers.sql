-- Triggers for the functions in functions.sql, applied together with them.

CREATE OR REPLACE TRIGGER "player_registrations_inbox" AFTER INSERT OR UPDATE ON "player_registrations"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('player-registrations');
CREATE OR REPLACE TRIGGER "player_registrations_inbox_gone" AFTER DELETE ON "player_registrations"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "tryout_registrations_inbox" AFTER INSERT OR UPDATE ON "tryout_registrations"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('tryout-registrations');
CREATE OR REPLACE TRIGGER "tryout_registrations_inbox_gone" AFTER DELETE ON "tryout_registrations"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "applications_inbox" AFTER INSERT OR UPDATE ON "applications"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('applications');
CREATE OR REPLACE TRIGGER "applications_inbox_gone" AFTER DELETE ON "applications"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "form_entries_inbox" AFTER INSERT OR UPDATE ON "form_entries"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('form-entries');
CREATE OR REPLACE TRIGGER "form_entries_inbox_gone" AFTER DELETE ON "form_entries"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "tour_requests_inbox" AFTER INSERT OR UPDATE ON "tour_requests"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('tour-requests');
CREATE OR REPLACE TRIGGER "tour_requests_inbox_gone" AFTER DELETE ON "tour_requests"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "pledges_inbox" AFTER INSERT OR UPDATE ON "pledges"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('pledges');
CREATE OR REPLACE TRIGGER "pledges_inbox_gone" AFTER DELETE ON "pledges"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "sponsor_inquiries_inbox" AFTER INSERT OR UPDATE ON "sponsor_inquiries"
  FOR EACH ROW EXECUTE FUNCTION inbox_index('sponsor-inquiries');
CREATE OR REPLACE TRIGGER "sponsor_inquiries_inbox_gone" AFTER DELETE ON "sponsor_inquiries"
  FOR EACH ROW EXECUTE FUNCTION inbox_unindex();

CREATE OR REPLACE TRIGGER "player_registrations_enrolled" BEFORE UPDATE OF "status" ON "player_registrations"
  FOR EACH ROW WHEN (NEW.status = 'enrolled' AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_enrolled();
CREATE OR REPLACE TRIGGER "tryout_registrations_enrolled" BEFORE UPDATE OF "status" ON "tryout_registrations"
  FOR EACH ROW WHEN (NEW.status = 'enrolled' AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_enrolled();

CREATE OR REPLACE TRIGGER members_out AFTER UPDATE OF is_active ON members
  FOR EACH ROW WHEN (NEW.is_active IS NOT TRUE AND OLD.is_active IS TRUE)
  EXECUTE FUNCTION end_sessions_of_member();

CREATE OR REPLACE TRIGGER "staff_sessions_ended" BEFORE INSERT ON "staff_sessions"
  FOR EACH ROW EXECUTE FUNCTION keep_out_staff_session();

CREATE OR REPLACE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER "audit_events_stay_all" BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER "payload_jobs_note" AFTER INSERT ON "payload_jobs"
  FOR EACH ROW WHEN (NEW.task_slug = 'schedulePublish') EXECUTE FUNCTION note_schedule();

-- Allows re-encrypting a signer's name with a new key (docs/decisions/073). The ciphertext is bound to its row and cannot be
-- decrypted in another one.
CREATE OR REPLACE TRIGGER "consents_stay" BEFORE UPDATE ON "consents"
  FOR EACH ROW WHEN (NEW.signer !~ '^v1\.\S{41,}$'
    OR ROW(NEW.id, NEW.enrolment_id, NEW.key, NEW.version, NEW.is_given, NEW.at)
      IS DISTINCT FROM ROW(OLD.id, OLD.enrolment_id, OLD.key, OLD.version, OLD.is_given, OLD.at))
  EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER "consent_versions_stay" BEFORE UPDATE OR DELETE ON "consent_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER "inbox_entries_search_merged" BEFORE UPDATE OF "search" ON "inbox_entries"
  FOR EACH ROW EXECUTE FUNCTION inbox_search_merged();

CREATE OR REPLACE TRIGGER "inbox_entries_mails" AFTER UPDATE OF status OR DELETE ON "inbox_entries"
  FOR EACH ROW EXECUTE FUNCTION undo_outdated_mails();

CREATE OR REPLACE TRIGGER "inbox_entries_assignee" BEFORE INSERT OR UPDATE OF assignee_id ON "inbox_entries"
  FOR EACH ROW WHEN (NEW.assignee_id IS NOT NULL) EXECUTE FUNCTION check_assignee();
CREATE OR REPLACE TRIGGER "staff_assignee" AFTER DELETE ON "staff"
  FOR EACH ROW EXECUTE FUNCTION clear_assignee();

CREATE OR REPLACE TRIGGER "tryout_days_release" AFTER INSERT OR UPDATE OF release_at ON "tryout_days"
  FOR EACH ROW EXECUTE FUNCTION plan_release();

CREATE OR REPLACE TRIGGER "tryout_registrations_day" AFTER UPDATE OF tryout_day_id ON "tryout_registrations"
  FOR EACH ROW EXECUTE FUNCTION take_held_mails_along();

-- Updates which pictures are public after changes of published content.
CREATE OR REPLACE TRIGGER "programs_pictures" AFTER INSERT OR UPDATE OR DELETE ON "programs"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "coaches_pictures" AFTER INSERT OR UPDATE OR DELETE ON "coaches"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "films_pictures" AFTER INSERT OR UPDATE OR DELETE ON "films"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "sponsors_pictures" AFTER INSERT OR UPDATE OR DELETE ON "sponsors"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "testimonials_pictures" AFTER INSERT OR UPDATE OR DELETE ON "testimonials"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "posts_pictures" AFTER INSERT OR UPDATE OR DELETE ON "posts"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "albums_pictures" AFTER INSERT OR UPDATE OR DELETE ON "albums"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "albums_pictures_pictures" AFTER INSERT OR UPDATE OR DELETE ON "albums_pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "privacy_page_pictures" AFTER INSERT OR UPDATE OR DELETE ON "privacy_page"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
CREATE OR REPLACE TRIGGER "terms_page_pictures" AFTER INSERT OR UPDATE OR DELETE ON "terms_page"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_shown_pictures();
-- Saving a picture must not overwrite this value with the old one. The function's own update must not fire the trigger again.
CREATE OR REPLACE TRIGGER "media_pictures" AFTER INSERT OR UPDATE ON "media"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION mark_shown_pictures();
-- Updates which pictures are hidden after changes of consents and removal requests, at COMMIT.
DROP TRIGGER IF EXISTS "media_rels_held" ON "media_rels";
CREATE CONSTRAINT TRIGGER "media_rels_held" AFTER INSERT OR UPDATE OR DELETE ON "media_rels" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION mark_pictures_at_commit();
DROP TRIGGER IF EXISTS "takedown_requests_held" ON "takedown_requests";
CREATE CONSTRAINT TRIGGER "takedown_requests_held" AFTER INSERT OR UPDATE OR DELETE ON "takedown_requests" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION mark_pictures_at_commit();
DROP TRIGGER IF EXISTS "consents_held" ON "consents";
CREATE CONSTRAINT TRIGGER "consents_held" AFTER INSERT OR DELETE ON "consents" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION mark_pictures_at_commit();
DROP TRIGGER IF EXISTS "enrolments_held" ON "enrolments";
CREATE CONSTRAINT TRIGGER "enrolments_held" AFTER INSERT OR DELETE OR UPDATE OF state, season, player_id ON "enrolments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION mark_pictures_at_commit();
DROP TRIGGER IF EXISTS "seasons_held" ON "seasons";
CREATE CONSTRAINT TRIGGER "seasons_held" AFTER INSERT OR DELETE OR UPDATE OF state, name ON "seasons" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION mark_pictures_at_commit();
DROP TRIGGER IF EXISTS "players_held" ON "players";
CREATE CONSTRAINT TRIGGER "players_held" AFTER UPDATE OF publication, deleted_at ON "players" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.publication IS DISTINCT FROM NEW.publication OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION mark_pictures_at_commit();
CREATE OR REPLACE TRIGGER "players_erased" BEFORE DELETE ON "players"
  FOR EACH ROW EXECUTE FUNCTION keep_pictures_away();

CREATE OR REPLACE TRIGGER "staff_reset_token_hashed" BEFORE UPDATE OF reset_password_token ON "staff"
  FOR EACH ROW WHEN (NEW.reset_password_token IS DISTINCT FROM OLD.reset_password_token AND NEW.reset_password_token IS NOT NULL)
  EXECUTE FUNCTION hash_reset_token();

-- Invalidates the pages of every instance when a name may no longer be shown.
DROP TRIGGER IF EXISTS "players_told" ON "players";
CREATE CONSTRAINT TRIGGER "players_told" AFTER DELETE OR UPDATE OF publication, deleted_at, first_name, last_name ON "players" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION expire_players();
DROP TRIGGER IF EXISTS "consents_told" ON "consents";
CREATE CONSTRAINT TRIGGER "consents_told" AFTER INSERT OR DELETE ON "consents" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION expire_players();
DROP TRIGGER IF EXISTS "enrolments_told" ON "enrolments";
CREATE CONSTRAINT TRIGGER "enrolments_told" AFTER DELETE OR UPDATE OF state ON "enrolments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION expire_players();
DROP TRIGGER IF EXISTS "takedown_requests_told" ON "takedown_requests";
CREATE CONSTRAINT TRIGGER "takedown_requests_told" AFTER INSERT OR UPDATE OR DELETE ON "takedown_requests" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION expire_players();

-- Updates the total on the fundraiser page immediately. The form writes pledges by SQL, staff by the Local API.
CREATE OR REPLACE TRIGGER "pledges_changed" AFTER INSERT OR UPDATE OR DELETE ON "pledges"
  FOR EACH STATEMENT EXECUTE FUNCTION expire_collection('pledges');

-- Initializes the value for content published before these triggers existed: the statement-level trigger fires even without
-- rows.
UPDATE media SET shown = shown WHERE false;

-- Updates the search index after changes of published content.
CREATE OR REPLACE TRIGGER "posts_search" AFTER INSERT OR UPDATE OR DELETE ON "posts"
  FOR EACH ROW EXECUTE FUNCTION search_index('posts');
CREATE OR REPLACE TRIGGER "programs_search" AFTER INSERT OR UPDATE OR DELETE ON "programs"
  FOR EACH ROW EXECUTE FUNCTION search_index('programs');
CREATE OR REPLACE TRIGGER "faqs_search" AFTER INSERT OR UPDATE OR DELETE ON "faqs"
  FOR EACH ROW EXECUTE FUNCTION search_index('faqs');
CREATE OR REPLACE TRIGGER "coaches_search" AFTER INSERT OR UPDATE OR DELETE ON "coaches"
  FOR EACH ROW EXECUTE FUNCTION search_index('coaches');
CREATE OR REPLACE TRIGGER "events_search" AFTER INSERT OR UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION search_index('events');
CREATE OR REPLACE TRIGGER "albums_search" AFTER INSERT OR UPDATE OR DELETE ON "albums"
  FOR EACH ROW EXECUTE FUNCTION search_index('albums');
CREATE OR REPLACE TRIGGER "cities_search" AFTER INSERT OR UPDATE OR DELETE ON "cities"
  FOR EACH ROW EXECUTE FUNCTION search_index('cities');
CREATE OR REPLACE TRIGGER "search_pages_search" AFTER INSERT OR UPDATE OR DELETE ON "search_pages"
  FOR EACH ROW EXECUTE FUNCTION search_index('page');
CREATE OR REPLACE TRIGGER "cities_page_search" AFTER INSERT OR UPDATE OR DELETE ON "cities_page"
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_kind('cities');
CREATE OR REPLACE TRIGGER "site_settings_search" AFTER INSERT OR UPDATE OR DELETE ON "site_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_kind('page');
CREATE OR REPLACE TRIGGER "search_page_search" AFTER INSERT OR UPDATE OR DELETE ON "search_page"
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_kind('page');
CREATE OR REPLACE TRIGGER "search_page_other_words_pages_search" AFTER INSERT OR UPDATE OR DELETE ON "search_page_other_words_pages"
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_kind('page');
-- Indexes texts that were published before these triggers, or normalized by an older version of the functions.
SELECT search_refresh(kind)
FROM unnest(ARRAY['posts', 'programs', 'faqs', 'coaches', 'events', 'albums', 'cities', 'page']) AS kind;
