import { AUDIT_AREAS, type AuditArea } from '@/lib/audit-areas'
import { formatMoment } from '@/lib/dates'
import { actionLabel, detailLabel } from '@/features/entries/rules/audit-labels'
import type { Column } from './export-columns'
import { kindLabel } from '@/features/entries/rules/kind-label'

/** The columns of the audit export, with the labels of the audit page. */
export const AUDIT_NOTES: Column[] = [
  { label: 'When (Arizona)', read: ({ at }) => formatMoment((at as Date).toISOString()) },
  { label: 'Who', read: ({ actor }) => actor },
  { label: 'Part', read: ({ area }) => AUDIT_AREAS[area as AuditArea] },
  { label: 'What', read: ({ action }) => actionLabel(String(action)) },
  { label: 'Where', read: ({ kind }) => (kind ? kindLabel(String(kind)) : 'The office') },
  { label: 'Reference', read: ({ reference }) => reference },
  { label: 'Title', read: ({ title }) => title },
  { label: 'Fields', read: ({ action, kind, detail }) => detailLabel(String(action), asText(kind), asText(detail)) },
]

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
