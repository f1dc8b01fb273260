import 'server-only'
import type { InboxKind } from '@/features/entries/rules/kinds'
import type { Staff } from '@/payload-types'
import { binder, inboxWhere, handlesKind, kindsOf, decryptValues, tableOf, valueColumns } from '@/features/entries/server/api'
import { openRosterRow } from './open-roster'
import { toDay } from '@/lib/dates'
import { hasRole } from '@/lib/roles'
import { auditWhere, NOTE_COLUMNS } from '../audit/queries'
import { AUDIT_NOTES } from '../../rules/audit-columns'
import { columnsOf, EVERY_KIND, QUIZ_RESULTS, rosterColumns, type Column, type Row } from '../../rules/export-columns'
import type { ExportValues } from '../../rules/export-schema'

/** What an export reads, writes and audits. */
export type ExportPlan = {
  /** Without the extension. */
  fileName: string
  columns: Column[]
  /** One row per line, in order. */
  select: string
  /** The same rows as `id`, `kind` and `reference`, for the audit notes. */
  noted: string
  /** For the audit list itself, whose rows get no audit notes of their own: they are only counted. */
  isCountedOnly?: boolean
  values: unknown[]
  /** Decrypts the encrypted values of a row. */
  open?: (row: Row) => Row
  /** For the summary note: the kind, and a remark about the contents. */
  kind: string
  remark: string
}

const NEWEST = 'ORDER BY e.received_at DESC, e.entry_id'

const OFFICE = `e.entry_id AS id, e.kind, e.reference, e.status, e.received_at AS "receivedAt", e.due_at AS "dueAt",
  e.division, e.city, e.tags, s.name AS assignee`

/** Builds the plan of an export, limited to what the person may read; null if that is nothing. */
export function planExport(staff: Staff, values: ExportValues): ExportPlan | null {
  if (values.what === 'audit') return hasRole({ ...staff, collection: 'staff' }) ? planAudit(values) : null
  if (values.what !== 'inbox') {
    if (!handlesKind(staff, 'player-registrations')) return null
    return values.what === 'roster' ? planRoster(values) : planResults(values)
  }
  const { kind } = values.filters
  const kinds = kindsOf(staff)
  if (kinds.length === 0 || (kind && !kinds.includes(kind))) return null
  const { bind, values: parameters } = binder()
  const where = inboxWhere(values.filters, { staffId: staff.id, kinds, today: toDay(new Date()) }, bind)
  const entries = `FROM (SELECT * FROM inbox_entries WHERE ${where}) e`
  const from = `${entries} LEFT JOIN staff s ON s.id = e.assignee_id`
  return {
    fileName: `${kind ?? 'inbox'}-${toDay(new Date())}`,
    columns: kind ? columnsOf(kind) : EVERY_KIND,
    select: kind ? selectOf(kind, from) : selectAll(from),
    noted: `SELECT e.entry_id AS id, e.kind, e.reference ${entries}`,
    values: parameters,
    open: kind ? (row) => decryptValues(kind, row) : undefined,
    kind: kind ?? 'inbox',
    remark: '',
  }
}

function selectOf(kind: InboxKind, from: string): string {
  const gift = kind === 'pledges' ? `, ${GIFT}` : ''
  return `SELECT ${OFFICE}, ${valueColumns(kind)}${gift} ${from} JOIN ${tableOf(kind)} w ON w.id = e.entry_id ${NEWEST}`
}

const GIFT = 'w.received_cents AS "receivedCents", w.received_on AS "receivedOn", w.letter_sent_on AS "letterSentOn"'

function selectAll(from: string): string {
  return `SELECT ${OFFICE}, e.person, e.contact, e.email, e.phone, e.born::text, e.age_given AS "ageGiven"
    ${from} ${NEWEST}`
}

const OF_DIVISION = 'p.deleted_at IS NULL AND ($1::text IS NULL OR p.division::text = $1)'

const PICKUPS = `coalesce((SELECT json_agg(json_build_object('name', k.name, 'phone', k.phone, 'relation', k.relation)
  ORDER BY k._order) FROM enrolments_pickups k WHERE k._parent_id = n.id), '[]')`

function planRoster({ division, hasMedical }: Extract<ExportValues, { what: 'roster' }>): ExportPlan {
  return {
    fileName: `roster-${division?.toLowerCase() ?? 'all'}-${toDay(new Date())}`,
    columns: rosterColumns(hasMedical),
    select: `
      SELECT p.id, p.division::text, p.number, p.first_name AS "firstName", p.last_name AS "lastName", p.age::int,
        p.position::text, p.height_feet AS "heightFeet", p.height_inches AS "heightInches",
        n.guardian_name AS "guardianName", n.guardian_email AS "guardianEmail", n.guardian_phone AS "guardianPhone",
        n.emergency_name AS "emergencyName", n.emergency_phone AS "emergencyPhone", n.state::text AS enrolment,
        ${hasMedical ? 'n.medical_notes AS "medicalNotes",' : ''}
        ${PICKUPS} AS pickups
      FROM players p LEFT JOIN enrolments n ON n.player_id = p.id
      WHERE ${OF_DIVISION} ORDER BY p.division, p."order", p.last_name, p.id`,
    noted: `SELECT p.id, 'players' AS kind, NULL AS reference FROM players p WHERE ${OF_DIVISION}`,
    values: [division],
    open: openRosterRow,
    kind: 'players',
    remark: hasMedical ? 'with medical notes' : '',
  }
}

function planAudit({ filters }: Extract<ExportValues, { what: 'audit' }>): ExportPlan {
  const { where, values } = auditWhere(filters)
  return {
    fileName: `audit-${toDay(new Date())}`,
    columns: AUDIT_NOTES,
    select: `SELECT ${NOTE_COLUMNS} FROM audit_events WHERE ${where} ORDER BY id DESC`,
    noted: `SELECT id FROM audit_events WHERE ${where}`,
    isCountedOnly: true,
    values,
    kind: 'audit',
    remark: '',
  }
}

function planResults({ division }: Extract<ExportValues, { what: 'results' }>): ExportPlan {
  const finished = `FROM quiz_attempts a JOIN quizzes q ON q.id = a.quiz_id JOIN films f ON f.id = q.film_id
    JOIN members m ON m.id = a.member_id JOIN players p ON p.id = m.player_id
    WHERE a.finished_at IS NOT NULL AND m.role = 'player' AND ${OF_DIVISION} GROUP BY p.id, q.id, f.id`
  return {
    fileName: `quiz-results-${division?.toLowerCase() ?? 'all'}-${toDay(new Date())}`,
    columns: QUIZ_RESULTS,
    select: `
      SELECT p.division::text, p.first_name AS "firstName", p.last_name AS "lastName", f.title AS film,
        q.kind::text AS quiz, max(a.score)::int AS best, bool_or(a.is_passed) AS "isPassed",
        count(*)::int AS attempts, max(a.finished_at) AS "lastAt"
      ${finished} ORDER BY p.division, p.last_name, p.first_name, p.id, f."order", q.id`,
    noted: `SELECT p.id, 'players' AS kind, NULL AS reference ${finished}`,
    values: [division],
    kind: 'players',
    remark: 'quiz results',
  }
}
