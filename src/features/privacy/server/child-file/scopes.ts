import 'server-only'
import type { ChildIds } from './child'

const ENTRY = 'id = ANY ($1)'
const OF_ENTRY = '_parent_id = ANY ($1)'
const OF_MEMBER = 'member_id = ANY ($4)'
/** Mails and audit notes refer to any kind of record by id. */
const ABOUT_ANY = `entry_id::text = ANY ($1::text[] || $2::text[] || $3::text[] || $4::text[])`

// Each condition uses only some of the parameters, but PostgreSQL must know the type of all.
const ALL_ARE_THERE = 'num_nulls($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) = 0'

// Conditions on the entries, players, enrollments and members of a child, $1 to $4.
const SCOPES: Readonly<Record<string, string>> = {
  player_registrations: ENTRY,
  player_registrations_positions: 'parent_id = ANY ($1)',
  player_registrations_history: OF_ENTRY,
  tryout_registrations: ENTRY,
  tryout_registrations_history: OF_ENTRY,
  applications: ENTRY,
  applications_history: OF_ENTRY,
  inbox_entries: 'entry_id = ANY ($1)',
  registration_edits: 'entry_id = ANY ($1)',
  family_links: 'entry_id = ANY ($1 || $3)',
  players: 'id = ANY ($2)',
  players_achievements: '_parent_id = ANY ($2)',
  media_rels: 'players_id = ANY ($2)',
  takedown_requests: 'player_id = ANY ($2)',
  seasons_roster: 'player_id = ANY ($2)',
  enrolments: 'id = ANY ($3)',
  enrolments_pickups: '_parent_id = ANY ($3)',
  consents: 'enrolment_id = ANY ($3)',
  members: 'id = ANY ($4)',
  members_rels: 'parent_id = ANY ($4) OR members_id = ANY ($4)',
  member_secrets: OF_MEMBER,
  member_sessions: OF_MEMBER,
  member_tokens: OF_MEMBER,
  member_plans: OF_MEMBER,
  film_views: OF_MEMBER,
  film_assignments_rels: 'members_id = ANY ($4)',
  film_comments: 'author_id = ANY ($4)',
  film_comment_reports: 'reporter_id = ANY ($4)',
  quiz_attempts: OF_MEMBER,
  quiz_attempts_answers: `_parent_id IN (SELECT id FROM quiz_attempts WHERE ${OF_MEMBER})`,
  // A film reminder belongs to no entry: its recipient's id is part of its dedupe key.
  mails: `(${ABOUT_ANY} OR reference IN (SELECT reference FROM inbox_entries WHERE entry_id = ANY ($1))
    OR (kind = 'film-reminder' AND split_part(dedupe_key, ':', 4) = ANY ($4::text[])))`,
  audit_events: ABOUT_ANY,
}

/**
 * Returns the condition for the rows of a table about a child, with scopeValues() as parameters; null for tables without such
 * rows.
 */
export function childScope(table: string): string | null {
  const scope = SCOPES[table]
  return scope ? `((${scope.replace(/\$\d/g, '$&::uuid[]')}) AND ${ALL_ARE_THERE})` : null
}

/** Returns the parameters for the conditions of childScope(). */
export function scopeValues({ entries, players, enrolments, members }: ChildIds): string[][] {
  return [entries, players, enrolments, members]
}
