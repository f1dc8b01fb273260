import 'server-only'
import { INBOX_KINDS, type InboxKind } from '../../rules/kinds'
import { firstStatus } from '../../rules/flow'
import type { Staff } from '@/payload-types'
import { listTexts } from './answer'
import { findAddressee, hasFamilyPage } from './mail-facts'
import { listMails } from './mail-log'
import { listColleagues } from '../entry/queries'
import { findUndoTo } from '../undo/last-change'
import { UNDO_MINUTES } from '../undo/undo-time'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import type { EntryPanel, EntryState } from '../../rules/mail-panel'

/** Returns the state of an entry with its mails; null if this member of staff may not read it. */
export async function findEntryState(staff: Staff, kind: InboxKind, id: string): Promise<EntryState | null> {
  const readAt = new Date().toISOString()
  const where = { id: { equals: id } }
  const { docs } = await asStaff(staff).find({ collection: kind, where, limit: 1, depth: 0 })
  const entry = docs[0]
  if (!entry) return null
  const { status, revision, updatedAt, history } = entry
  const { flow } = INBOX_KINDS[kind]
  const [due, mails, undoTo] = await Promise.all([findDue(id), listMails(id), findUndoTo(pool(), id)])
  return {
    status: status ?? firstStatus(flow),
    revision,
    updatedAt,
    ...due,
    history: history ?? [],
    mails,
    undoTo,
    readAt,
  }
}

/** Returns the data of the panel "Answer the family"; null if this member of staff may not read the entry, or it was merged. */
export async function findEntryPanel(staff: Staff, kind: InboxKind, id: string): Promise<EntryPanel | null> {
  const [state, addressee] = await Promise.all([findEntryState(staff, kind, id), findAddressee(id)])
  if (!state || !addressee) return null
  const [texts, times] = await Promise.all([listTexts(staff), findTimes(id)])
  return {
    ...state,
    ...times,
    kind,
    id,
    to: addressee.to,
    facts: addressee.facts,
    language: addressee.language,
    hasLink: hasFamilyPage(kind),
    me: staff.id,
    colleagues: await listColleagues({ kind, id }),
    texts: texts
      .filter(({ flow }) => flow === INBOX_KINDS[kind].flow)
      .map(({ reasons, ...text }) => ({
        id: text.id,
        title: text.title,
        status: text.status,
        language: text.language,
        subject: text.subject,
        body: text.body,
        promisesCall: text.promisesCall === true,
        reasons: (reasons ?? []).map(({ label, text: sentence }) => ({ label, text: sentence })),
      })),
  }
}

async function findTimes(id: string): Promise<Pick<EntryPanel, 'undoMinutes' | 'releaseAt'>> {
  const { rows } = await pool().query<{ undoMinutes: number; releaseAt: Date | null }>(
    `SELECT ${UNDO_MINUTES} AS "undoMinutes",
       (SELECT d.release_at FROM tryout_days d JOIN tryout_registrations t ON t.tryout_day_id = d.id
        WHERE t.id = $1 AND d.release_at > now()) AS "releaseAt"`,
    [id],
  )
  const { undoMinutes, releaseAt } = rows[0]!
  return { undoMinutes, releaseAt: releaseAt?.toISOString() ?? null }
}

async function findDue(id: string): Promise<Pick<EntryState, 'dueAt' | 'isCallPromised'>> {
  const { rows } = await pool().query<{ dueAt: Date | null; isCallPromised: boolean }>(
    'SELECT due_at AS "dueAt", call_promised AS "isCallPromised" FROM inbox_entries WHERE entry_id = $1',
    [id],
  )
  return { dueAt: rows[0]?.dueAt?.toISOString() ?? null, isCallPromised: rows[0]?.isCallPromised ?? false }
}
