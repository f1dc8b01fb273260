import { childScope } from '../child-file/scopes'

/** What happens to the rows of a table about a child. `with` rows are deleted together with the row they belong to. */
type StepOutcome = 'gone' | 'with' | 'nameless'

/** Every table with data about a child, in the order of deletion: referencing rows before the rows they reference. */
export const ROW_OUTCOMES: Readonly<Record<string, StepOutcome>> = {
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
  // A trigger ensures that the pictures stay hidden (docs/decisions/074).
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

/** Returns the statements that delete a child from every table, each with scopeValues() as parameters. */
export function eraseStatements(): string[] {
  return Object.entries(ROW_OUTCOMES).flatMap(([table, fate]) => {
    const scope = childScope(table)
    if (!scope) throw new Error(`Nobody has said which rows of ${table} are about a child.`)
    if (fate === 'gone') return [`DELETE FROM ${table} WHERE ${scope}`]
    // Audit notes stay, without any text that a person wrote.
    return fate === 'nameless'
      ? [`SELECT anonymize_audit(coalesce(array_agg(id), '{}')) FROM ${table} WHERE ${scope}`]
      : []
  })
}
