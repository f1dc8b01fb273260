import { describe, expect, test } from 'vitest'
import { dataMap } from '@/features/privacy/rules/data-map/data-map'
import { pool } from '@/server/database/pool'
import { freshDatabase } from './support'

freshDatabase()

/** Structural columns, such as keys and timestamps: they reveal nothing alone, and are deleted with their row. */
const STRUCTURE = new Set([
  ...['id', '_order', '_parent_id', 'order', 'parent_id', 'path'],
  ...['created_at', 'updated_at', 'deleted_at', 'revision', 'changed_by', '_status', 'generate_slug', 'slug'],
])

/** Tables in which only the listed columns are personal data; the others are content of the site. */
const PARTLY_PERSONAL = new Set(['cities', 'posts'])

/** Tables without personal data: content, settings, and technical tables. */
const WITHOUT_PEOPLE = new Set(
  `
  age_tiers albums announcements automatic_mails backups campaigns cities_texts coach_settings consent_versions
  database_functions demo_videos divisions events events_exceptions events_rels events_weekdays exercises
  exercises_goals exercises_positions expired_tags faqs fees fees_academy_package fees_youth_package film_assignments
  film_settings film_settings_hosts films films_captions films_chapters films_rels foods foods_contains giving_levels
  inbox_settings inbox_settings_days mail_templates mail_templates_reasons meals meals_foods meals_styles
  missing_addresses navigation navigation_bar navigation_footer navigation_legal navigation_more navigation_near
  navigation_second payload_kv payload_locked_documents payload_locked_documents_rels payload_migrations
  payload_preferences_rels plays programs queue_workers quiz_snapshots quizzes quizzes_questions
  quizzes_questions_options redirects redirects_rels retention_runs retention_settings search_pages seasons
  site_settings site_settings_hours sponsor_packages sponsor_packages_benefits sponsors staff_settings stages
  stages_points tips tips_styles tour_settings tour_settings_blackouts tour_settings_times tryout_days
  tryout_days_divisions
`
    .trim()
    .split(/\s+/),
)
const PAGE = /_page(_|$)/
/** A version table contains the same personal data as its collection. */
const VERSIONS = /^_(.+)_v(_version)?(_|$)/

function hasNoPersonalData(table: string): boolean {
  return WITHOUT_PEOPLE.has(table) || PAGE.test(table) || VERSIONS.test(table)
}

async function listColumns(): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attname) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

function mapped(table: string): string[] {
  return dataMap.filter((row) => row.table === table).flatMap(({ columns }) => columns)
}

describe('the data map', () => {
  test('classifies every table, and lists none that does not exist', async () => {
    const columns = await listColumns()
    const inMap = new Set(dataMap.map(({ table }) => table))
    const unknown = [...columns.keys()].filter((table) => !inMap.has(table) && !hasNoPersonalData(table))
    expect(unknown).toEqual([])
    expect([...inMap].filter((table) => !columns.has(table))).toEqual([])
    expect([...inMap].filter(hasNoPersonalData)).toEqual([])
    expect([...WITHOUT_PEOPLE].filter((table) => !columns.has(table))).toEqual([])
  })

  test('has every column of a table with personal data, once', async () => {
    const columns = await listColumns()
    for (const table of new Set(dataMap.map((row) => row.table))) {
      const names = mapped(table)
      expect(names, table).toEqual([...new Set(names)])
      expect(columns.get(table), table).toEqual(expect.arrayContaining(names))
      if (PARTLY_PERSONAL.has(table)) continue
      const missing = columns.get(table)!.filter((column) => !STRUCTURE.has(column) && !names.includes(column))
      expect(missing, `${table}: say what it is, why it is kept, who reads it and until when`).toEqual([])
    }
  })
})
