import { entryRows } from './entries'
import { filmRoomRows } from './film-room'
import { officeRows } from './office'
import { playerRows } from './players'
import type { DataRow } from './row'
import { siteRows } from './site'
import { staffRows } from './staff'
import { supporterRows } from './supporters'

/** All personal data in the database: purpose, readers and retention period. */
export const dataMap: readonly DataRow[] = [
  ...entryRows,
  ...playerRows,
  ...filmRoomRows,
  ...supporterRows,
  ...officeRows,
  ...staffRows,
  ...siteRows,
]

/** Structural columns, such as keys and timestamps: they reveal nothing alone, and are deleted with their row. */
export const TIES: ReadonlySet<string> = new Set([
  ...['id', '_order', '_parent_id', 'order', 'parent_id', 'path'],
  ...['created_at', 'updated_at', 'deleted_at', 'revision', 'changed_by', '_status', 'generate_slug', 'slug'],
])

/** Tables in which only the listed columns are personal data; the others are content of the site. */
export const PARTLY_EXPORTED: ReadonlySet<string> = new Set(['cities', 'posts'])

/** Tables without personal data: content, settings, and technical tables. */
const WITHOUT_PEOPLE: ReadonlySet<string> = new Set([
  'staff_settings',
  ...[
    'age_tiers',
    'albums',
    'announcements',
    'automatic_mails',
    'backups',
    'campaigns',
    'cities_texts',
    'coach_settings',
    'consent_versions',
  ],
  'database_functions',
  ...['demo_videos', 'divisions', 'events', 'events_exceptions', 'events_rels', 'events_weekdays', 'exercises'],
  'expired_tags',
  ...['exercises_goals', 'exercises_positions', 'faqs', 'fees', 'fees_academy_package', 'fees_youth_package'],
  ...['film_assignments', 'film_settings', 'film_settings_hosts', 'films', 'films_captions', 'films_chapters'],
  ...['films_rels', 'foods', 'foods_contains', 'giving_levels', 'inbox_settings', 'inbox_settings_days'],
  'missing_addresses',
  ...['mail_templates', 'mail_templates_reasons', 'meals', 'meals_foods', 'meals_styles', 'navigation'],
  ...['navigation_bar', 'navigation_footer', 'navigation_legal', 'navigation_more', 'navigation_near'],
  ...['navigation_second', 'payload_kv', 'payload_locked_documents', 'payload_locked_documents_rels'],
  ...[
    'payload_migrations',
    'payload_preferences_rels',
    'plays',
    'programs',
    'queue_workers',
    'quiz_snapshots',
    'quizzes',
  ],
  ...[
    'quizzes_questions',
    'quizzes_questions_options',
    'redirects',
    'redirects_rels',
    'retention_runs',
    'retention_settings',
    'search_pages',
    'seasons',
  ],
  'site_settings',
  ...['site_settings_hours', 'sponsor_packages', 'sponsor_packages_benefits', 'sponsors', 'stages', 'stages_points'],
  ...['tips', 'tips_styles', 'tour_settings', 'tour_settings_blackouts', 'tour_settings_times', 'tryout_days'],
  'tryout_days_divisions',
])
const PAGE = /_page(_|$)/
/** A version table contains the same personal data as its collection. */
const VERSIONS = /^_(.+)_v(_version)?(_|$)/

/** Whether a table has no personal data. A test fails for tables that are neither listed here nor in the map. */
export function hasNoPersonalData(table: string): boolean {
  return WITHOUT_PEOPLE.has(table) || PAGE.test(table) || VERSIONS.test(table)
}
