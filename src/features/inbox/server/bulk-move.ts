import 'server-only'
import { refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { logger } from '@/server/logger'
import { asSystem } from '@/server/payload'
import type { BulkMailOptions } from '@/features/entries/rules/bulk-mail'
import { statusLabel } from '@/features/entries/rules/flow'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import type { Mailed, Outcome, Skipped } from '@/features/entries/rules/outcome'
import { FAILED, findEntries, NOT_IN_INBOX, type BulkEntry } from './bulk'
import {
  type Scope,
  moveEntry,
  readChangedEntries,
  queueStatusMails,
  findUndoMinutes,
} from '@/features/entries/server/api'

type Seen = { id: string; revision: number }
type Owner = {
  /** The new assignee; without one the assignee does not change. */
  assignee?: string
  /** Assigned entries keep their assignee. */
  onlyUnassigned?: boolean
}
type Target = { status: string; isMailed: boolean } & BulkMailOptions & Owner

/**
 * Moves entries one by one, each along its own flow and only from the revision that was seen. Also sets the assignee, if one is
 * given. Entries that cannot move are skipped.
 */
export async function moveAll(
  staff: Staff,
  scope: Scope,
  { status, isMailed, assignee, onlyUnassigned, ...options }: Target,
  seen: readonly Seen[],
): Promise<Outcome> {
  const entries = await findEntries(
    seen.map(({ id }) => id),
    scope,
    pool(),
  )
  const moved: BulkEntry[] = []
  const skipped: Skipped[] = []
  for (const { id, revision } of seen) {
    const entry = entries.get(id)
    const result = entry
      ? await moveOne(staff, entry, { status, revision, assignee, onlyUnassigned, scope })
      : refused(NOT_IN_INBOX)
    if (!result.ok) skipped.push({ id, person: entry?.person ?? '', reason: result.error })
    else if (entry) moved.push(entry)
  }
  const changed = moved.map(({ id }) => id)
  const outcome = { changed, skipped, undoMinutes: await findUndoMinutes(pool()) }
  return isMailed ? { ...outcome, mails: await mailFamilies(staff, moved, status, options) } : outcome
}

async function moveOne(
  staff: Staff,
  entry: BulkEntry,
  { assignee, onlyUnassigned, scope, ...to }: Owner & { status: string; revision: number; scope: Scope },
): Promise<Result<undefined>> {
  try {
    if (entry.status === to.status) {
      const already = `It is “${statusLabel(to.status, INBOX_KINDS[entry.kind].flow)}” already.`
      return refused([already, await explainStale(entry.id, to.revision, scope)].filter(Boolean).join(' '))
    }
    return await transaction(async (client, join) => {
      const work = await join(await asSystem('Opening a transaction; the entry is moved as this member of staff'))
      const moved = await moveEntry(staff, { kind: entry.kind, id: entry.id, ...to }, work)
      if (moved.ok && assignee) await assignTo(client, staff, entry, { assignee, onlyUnassigned })
      return moved
    })
  } catch (error) {
    logger.error({ err: error, handler: 'inbox-move' }, 'An entry could not be moved.')
    return refused(FAILED)
  }
}

async function explainStale(id: string, seen: number, scope: Scope): Promise<string | null> {
  const [now] = (await readChangedEntries([id], null, scope)).rows ?? []
  return !now || now.revision === seen ? null : `${now.changedBy?.name ?? 'Someone else'} changed this first.`
}

// Recorded for the undo, which restores the former assignee, unless someone else was assigned since.
async function assignTo(
  client: Client,
  staff: Staff,
  { id, kind, reference }: BulkEntry,
  { assignee, onlyUnassigned = false }: Owner,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `UPDATE inbox_entries SET assignee_id = $2::uuid,
       last_change = last_change || jsonb_build_object('assignee', assignee_id, 'assigned', $2::uuid)
     WHERE entry_id = $1 AND assignee_id IS DISTINCT FROM $2::uuid AND (assignee_id IS NULL OR NOT $3)
     RETURNING (SELECT name FROM staff WHERE id = $2::uuid)`,
    [id, assignee, onlyUnassigned],
  )
  const detail = rows[0] && `to ${rows[0].name}`
  if (detail) await recordEvent(client, staff, { action: 'assigned', kind, entryId: id, reference, detail })
}

// The moves are committed at this point, so a mail that fails is reported and does not revert them.
async function mailFamilies(
  staff: Staff,
  moved: readonly BulkEntry[],
  status: string,
  options: BulkMailOptions,
): Promise<Mailed> {
  const persons = new Map(moved.map(({ id, person }) => [id, person]))
  const toSkipped = (id: string, reason: string): Skipped => ({ id, person: persons.get(id) ?? '', reason })
  try {
    const { queued, skipped } = await queueStatusMails(
      staff,
      moved.map(({ id, kind }) => ({ id, kind, status })),
      options,
    )
    return { queued, skipped: skipped.map(({ id, reason }) => toSkipped(id, reason)) }
  } catch (error) {
    logger.error({ err: error, handler: 'inbox-move' }, 'Mails about a move could not be written.')
    return { queued: 0, skipped: moved.map(({ id }) => toSkipped(id, 'Its mail could not be written just now.')) }
  }
}
