import { CONSENTS } from '@/features/people/rules/consents'
import { PUBLICATION_LABELS } from '@/features/people/rules/player-names'
import { formatDay, formatMoment, isDay } from '@/lib/dates'
import { actionLabel } from '@/features/entries/rules/audit-labels'
import { statusLabel } from '@/features/entries/rules/flow'
import { INBOX_KINDS, isInboxKind } from '@/features/entries/rules/kinds'
import { kindOf } from './labels'

/** Columns with enum values (in_review, shootingGuard). Free text is left unchanged. */
const OURS = new Set(['role', 'state', 'gender', 'goal', 'position', 'value', 'language', 'lacks'])
const CONSENT_LABELS = Object.fromEntries(Object.entries(CONSENTS).map(([key, { label }]) => [key, label]))
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
const RANGE = /[[(](\d+),(\d+)[\])]/g

/** Formats a value for parents: days and times in Arizona's time zone, choices by their labels, null as ''. */
export function showCell(table: string, column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => showCell(table, column, one)).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return formatMoment(text)
  return isDay(text) ? formatDay(text) : choiceLabel(table, column, text)
}

function choiceLabel(table: string, column: string, text: string): string {
  if (column === 'publication') return labelIn(PUBLICATION_LABELS, text)
  if (table === 'consents' && column === 'key') return labelIn(CONSENT_LABELS, text)
  if (table === 'audit_events' && column === 'action') return actionLabel(text)
  if (table === 'film_views' && column === 'seen') return showRanges(text)
  if (column === 'kind' || column === 'entry_kind') return isInboxKind(text) ? INBOX_KINDS[text].one : toLabel(text)
  if (isStatus(table, column)) return statusOf(table, text)
  return OURS.has(column) ? toLabel(text) : text
}

function labelIn(labels: Readonly<Record<string, string>>, text: string): string {
  return labels[text] ?? text
}

function isStatus(table: string, column: string): boolean {
  return column === 'status' || (table.endsWith('_history') && ['from', 'to'].includes(column))
}

function statusOf(table: string, text: string): string {
  const kind = kindOf(table)
  return kind ? statusLabel(text, INBOX_KINDS[kind].flow) : toLabel(text)
}

/** Formats the watched seconds of a film from PostgreSQL's multirange syntax: {[0,30),[45,60)}. */
function showRanges(text: string): string {
  return [...text.matchAll(RANGE)].map(([, from, to]) => `${from} to ${to}`).join(', ')
}

function toLabel(text: string): string {
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
