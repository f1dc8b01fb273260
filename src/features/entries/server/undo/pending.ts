import 'server-only'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { latestAction, type PendingMail, type PendingUndo, type UndoableChange } from '../../rules/pending-undo'
import type { InboxKind } from '../../rules/kinds'
import { kindsOf } from '../kind-roles'
import { IS_OF_MOVE } from './move-mail'
import { UNDO_MINUTES } from './undo-time'

type Row = {
  id: string
  kind: InboxKind
  person: string
  to: string | null
  at: Date
  until: Date
  mail: PendingMail | null
  leftRoster: boolean
  isHandedOver: boolean
}

/** Returns the last action of this member of staff that can still be undone; null without one. */
export async function findPendingUndo(staff: Staff): Promise<PendingUndo | null> {
  const kinds = kindsOf(staff)
  if (kinds.length === 0) return null
  const { rows } = await pool().query<Row>(PENDING, [staff.id, kinds, staff.name])
  const changes: UndoableChange[] = rows.map(({ at, until, ...row }) => ({
    ...row,
    at: at.toISOString(),
    until: until.toISOString(),
  }))
  return latestAction(changes)
}

// A status change is found by its audit note, a mail alone by its author. Only the newest notes of the person are read, by
// index: they cover more changes than a person makes within the undo period.
const PENDING = `
  WITH minutes AS (SELECT ${UNDO_MINUTES} AS minutes),
  noted AS (
    SELECT id, entry_id, at FROM audit_events
    WHERE actor_id = $1 AND area = 'families' AND action = 'changed' AND detail ~ '\\mstatus\\M'
    ORDER BY id DESC LIMIT 200
  ),
  moved AS (
    SELECT DISTINCT ON (e.entry_id) e.entry_id AS id, e.kind, e.person, e.status AS "to",
      (e.last_change ->> 'at')::timestamptz AS at, e.last_change ->> 'place' IS NOT NULL AS "leftRoster",
      e.last_change ->> 'assigned' IS NOT NULL AS "isHandedOver"
    FROM noted n JOIN inbox_entries e ON e.entry_id = n.entry_id
    WHERE e.kind = ANY ($2) AND e.merged_into IS NULL AND e.last_change ->> 'to' = e.status
      AND n.at >= (e.last_change ->> 'at')::timestamptz - interval '5 seconds' AND inbox_place(e.entry_id) IS NULL
      AND NOT EXISTS (SELECT FROM audit_events later WHERE later.entry_id = e.entry_id AND later.id > n.id
        AND later.action = 'changed' AND later.detail ~ '\\mstatus\\M' AND later.actor_id IS DISTINCT FROM $1)
    ORDER BY e.entry_id
  ),
  waiting AS (
    SELECT m.id, m.subject, m."to", m.kind, m.created_at, ${IS_OF_MOVE} AS is_of_move,
      CASE WHEN m.status = 'waiting' THEN m.send_at END AS send_at, e.entry_id, e.kind AS entry_kind, e.person, e.status
    FROM mails m JOIN inbox_entries e ON e.entry_id::text = m.entry_id
    WHERE m.status IN ('waiting', 'held') AND m.sent_by = $3 AND e.kind = ANY ($2) AND e.merged_into IS NULL
  )
  SELECT c.id, c.kind, c.person, c."to", c.at, c."leftRoster", c."isHandedOver", coalesce(w.send_at, c.at + make_interval(mins => minutes)) AS until,
    CASE WHEN w.id IS NOT NULL THEN json_build_object('id', w.id, 'subject', w.subject, 'to', w."to") END AS mail
  FROM minutes, moved c LEFT JOIN waiting w ON w.entry_id = c.id AND w.kind = 'answer-' || c."to" AND w.is_of_move
  WHERE coalesce(w.send_at, c.at + make_interval(mins => minutes)) > now()
  UNION ALL
  SELECT w.entry_id, w.entry_kind, w.person, NULL, w.created_at, false, false, w.send_at,
    json_build_object('id', w.id, 'subject', w.subject, 'to', w."to")
  FROM waiting w WHERE w.send_at > now() AND NOT EXISTS (
    SELECT FROM moved c WHERE c.id = w.entry_id AND w.kind = 'answer-' || c."to" AND w.is_of_move)
  ORDER BY at DESC`
