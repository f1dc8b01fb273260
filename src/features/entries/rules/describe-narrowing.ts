import { formatDay } from '@/lib/dates'
import { INBOX_KINDS } from './kinds'
import { STATUS_FILTER_LABELS } from './narrowing'
import type { Narrowing } from './narrowing-schema'

/** Describes the filters of a list: 'Registrations, Pending, 12U, overdue'. */
export function describeNarrowing(filters: Narrowing): string {
  const { kind, status, division, city, overdue, offered, suspicious, tag } = filters
  const parts = [
    kind ? INBOX_KINDS[kind].label : 'Everything',
    status && STATUS_FILTER_LABELS[status],
    division && (division === 'none' ? 'without a division' : division),
    describeAges(filters),
    city && (city === 'none' ? 'without a city' : city),
    describeAssignee(filters),
    describeDays(filters),
    overdue && 'overdue',
    offered && 'offered a place',
    suspicious && 'looking automatic',
    tag && `tagged “${tag}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

function describeAges({ from, to }: Narrowing): string {
  if (from === undefined && to === undefined) return ''
  if (from === to) return `age ${from}`
  return [from !== undefined && `from age ${from}`, to !== undefined && `up to age ${to}`].filter(Boolean).join(' ')
}

function describeDays({ since, until }: Narrowing): string {
  if (since && until) return `received from ${formatDay(since)} to ${formatDay(until)}`
  if (since) return `received since ${formatDay(since)}`
  return until ? `received up to ${formatDay(until)}` : ''
}

function describeAssignee({ assignee }: Narrowing): string {
  if (!assignee) return ''
  return { me: 'assigned to me', nobody: 'not assigned' }[assignee] ?? 'assigned to one person'
}
