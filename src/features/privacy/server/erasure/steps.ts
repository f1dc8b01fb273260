import { childScope } from '../child-file/scopes'

/** What happens to the rows of a table about a child. `cascade`: they are deleted together with the row they belong to. */
type StepOutcome = 'delete' | 'cascade' | 'anonymize'

/** Every table with data about a child, in the order of deletion: referencing rows before the rows they reference. */
export const ROW_OUTCOMES: Readonly<Record<string, StepOutcome>> = {
  mails: 'delete',
  seasons_roster: 'delete',
  film_comment_reports: 'delete',
  film_assignments_rels: 'delete',
  members_rels: 'delete',
  members: 'delete',
  member_secrets: 'cascade',
  member_sessions: 'cascade',
  member_tokens: 'cascade',
  member_plans: 'cascade',
  film_views: 'cascade',
  film_comments: 'cascade',
  quiz_attempts: 'cascade',
  quiz_attempts_answers: 'cascade',
  family_links: 'delete',
  registration_edits: 'delete',
  enrolments: 'delete',
  enrolments_pickups: 'cascade',
  consents: 'cascade',
  players: 'delete',
  players_achievements: 'cascade',
  // A trigger ensures that the pictures stay hidden (docs/decisions/074).
  media_rels: 'cascade',
  takedown_requests: 'cascade',
  player_registrations: 'delete',
  player_registrations_positions: 'cascade',
  player_registrations_history: 'cascade',
  tryout_registrations: 'delete',
  tryout_registrations_history: 'cascade',
  applications: 'delete',
  applications_history: 'cascade',
  inbox_entries: 'cascade',
  audit_events: 'anonymize',
}

/** Returns the statements that delete a child from every table, each with scopeValues() as parameters. */
export function eraseStatements(): string[] {
  return Object.entries(ROW_OUTCOMES).flatMap(([table, outcome]) => {
    const scope = childScope(table)
    if (!scope) throw new Error(`The scope of ${table} is missing: which of its rows are about a child?`)
    if (outcome === 'delete') return [`DELETE FROM ${table} WHERE ${scope}`]
    // Audit notes stay, without any text that a person wrote.
    return outcome === 'anonymize'
      ? [`SELECT anonymize_audit(coalesce(array_agg(id), '{}')) FROM ${table} WHERE ${scope}`]
      : []
  })
}
