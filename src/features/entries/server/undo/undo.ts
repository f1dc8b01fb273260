import 'server-only'
import { answerKind } from '@/features/mail/rules/fill-text'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { FAMILY, VISITOR } from '@/server/audit'
import { asStaff, asSystem } from '@/server/payload'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { changeStatus } from '@/server/entries/change-status'
import { FLOWS } from '../../rules/flow'
import { INBOX_KINDS, type InboxKind } from '../../rules/kinds'
import { takeMailBack } from '../status-mails/mail-log'
import { findLastChange, restoreDetails, type LastChange } from './last-change'
import { IS_OF_MOVE } from './move-mail'
import { restoreMails } from './restore-mails'
import { hasRosterPlace, restoreRosterPlace } from './restore-roster-place'
import { UNDO_MINUTES } from './undo-time'

/** Statuses in which a tour reserves its time. */
const HOLDING: readonly string[] = ['pending', 'confirmed']

type Entry = { kind: InboxKind; id: string }
/** An entry, and the status that the person saw, which an outdated page may show. */
type SeenMove = Entry & { to?: string | undefined }
type Step = { from: string; to: string; at: string; byName: string }
type State = { reference: string; status: string; revision: number; history?: Step[] | null }

/** What an undo could not restore, as sentences with the next step. */
export type Undone = { lost: string[] }

const DONE = 'It was taken back already.'
const MOVED_ON = 'It was moved again since, so it stays as it is.'
const MAIL_SENT = 'Its mail has left already, so it stays as it is.'
const LATE = 'It was moved too long ago. Give it another status instead.'
const THEIRS = 'They did this themselves. Give it another status instead.'
const PLACE_SETTLED = 'Its place on the roster is settled. Change that first.'
const TAKEN = 'Another visitor has its time since. Agree on a new one instead.'
const PLACE_REMOVED = 'Its place on the roster is gone, so it cannot be “Enrolled” again.'
const NO_RECORD = 'Its due time starts again: what it was before is not recorded.'
const ENROLLED = 'enrolled'

/**
 * Undoes the last status change in one transaction: cancels its unsent mail, and restores the status, the due time, canceled
 * mails and the roster place.
 * @returns what could not be restored; refused with a one-sentence reason
 */
export function undoMove(staff: Staff, { kind, id, to }: SeenMove): Promise<Result<Undone>> {
  return transaction(async (client, join) => {
    // Locks the entry first, like every status change.
    await client.query(`SELECT 1 FROM ${kind.replaceAll('-', '_')} WHERE id = $1 FOR UPDATE`, [id])
    const reason = 'Opening a transaction; the change is undone as this member of staff'
    const work = await join(await asSystem(reason), { staff })
    const { docs } = await asStaff(staff).find({
      collection: kind,
      where: { id: { equals: id } },
      depth: 0,
      req: work.req,
    })
    const entry = docs[0] as State | undefined
    const last = entry?.history?.at(-1)
    const record = await findLastChange(client, id)
    if (record?.isUndone) return refused(DONE)
    if (!entry || !last || last.to !== entry.status) return refused('There is nothing to take back.')
    if (to !== undefined && to !== last.to) return refused(MOVED_ON)
    if ([FAMILY.name, VISITOR.name].includes(last.byName)) return refused(THEIRS)
    if (await hasRosterPlace(client, id)) return refused(PLACE_SETTLED)
    if (await isTimeTaken(client, kind, id, last.from)) return refused(TAKEN)
    const before = entry.history?.at(-2)?.at ?? new Date(0).toISOString()
    const taken = await takeAnswerBack(client, staff, { kind, id, reference: entry.reference }, { ...last, before })
    if (!taken.ok) return taken
    const lost = await restoreRosterPlace(work, id, record?.place ?? null)
    if (last.from === ENROLLED && !(await hasRosterPlace(client, id))) return refused(PLACE_REMOVED)
    const { flow } = INBOX_KINDS[kind]
    const options = { revision: entry.revision, force: true, work }
    const changed = await changeStatus(staff, { kind, id, flow: FLOWS[flow] }, last.from, options)
    if (!changed.ok) return changed
    return done({ lost: [...lost, ...(await restoreRecorded(client, id, record))] })
  })
}

async function restoreRecorded(client: Client, id: string, record: LastChange | null): Promise<string[]> {
  const lost = record ? await restoreMails(client, id, record.mails) : [NO_RECORD]
  await restoreDetails(client, id, record)
  return lost
}

/** Returns the undo period in minutes. */
export async function findUndoMinutes(db: Client): Promise<number> {
  const { rows } = await db.query<{ minutes: number }>(`SELECT ${UNDO_MINUTES} AS minutes`)
  return rows[0]!.minutes
}

// The mail may be slightly older than its change; a mail of an earlier answer is older than the previous change. A mail can be
// undone while it waits, a change without a mail within the undo period.
async function takeAnswerBack(
  db: Client,
  staff: Staff,
  entry: Entry & { reference: string },
  last: Step & { before: string },
): Promise<Result<undefined>> {
  const { rows } = await db.query<{ id: string; isWaiting: boolean }>(
    `SELECT id, status IN ('waiting', 'held') AS "isWaiting" FROM mails m
     WHERE entry_id = $1 AND kind = $2 AND status <> 'undone' AND created_at > $3 AND ${IS_OF_MOVE} FOR UPDATE`,
    [entry.id, answerKind(last.to), last.before],
  )
  if (rows.some(({ isWaiting }) => !isWaiting)) return refused(MAIL_SENT)
  const until = Date.parse(last.at) + (await findUndoMinutes(db)) * 60_000
  if (rows.length === 0 && Date.now() > until) return refused(LATE)
  for (const { id } of rows) await takeMailBack(db, staff, { ...entry, id, entryId: entry.id })
  return done()
}

/** Whether the time of a tour was given to another visitor before the tour gets this status again. */
async function isTimeTaken(client: Client, kind: string, id: string, to: string): Promise<boolean> {
  if (kind !== 'tour-requests' || !HOLDING.includes(to)) return false
  const { rowCount } = await client.query(
    `SELECT 1 FROM tour_requests t JOIN tour_requests o ON o.slot_at = t.slot_at AND o.id <> t.id
     WHERE t.id = $1 AND o.status::text = ANY ($2)`,
    [id, HOLDING],
  )
  return rowCount !== 0
}
