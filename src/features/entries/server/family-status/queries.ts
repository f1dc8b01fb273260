import 'server-only'
import { findFamilyLink } from '@/server/family-links'
import { findAddressee } from '../status-mails/mail-facts'
import { pool } from '@/server/database/pool'
import { FAMILY_LABELS, isOpen, stageOf, type FamilyKind, type Stage } from '../../rules/stages'

/** The data of a family's private page. Contains only the child's first name. */
export type FamilyPage = {
  id: string
  kind: FamilyKind
  reference: string
  player: string
  stage: Stage
  /** The family may change or withdraw the entry until staff open it. */
  isOpen: boolean
  /** The due date of an answer; null once there is one. */
  dueAt: string | null
  isLate: boolean
  /** The information that the academy asked for. */
  requestedInfo: string | null
  receivedAt: string
  expiresAt: string
  /** The event that the family signed up for. */
  event: { summary: string; path: string | null } | null
  /** The date, time and place of the tryout, once the player is invited. */
  day: { day: string; time: string | null; place: string | null } | null
}

type Row = {
  status: string
  dueAt: Date | null
  isLate: boolean
  requestedInfo: string | null
  receivedAt: Date
  notified: string | null
  isHeld: boolean
  day: string | null
  time: string | null
  place: string | null
  eventSummary: string | null
  eventPath: string | null
}

/** Returns the page of a private link; null if the link has expired or does not exist. */
export async function findFamilyPage(token: string): Promise<FamilyPage | null> {
  const link = await findFamilyLink(token, 'status')
  if (!link) return null
  // For a merged entry, the remaining one is shown.
  const { rows: entries } = await pool().query<{ id: string }>(
    'SELECT coalesce(merged_into, entry_id) AS id FROM inbox_entries WHERE entry_id = $1',
    [link.entryId],
  )
  const addressee = entries[0] && (await findAddressee(entries[0].id))
  if (!addressee || !isFamilyKind(addressee.kind)) return null
  const row = await findStatusRow(addressee.id)
  const stage = stageOf(row)
  return {
    id: addressee.id,
    kind: addressee.kind,
    reference: addressee.reference,
    player: addressee.facts.player ?? 'your player',
    stage,
    isOpen: isOpen(row.status) && addressee.id === link.entryId,
    dueAt: row.dueAt?.toISOString() ?? null,
    isLate: row.isLate,
    requestedInfo: stage === 'infoNeeded' ? row.requestedInfo : null,
    receivedAt: row.receivedAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    event: row.eventSummary ? { summary: row.eventSummary, path: row.eventPath } : null,
    day: stage === 'evaluating' && row.day ? { day: row.day, time: row.time, place: row.place } : null,
  }
}

/** SQL that joins the newest mail about the current status of an entry; `e` is its inbox row. */
export const NOTIFIED = `LEFT JOIN LATERAL (SELECT m.status::text FROM mails m
  WHERE m.entry_id = e.entry_id::text AND m.kind = 'answer-' || e.status
  ORDER BY m.created_at DESC LIMIT 1) notified ON true`

async function findStatusRow(id: string): Promise<Row> {
  const { rows } = await pool().query<Row>(
    `SELECT e.status, e.due_at AS "dueAt", coalesce(e.due_at < now(), false) AS "isLate", e.asked AS "requestedInfo",
       e.received_at AS "receivedAt", notified.status AS notified, coalesce(d.release_at > now(), false) AS "isHeld",
       to_char(d.day AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, d.time, d.place,
       t.event_summary AS "eventSummary", t.event_path AS "eventPath"
     FROM inbox_entries e
     LEFT JOIN tryout_registrations t ON t.id = e.entry_id
     LEFT JOIN tryout_days d ON d.id = t.tryout_day_id
     ${NOTIFIED}
     WHERE e.entry_id = $1`,
    [id],
  )
  return rows[0]!
}

function isFamilyKind(kind: string): kind is FamilyKind {
  return Object.hasOwn(FAMILY_LABELS, kind)
}
