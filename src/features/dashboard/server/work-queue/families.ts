import 'server-only'
import { INBOX_KINDS, type InboxKind } from '@/features/entries/rules/kinds'
import { firstStatus } from '@/features/entries/rules/flow'
import type { WorkItem } from '../../rules/work-queue'
import { pluralize } from '@/lib/counts'
import { adminPaths } from '@/lib/admin-paths'
import type { Staff } from '@/payload-types'
import { kindsOf } from '@/features/entries/server/api'
import { pool } from '@/server/database/pool'

type Row = { kind: InboxKind; fresh: number; late: number }

const NOUNS: Record<InboxKind, [one: string, many: string]> = {
  'player-registrations': ['new registration', 'new registrations'],
  'tryout-registrations': ['new tryout', 'new tryouts'],
  applications: ['new application', 'new applications'],
  'form-entries': ['new message', 'new messages'],
  'tour-requests': ['tour to confirm', 'tours to confirm'],
  pledges: ['new pledge', 'new pledges'],
  'sponsor-inquiries': ['new sponsor inquiry', 'new sponsor inquiries'],
}

/** Counts the new entries by kind, and the overdue ones, in one statement. */
export async function listFamilyWork(staff: Staff): Promise<WorkItem[]> {
  const kinds = kindsOf(staff)
  if (kinds.length === 0) return []
  const rows = await countByKind(kinds)
  const late = rows.reduce((sum, row) => sum + row.late, 0)
  return [
    {
      key: 'late',
      count: late,
      label: 'past the promise',
      topic: 'promises',
      href: adminPaths.inbox('overdue=1'),
      isLate: true,
    },
    ...kinds.map((kind) => toWorkItem(kind, rows.find((row) => row.kind === kind)?.fresh ?? 0)),
  ]
}

function toWorkItem(kind: InboxKind, count: number): WorkItem {
  const { flow, label } = INBOX_KINDS[kind]
  const href = adminPaths.inbox(`kind=${kind}&status=${firstStatus(flow)}`)
  return { key: kind, count, label: pluralize(count, ...NOUNS[kind]), topic: label.toLowerCase(), href }
}

// Only open entries have a due time, so a small partial index answers the query.
async function countByKind(kinds: readonly InboxKind[]): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `SELECT kind, count(*) FILTER (WHERE status IN ('pending', 'pledged'))::int AS fresh,
       count(*) FILTER (WHERE due_at < now())::int AS late
     FROM inbox_entries WHERE due_at IS NOT NULL AND merged_into IS NULL AND kind = ANY ($1) GROUP BY kind`,
    [kinds],
  )
  return rows
}
