import 'server-only'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { TAGS_MAX } from '@/features/entries/rules/tags'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { asStaff } from '@/server/payload'
import {
  writeNote,
  type AnswerText,
  findUndoMinutes,
  undoMove,
  type Undone,
  explainOvertaken,
  type Scope,
} from '@/features/entries/server/api'
import { logger } from '@/server/logger'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Outcome } from '@/features/entries/rules/outcome'

/** The data of an entry that bulk actions need. */
export type BulkEntry = { id: string; kind: InboxKind; reference: string; person: string; status: string }
/** An entry and the assignee that was shown. */
type DisplayedAssignee = { id: string; from: string | null }
type Change = {
  /** Returns `id` and `detail` of each changed entry; `$1` are the ids. */
  sql: string
  values: (known: ReadonlyMap<string, BulkEntry>) => unknown[]
  action: string
  /** Explains why an entry was not changed. */
  explain: (client: Client, id: string) => string | Promise<string>
}

export const NOT_IN_INBOX = 'It is no longer in the inbox.'
export const FAILED = 'It could not be saved just now. Try again.'

/** Undoes the last move of each entry, with its mail. Skips entries whose mail was already sent. */
export async function undoAll(staff: Staff, scope: Scope, ids: readonly string[], to?: string): Promise<Outcome> {
  const entries = await findEntries(ids, scope, pool())
  const outcome: Outcome = { changed: [], skipped: [], lost: [], done: 'taken back' }
  for (const id of ids) {
    const entry = entries.get(id)
    const undone = entry ? await undoOne(staff, { ...entry, to }) : refused(NOT_IN_INBOX)
    const person = entry?.person ?? ''
    if (!undone.ok) outcome.skipped.push({ id, person, reason: undone.error })
    else {
      outcome.changed.push(id)
      outcome.lost?.push(...undone.value.lost.map((reason) => ({ id, person, reason })))
    }
  }
  return outcome
}

/** Writes the same mail, filled in for each entry, to the families. The statuses stay. Skips entries that cannot get a mail. */
export async function writeAll(staff: Staff, scope: Scope, mail: AnswerText, ids: readonly string[]): Promise<Outcome> {
  const entries = await findEntries(ids, scope, pool())
  const outcome: Outcome = { changed: [], skipped: [], done: 'written to' }
  for (const id of ids) {
    const entry = entries.get(id)
    const written = entry ? await writeOne(staff, entry, mail) : refused(NOT_IN_INBOX)
    if (written.ok) outcome.changed.push(id)
    else outcome.skipped.push({ id, person: entry?.person ?? '', reason: written.error })
  }
  const mails = { queued: outcome.changed.length, skipped: [] }
  return { ...outcome, mails, undoMinutes: await findUndoMinutes(pool()) }
}

async function writeOne(staff: Staff, { id, kind }: BulkEntry, mail: AnswerText): Promise<Result<undefined>> {
  try {
    return await writeNote(staff, { id, kind }, mail)
  } catch (error) {
    logger.error({ err: error, handler: 'inbox-write' }, 'A mail to a family could not be written.')
    return refused(FAILED)
  }
}

async function undoOne(staff: Staff, move: Parameters<typeof undoMove>[1]): Promise<Result<Undone>> {
  try {
    return await undoMove(staff, move)
  } catch (error) {
    logger.error({ err: error, handler: 'inbox-undo' }, 'A move could not be taken back.')
    return refused(FAILED)
  }
}

/** Invites the players of entries to a tryout day, one by one. Skips entries of other kinds. */
export async function inviteAll(staff: Staff, scope: Scope, day: string, ids: readonly string[]): Promise<Outcome> {
  const entries = await findEntries(ids, scope, pool())
  const outcome: Outcome = { changed: [], skipped: [], done: 'invited' }
  for (const id of ids) {
    const entry = entries.get(id)
    const invited = entry ? await inviteOne(staff, entry, day) : refused(NOT_IN_INBOX)
    if (invited.ok) outcome.changed.push(id)
    else outcome.skipped.push({ id, person: entry?.person ?? '', reason: invited.error })
  }
  return outcome
}

