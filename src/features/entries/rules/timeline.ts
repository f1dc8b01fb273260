import { actionLabel, detailLabel } from './audit-labels'
import { fieldLabel } from './entry-fields'
import { INBOX_KINDS, type InboxKind } from './kinds'
import { statusLabel } from './flow'
import type { Difference, TimelineEvent } from './entry'

export type RawEvent = {
  id: string
  at: string
  by: string
  action: string
  detail: string | null
  reference: string | null
}
export type RawMove = { id: string; at: string; by: string; from: string; to: string; reference: string }
export type RawMail = {
  id: string
  at: string
  by: string | null
  subject: string
  status: string
  isToFamily: boolean
}
export type RawEdit = {
  id: string
  at: string
  field: string
  before: string | null
  after: string | null
  /** The member of staff who corrected it; null when the family changed it. */
  by: string | null
  reason: string | null
}

/** The stored events of an entry and of those merged into it. */
export type RawTimeline = { events: RawEvent[]; moves: RawMove[]; mails: RawMail[]; edits: RawEdit[] }

const MAIL_STATUS_TEXTS: Record<string, string> = {
  waiting: 'waits, and can still be undone',
  held: 'held until its day',
  queued: 'on its way',
  sent: 'sent',
  kept: 'kept here, as no mail server is set',
  failed: 'could not be sent',
  undone: 'undone, never went out',
}

const SYSTEM = 'the system'

/** Builds the timeline of an entry, newest first, including the events of entries merged into it. */
export function toTimeline(kind: InboxKind, reference: string, raw: RawTimeline): TimelineEvent[] {
  const merges = new Set(raw.events.filter(({ action }) => action === 'merged').map(({ at }) => at))
  const all = [
    ...foldOpenings(raw.events).flatMap((event) => describeEvent(kind, reference, event, raw)),
    ...raw.moves.map((move) => announceMove(kind, reference, move)),
    ...raw.mails.map(describeMail),
    ...describeEdits(
      kind,
      raw.edits.filter(({ at }) => !merges.has(at)),
    ),
  ]
  return newestFirst(all)
}

/** Sorts events by time. Of simultaneous events, the creation of the entry comes last. */
export function newestFirst(all: TimelineEvent[]): TimelineEvent[] {
  const isBirth = ({ title }: TimelineEvent) => (/^(Received|Added by staff)/.test(title) ? 1 : 0)
  return all.toSorted((one, other) => toMs(other) - toMs(one) || isBirth(one) - isBirth(other))
}

function toMs({ at }: TimelineEvent): number {
  return Date.parse(at)
}

/** Converts a status move into an event. The page also calls it for moves that it has just saved. */
export function announceMove(
  kind: InboxKind,
  ownReference: string,
  { id, at, by, from, to, reference }: RawMove,
): TimelineEvent {
  const { flow } = INBOX_KINDS[kind]
  return {
    key: `move-${id}`,
    at,
    by,
    title: `${statusLabel(from, flow)} → ${statusLabel(to, flow)}`,
    ...(reference === ownReference ? {} : { detail: `at ${reference}` }),
  }
}

type Opening = RawEvent & { times?: number }

// Consecutive openings by one person become one event with a count.
function foldOpenings(events: RawEvent[]): Opening[] {
  const folded: Opening[] = []
  for (const event of events) {
    const last = folded.at(-1)
    if (event.action === 'opened' && last?.action === 'opened' && last.by === event.by) {
      last.times = (last.times ?? 1) + 1
    } else folded.push({ ...event })
  }
  return folded
}

function describeEvent(
  kind: InboxKind,
  ownReference: string,
  event: Opening,
  { events, edits }: RawTimeline,
): TimelineEvent[] {
  const { id, action, at, by, reference, times } = event
  // "Added by staff" already implies that the entry was received.
  const isNotified = events.some((other) => other.action === 'added' && other.reference === reference)
  if (action === 'received' && isNotified) return []
  if (action === 'merged away' && reference !== ownReference) return []
  // Family changes and corrections by staff have an event of their own, with their values.
  const hasOwnEvent = (name: string) => edits.some((edit) => edit.at === at && edit.field === name)
  const names = event.detail?.split(', ').filter((name) => name !== 'status' && !hasOwnEvent(name)) ?? []
  if (action === 'changed' && names.length === 0) return []
  const detail = action === 'changed' ? detailLabel(action, kind, names.join(', ')) : describeDetail(kind, event)
  const differences =
    action === 'merged'
      ? toDifferences(
          kind,
          edits.filter((edit) => edit.at === at),
        )
      : []
  return [
    {
      key: `event-${id}`,
      at,
      by: action === 'received' && by === SYSTEM ? 'through the site' : by,
      title: titleOf(event, ownReference),
      ...(detail || times ? { detail: detail || `${times} times` } : {}),
      ...(differences.length > 0 ? { differences } : {}),
    },
  ]
}

function titleOf({ action, detail, reference }: RawEvent, ownReference: string): string {
  const isOwn = !reference || reference === ownReference
  const title =
    { merged: `Merged with ${otherOf(detail)}`, 'merged away': `Merged into ${otherOf(detail)}` }[action] ??
    actionLabel(action)
  return isOwn ? title : `${title} (${reference})`
}

// The detail of a merge is the other entry's reference and the names of the fields that were taken over.
function otherOf(detail: string | null): string {
  return detail?.split(': ')[0] ?? 'another entry'
}

function describeDetail(kind: InboxKind, { action, detail }: RawEvent): string {
  if (action === 'merged away') return ''
  if (action !== 'merged') return detail ?? ''
  const names = detail?.split(': ')[1]
  return names ? `taken over: ${detailLabel(action, kind, names)}` : 'every word stayed'
}

function describeMail({ id, at, by, subject, status, isToFamily }: RawMail): TimelineEvent {
  return {
    key: `mail-${id}`,
    at,
    by: by ?? SYSTEM,
    title: isToFamily ? 'Mail to the family' : 'Mail to the office',
    detail: `“${subject}”: ${MAIL_STATUS_TEXTS[status] ?? status}`,
  }
}

// Edits with the same timestamp were stored in one transaction, by one person.
function describeEdits(kind: InboxKind, edits: RawEdit[]): TimelineEvent[] {
  const times = [...new Set(edits.map(({ at }) => at))]
  return times.map((at) => {
    const together = edits.filter((edit) => edit.at === at)
    const { by, reason } = together[0]!
    return {
      key: `edit-${at}`,
      at,
      by: by ?? 'the family',
      title: by ? 'Corrected by staff' : 'Changed by the family',
      ...(reason ? { detail: `Why: ${reason}` } : {}),
      differences: toDifferences(kind, together),
    }
  })
}

function toDifferences(kind: InboxKind, edits: RawEdit[]): Difference[] {
  return edits.map(({ field, before, after }) => ({
    label: fieldLabel(kind, field),
    before: before ?? '',
    after: after ?? '',
  }))
}
