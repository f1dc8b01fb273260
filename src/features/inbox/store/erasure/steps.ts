import { childScope } from '../child-file/scopes'

/** What becomes of the rows of a table that are about a child. `with` rows go with the row that they hang on. */
type Fate = 'gone' | 'with' | 'nameless'

/** Every table that tells of a child, in the order in which its rows go: nothing points at what is gone already. */
export const FATES: Readonly<Record<string, Fate>> = {
  mails: 'gone',
  seasons_roster: 'gone',
  film_comment_reports: 'gone',
  film_assignments_rels: 'gone',
  members_rels: 'gone',
  members: 'gone',
  member_secrets: 'with',
  member_sessions: 'with',
  member_tokens: 'with',
  member_plans: 'with',
  film_views: 'with',
  film_comments: 'with',
  quiz_attempts: 'with',
  quiz_attempts_answers: 'with',
  family_links: 'gone',
  registration_edits: 'gone',
  enrolments: 'gone',
  enrolments_pickups: 'with',
  consents: 'with',
  players: 'gone',
  players_achievements: 'with',
  // The pictures stay away from everybody: a trigger sees to it (docs/decisions/074).
  media_rels: 'with',
  takedown_requests: 'with',
  player_registrations: 'gone',
  player_registrations_positions: 'with',
  player_registrations_history: 'with',
  tryout_registrations: 'gone',
  tryout_registrations_history: 'with',
  applications: 'gone',
  applications_history: 'with',
  inbox_entries: 'with',
  audit_events: 'nameless',
}

/** The statements that take a child out of every table, each over scopeValues(). */
export function eraseStatements(): string[] {
  return Object.entries(FATES).flatMap(([table, fate]) => {
    const scope = childScope(table)
    if (!scope) throw new Error(`Nobody has said which rows of ${table} are about a child.`)
    if (fate === 'gone') return [`DELETE FROM ${table} WHERE ${scope}`]
    // What was done stays, with nothing in it that anybody wrote.
    return fate === 'nameless' ? [`UPDATE ${table} SET detail = NULL, reference = NULL WHERE ${scope}`] : []
  })
}