async function inviteOne(staff: Staff, { id, kind }: BulkEntry, day: string): Promise<Result<undefined>> {
  if (kind !== 'tryout-registrations') return refused('Only tryouts have a tryout day.')
  try {
    await asStaff(staff).update({ collection: kind, id, data: { tryoutDay: day }, depth: 0 })
    return done()
  } catch (error) {
    logger.error({ err: error, handler: 'inbox-invite' }, 'A player could not be invited to a tryout day.')
    return refused(FAILED)
  }
}

/** Assigns entries to a colleague, or unassigns them. Skips entries whose assignee changed since they were shown. */
export function assignAll(staff: Staff, scope: Scope, seen: readonly DisplayedAssignee[], assignee: string | null) {
  return changeAll(
    staff,
    scope,
    seen.map(({ id }) => id),
    {
      sql: `UPDATE inbox_entries e SET assignee_id = $2::uuid FROM unnest($1::uuid[], $3::uuid[]) seen (id, held_by)
        WHERE e.entry_id = seen.id AND e.assignee_id IS NOT DISTINCT FROM seen.held_by
          AND e.assignee_id IS DISTINCT FROM $2::uuid
        RETURNING e.entry_id AS id, coalesce((SELECT 'to ' || name FROM staff WHERE id = $2::uuid), 'to no one') AS detail`,
      values: (known) => [assignee, seen.filter(({ id }) => known.has(id)).map(({ from }) => from)],
      action: 'assigned',
      explain: (client, id) =>
        seen.some((one) => one.id === id && one.from === assignee)
          ? assignee
            ? 'It is in these hands already.'
            : 'No one has it.'
          : explainOvertaken(client, id, ['assigned']),
    },
  )
}

/** Adds a tag to entries, or removes it. */
export function tagAll(staff: Staff, scope: Scope, ids: readonly string[], tag: string, isAdded: boolean) {
  const add = `SET tags = array_append(tags, $2::text)
    WHERE entry_id = ANY ($1) AND NOT tags @> ARRAY[$2::text] AND cardinality(tags) < ${TAGS_MAX}`
  const remove = 'SET tags = array_remove(tags, $2::text) WHERE entry_id = ANY ($1) AND tags @> ARRAY[$2::text]'
  return changeAll(staff, scope, ids, {
    sql: `UPDATE inbox_entries ${isAdded ? add : remove} RETURNING entry_id AS id, NULL AS detail`,
    values: () => [tag],
    action: isAdded ? 'tagged' : 'untagged',
    explain: () => (isAdded ? `It has this tag already, or ${TAGS_MAX} others.` : 'It does not have this tag.'),
  })
}

async function changeAll(staff: Staff, scope: Scope, ids: readonly string[], change: Change): Promise<Outcome> {
  return transaction(async (client) => {
    // Locks in a fixed order, so that two bulk changes of the same entries cannot deadlock.
    await client.query('SELECT FROM inbox_entries WHERE entry_id = ANY ($1) ORDER BY entry_id FOR UPDATE', [ids])
    const entries = await findEntries(ids, scope, client)
    const known = ids.filter((id) => entries.has(id))
    const values = [known, ...change.values(entries)]
    const { rows } = await client.query<{ id: string; detail: string | null }>(change.sql, values)
    const outcome: Outcome = { changed: rows.map(({ id }) => id), skipped: [] }
    for (const { id, detail } of rows) {
      const { kind, reference } = entries.get(id)!
      await recordEvent(client, staff, {
        action: change.action,
        kind,
        entryId: id,
        reference,
        detail: detail ?? undefined,
      })
    }
    for (const id of ids.filter((one) => !outcome.changed.includes(one))) {
      const entry = entries.get(id)
      const reason = entry ? await change.explain(client, id) : NOT_IN_INBOX
      outcome.skipped.push({ id, person: entry?.person ?? '', reason })
    }
    return outcome
  })
}

/** Returns the entries that exist within this scope, by id. */
export async function findEntries(ids: readonly string[], scope: Scope, client: Client) {
  const { rows } = await client.query<BulkEntry>(
    `SELECT entry_id AS id, kind, reference, person, status FROM inbox_entries
     WHERE entry_id = ANY ($1) AND kind = ANY ($2) AND merged_into IS NULL`,
    [ids, scope.kinds],
  )
  return new Map(rows.map((entry) => [entry.id, entry]))
}
