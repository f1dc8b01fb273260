import 'server-only'
import type { Client } from '@/server/database/pool'
import { IS_OF_MOVE } from './move-mail'
import { UNDO_MINUTES } from './undo-time'
import type { RecordedMail } from './restore-mails'
import type { RecordedPlace } from './restore-place'

/** What the last change of status replaced, as the database recorded it (src/database/functions.sql). */
export type LastChange = {
  from: string
  to: string
  at: string
  dueAt: string | null
  asked: string | null
  isCallPromised: boolean
  mails: RecordedMail[]
  place: RecordedPlace | null
  /** Who had the entry, and who got it with the change; absent where it stayed in the same hands. */
  assignee?: string | null
  assigned?: string
  /** A change can be undone once. */
  isUndone?: true
}

/** Null for an entry whose status was never changed, or was changed before changes were recorded. */
export async function findLastChange(client: Client, id: string): Promise<LastChange | null> {
  const { rows } = await client.query<{ change: LastChange | null }>(
    'SELECT last_change AS change FROM inbox_entries WHERE entry_id = $1',
    [id],
  )
  return rows[0]?.change ?? null
}

/**
 * The status that an undo would lead back to, while the change is young enough or its mail waits; null when there is
 * nothing to undo. What a family did itself, and a place on the roster, are refused when the undo is tried.
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

/** Restores the due time, what the family was asked for and who had the entry, unless someone took it since. Called after the status, which sets a new due time. */
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
