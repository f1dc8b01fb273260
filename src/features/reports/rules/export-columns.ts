import { formatDay, formatMoment } from '@/lib/dates'
import { QUIZ_KINDS, type QuizKind } from '@/features/film/rules/films'
import { ENTRY_FIELDS, showValue } from '@/features/entries/rules/entry-fields'
import { INBOX_KINDS, type InboxKind } from '@/features/entries/rules/kinds'
import { statusLabel } from '@/features/entries/rules/flow'

export type Row = Record<string, unknown>

/** A column of an export: its label and how to read its value. */
export type Column = { label: string; read: (row: Row) => unknown }

/** Returns the columns of one kind: the office's data, then every answer. Internal notes are never exported. */
export function columnsOf(kind: InboxKind): Column[] {
  const answers = ENTRY_FIELDS[kind].map((field): Column => {
    const isDay = field.format === 'day'
    return { label: field.label, read: (row) => (isDay ? asText(row[field.name]) : showValue(field, row[field.name])) }
  })
  return [...OFFICE.filter(({ label }) => label !== 'Kind'), ...answers, ...(kind === 'pledges' ? GIFT : [])]
}

const OFFICE: Column[] = [
  { label: 'Reference', read: ({ reference }) => reference },
  { label: 'Kind', read: ({ kind }) => INBOX_KINDS[kind as InboxKind].one },
  { label: 'Received (Arizona)', read: ({ receivedAt }) => moment(receivedAt) },
  { label: 'Status', read: ({ status, kind }) => statusLabel(String(status), INBOX_KINDS[kind as InboxKind].flow) },
  { label: 'Answer promised by (Arizona)', read: ({ dueAt }) => moment(dueAt) },
  { label: 'Division', read: ({ division }) => division },
  { label: 'City', read: ({ city }) => city },
  { label: 'Assignee', read: ({ assignee }) => assignee },
  { label: 'Tags', read: ({ tags }) => (tags as string[]).join(', ') },
]

const GIFT: Column[] = [
  { label: 'Amount received', read: ({ receivedCents }) => showValue({ format: 'cents' }, receivedCents) },
  { label: 'Received on', read: ({ receivedOn }) => day(receivedOn) },
  { label: 'Letter sent on', read: ({ letterSentOn }) => day(letterSentOn) },
]

/** The columns of a list of all kinds: those that every entry has. */
export const EVERY_KIND: Column[] = [
  ...OFFICE,
  { label: 'Player or sender', read: ({ person }) => person },
  { label: 'Contact', read: ({ contact }) => contact },
  { label: 'Email', read: ({ email }) => email },
  { label: 'Phone', read: ({ phone }) => phone },
  { label: 'Date of birth', read: ({ born }) => born },
  { label: 'Age given', read: ({ ageGiven }) => ageGiven },
]

/** Returns the columns of a roster. Medical notes are included only on request. */
export function rosterColumns(hasMedical: boolean): Column[] {
  const medical: Column[] = [{ label: 'Medical notes', read: ({ medicalNotes }) => medicalNotes }]
  return [...ROSTER, ...(hasMedical ? medical : [])]
}

const ROSTER: Column[] = [
  { label: 'Division', read: ({ division }) => division },
  { label: 'Number', read: ({ number }) => number },
  { label: 'First name', read: ({ firstName }) => firstName },
  { label: 'Last name', read: ({ lastName }) => lastName },
  { label: 'Age', read: ({ age }) => age },
  { label: 'Position', read: ({ position }) => position },
  { label: 'Height', read: ({ heightFeet, heightInches }) => height(heightFeet, heightInches) },
  { label: 'Guardian', read: ({ guardianName }) => guardianName },
  { label: 'Guardian’s email', read: ({ guardianEmail }) => guardianEmail },
  { label: 'Guardian’s phone', read: ({ guardianPhone }) => guardianPhone },
  { label: 'Emergency contact', read: ({ emergencyName }) => emergencyName },
  { label: 'Emergency phone', read: ({ emergencyPhone }) => emergencyPhone },
  { label: 'May pick up', read: ({ pickups }) => pickups },
  { label: 'Enrollment', read: ({ enrolment }) => ENROLMENT[String(enrolment)] ?? 'None' },
]

/** The columns of quiz results: one row per finished quiz of a player. */
export const QUIZ_RESULTS: Column[] = [
  ...ROSTER.filter(({ label }) => ['Division', 'First name', 'Last name'].includes(label)),
  { label: 'Film', read: ({ film }) => film },
  { label: 'Quiz', read: ({ quiz }) => QUIZ_KINDS[quiz as QuizKind].label },
  { label: 'Best result in percent', read: ({ best }) => best },
  { label: 'Passed', read: ({ isPassed }) => (isPassed ? 'Yes' : 'No') },
  { label: 'Attempts', read: ({ attempts }) => attempts },
  { label: 'Last attempt (Arizona)', read: ({ lastAt }) => moment(lastAt) },
]

const ENROLMENT: Record<string, string> = { invited: 'Invited', complete: 'Complete', ended: 'Ended' }

function height(feet: unknown, inches: unknown): string {
  return feet === null || feet === undefined ? '' : `${String(feet)} ft ${String(inches ?? 0)} in`
}

function moment(value: unknown): string {
  return value instanceof Date ? formatMoment(value.toISOString()) : ''
}

function day(value: unknown): string {
  return value instanceof Date ? formatDay(value.toISOString()) : ''
}

// Formats a day as yyyy-MM-dd, which sorts and is unambiguous to spreadsheets of any locale.
function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
