import 'server-only'
import { answerKind } from '@/lib/mails/fill-text'
import type { InboxKind } from '../rules/kinds'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { FAMILY, VISITOR } from '@/server/audit'
import { asStaff, asSystem } from '@/server/payload'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { takeMailBack } from './status-mails/mail-log'
import { UNDO_MINUTES } from './undo-time'

type Entry = { kind: InboxKind; id: string }
type Step = { from: string; to: string; at: string; byName: string }
type State = { reference: string; status: string; revision: number; history?: Step[] | null }

const LEFT = 'Its mail has left already, so it stays as it is.'
const LATE = 'It was moved too long ago. Give it another status instead.'
const THEIRS = 'They did this themselves. Give it another status instead.'
const SEATED = 'Its place on the roster is settled. Change that first.'

/**
 * Takes the last move of an entry back, both or neither: the mail that tells of it and has not left, and the status.
 * @returns refused with one sentence that says why nothing was done
 */
export function undoMove(staff: Staff, { kind, id }: Entry): Promise<Result<undefined>> {
  return transaction(async (client, join) => {
    // First, as every move takes it.
    await client.query(`SELECT 1 FROM ${kind.replaceAll('-', '_')} WHERE id = $1 FOR UPDATE`, [id])
    const { req } = await join(await asSystem('Opening a transaction; the move is taken back as this member of staff'))
    const { docs } = await asStaff(staff).find({ collection: kind, where: { id: { equals: id } }, depth: 0, req })
    const entry = docs[0] as State | undefined
    const last = entry?.history?.at(-1)
    if (!entry || !last || last.to !== entry.status) return refused('There is nothing to take back.')
    if ([FAMILY.name, VISITOR.name].includes(last.byName)) return refused(THEIRS)
    if (await isSeated(client, id)) return refused(SEATED)
    const before = entry.history?.at(-2)?.at ?? new Date(0).toISOString()
    const taken = await takeAnswerBack(client, staff, { kind, id, reference: entry.reference }, { ...last, before })
    if (!taken.isDone) return taken
    const data = { status: last.from, revision: entry.revision } as never
    await asStaff(staff).update({ collection: kind, id, data, depth: 0, req, context: { takesBack: true } })
    return done()
  })
}

/** How long what was done can be taken back, in minutes. */
export async function findUndoMinutes(db: Client): Promise<number> {
  const { rows } = await db.query<{ minutes: number }>(`SELECT ${UNDO_MINUTES} AS minutes`)
  return rows[0]!.minutes
}

// Its mail may be a moment older than the move, one of an earlier answer is older than the step before. What waits may be
// taken back as long as it waits; a move that nobody was told of, within the same minutes.
async function takeAnswerBack(
  db: Client,
  staff: Staff,
  entry: Entry & { reference: string },
  last: Step & { before: string },
): Promise<Result<undefined>> {
  const { rows } = await db.query<{ id: string; isWaiting: boolean }>(
    `SELECT id, status IN ('waiting', 'held') AS "isWaiting" FROM mails
     WHERE entry_id = $1 AND kind = $2 AND status <> 'undone' AND created_at > $3 FOR UPDATE`,
    [entry.id, answerKind(last.to), last.before],
  )
  if (rows.some(({ isWaiting }) => !isWaiting)) return refused(LEFT)
  const until = Date.parse(last.at) + (await findUndoMinutes(db)) * 60_000
  if (rows.length === 0 && Date.now() > until) return refused(LATE)
  for (const { id } of rows) await takeMailBack(db, staff, { ...entry, id, entryId: entry.id })
  return done()
}

async function isSeated(db: Client, registration: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM enrolments WHERE registration_id = $1', [registration])
  return rowCount !== 0
}
