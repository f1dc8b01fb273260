import 'server-only'
import type { Client } from '@/server/database/pool'
import { IS_OF_MOVE } from './move-mail'
import { UNDO_MINUTES } from './undo-time'
import type { RecordedMail } from './restore-mails'
import type { RecordedRosterPlace } from './restore-roster-place'

/** What the last status change replaced, as recorded by the database (src/database/functions.sql). */
export type LastChange = {
  from: string
  to: string
  at: string
  dueAt: string | null
  asked: string | null
  isCallPromised: boolean
  mails: RecordedMail[]
  place: RecordedRosterPlace | null
  /** The assignees before and after the change; absent if the assignee did not change. */
  assignee?: string | null
  assigned?: string
  /** A change can be undone once. */
  isUndone?: true
}

/** Returns null for an entry whose status never changed, or last changed before changes were recorded. */
export async function findLastChange(client: Client, id: string): Promise<LastChange | null> {
  const { rows } = await client.query<{ change: LastChange | null }>(
    'SELECT last_change AS change FROM inbox_entries WHERE entry_id = $1',
    [id],
  )
  return rows[0]?.change ?? null
}

/**
 * Returns the status that an undo would restore, during the undo period or while its mail waits; null if nothing can be undone.
 * Changes by the family and roster places are checked only when the undo runs.
 */
export async function findUndoTo(client: Client, id: string): Promise<string | null> {
  const { rows } = await client.query<{ undoTo: string | null }>(
    `SELECT last_change ->> 'from' AS "undoTo" FROM inbox_entries e
     WHERE entry_id = $1 AND last_change ->> 'to' = status AND inbox_place(entry_id) IS NULL
       AND ((last_change ->> 'at')::timestamptz > now() - make_interval(mins => ${UNDO_MINUTES})
         OR EXISTS (SELECT FROM mails m WHERE m.entry_id = e.entry_id::text AND m.status IN ('waiting', 'held')
           AND m.kind = 'answer-' || e.status AND ${IS_OF_MOVE}))`,
    [id],
  )
  return rows[0]?.undoTo ?? null
}

/**
 * Restores the due time, the requested information and the assignee, unless someone else was assigned since. Must run after the
 * status change, which sets a new due time.
 */
export async function restoreDetails(client: Client, id: string, record: LastChange | null): Promise<void> {
  await client.query(
    `UPDATE inbox_entries SET last_change = jsonb_build_object('isUndone', true),
       due_at = CASE WHEN $2::jsonb IS NULL THEN due_at ELSE ($2::jsonb ->> 'dueAt')::timestamptz END,
       asked = CASE WHEN $2::jsonb IS NULL THEN asked ELSE $2::jsonb ->> 'asked' END,
       assignee_id = CASE WHEN assignee_id = ($2::jsonb ->> 'assigned')::uuid
         THEN (SELECT s.id FROM staff s WHERE s.id = ($2::jsonb ->> 'assignee')::uuid) ELSE assignee_id END,
       call_promised = coalesce(($2::jsonb ->> 'isCallPromised')::boolean, call_promised)
     WHERE entry_id = $1`,
    [id, record ? JSON.stringify(record) : null],
  )
}
