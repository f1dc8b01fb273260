import 'server-only'
import type { InboxKind } from '@/features/entries/rules/kinds'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { handlesKind, tableOf, toEntryValues, valueColumns, type EntryValues } from '@/features/entries/server/api'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'

export type Submission = { id: string; reference: string; status: string; receivedAt: string; values: EntryValues }
export type Submissions = { rows: Submission[]; total: number; page: number; pages: number }

const PER_PAGE = 25

type Row = { id: string; reference: string; status: string; receivedAt: Date }

/**
 * Returns a page of one list, newest first. Each list is read separately: a failure is logged and returned as null, and does
 * not affect the others.
 */
export async function readSubmissions(staff: Staff, kind: InboxKind, page: number): Promise<Submissions | null> {
  try {
    if (!handlesKind(staff, kind)) throw new Error('Only staff who handle this kind may list its entries.')
    const [{ rows }, counted] = await Promise.all([
      pool().query<Row>(rowsOf(kind), [kind, PER_PAGE, (page - 1) * PER_PAGE]),
      pool().query<{ total: number }>(COUNT, [kind]),
    ])
    const total = counted.rows[0]?.total ?? 0
    return { rows: rows.map((row) => toSubmission(kind, row)), total, page, pages: Math.ceil(total / PER_PAGE) }
  } catch (error) {
    logger.error({ err: error, list: kind }, 'A list of form submissions could not be read.')
    return null
  }
}

/** Audits that the submissions were opened. */
export async function auditSubmissionsOpened(staff: Staff): Promise<void> {
  await recordEvent(pool() as never, staff, { action: 'opened', kind: 'form-submissions' })
}

function toSubmission(kind: InboxKind, row: Row): Submission {
  const { id, reference, status, receivedAt } = row
  return { id, reference, status, receivedAt: receivedAt.toISOString(), values: toEntryValues(kind, row) }
}

const COUNT = 'SELECT count(*)::int AS total FROM inbox_entries WHERE kind = $1 AND merged_into IS NULL'

function rowsOf(kind: InboxKind): string {
  return `
    SELECT w.id, e.reference, e.status, e.received_at AS "receivedAt", ${valueColumns(kind)}
    FROM inbox_entries e JOIN ${tableOf(kind)} w ON w.id = e.entry_id
    WHERE e.kind = $1 AND e.merged_into IS NULL
    ORDER BY e.received_at DESC, e.entry_id LIMIT $2 OFFSET $3`
}
