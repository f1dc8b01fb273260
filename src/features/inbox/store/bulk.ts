import 'server-only'
import type { InboxKind } from '../rules/kinds'
import { TAGS_MAX } from '../rules/tags'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { asStaff } from '@/server/payload'
import { writeNote } from './status-mails/answer'
import type { AnswerText } from './status-mails/answer-mail'
import { findUndoMinutes, undoMove, type Undone } from './undo/undo'
import { logger } from '@/server/logger'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Outcome } from '../rules/outcome'
import type { Scope } from './filter-sql'

/** What is read of an entry before it is changed with others. */
export type BulkEntry = { id: string; kind: InboxKind; reference: string; person: string; status: string }
type Change = { sql: string; value: unknown; detail: string; unchanged: string }

export const GONE = 'It is no longer in the inbox.'
export const FAILED = 'It could not be saved just now. Try again.'

/** Takes the last moves of entries back, each with its mail; one whose mail has left stays, and says so. */
export async function undoAll(staff: Staff, scope: Scope, ids: readonly string[]): Promise<Outcome> {
  const entries = await findEntries(ids, scope, pool())
  const outcome: Outcome = { changed: [], skipped: [], lost: [], done: 'taken back' }
  for (const id of ids) {
    const entry = entries.get(id)
    const undone = entry ? await undoOne(staff, entry) : refused(GONE)
    const person = entry?.person ?? ''
    if (!undone.isDone) outcome.skipped.push({ id, person, reason: undone.why })
    else {
      outcome.changed.push(id)
      outcome.lost?.push(...undone.value.lost.map((reason) => ({ id, person, reason })))
    }
  }
  return outcome
}

/** Writes the same words to the family of each entry, filled in for each; the statuses stay. One that cannot be written to is skipped. */
export async function writeAll(staff: Staff, scope: Scope, mail: AnswerText, ids: readonly string[]): Promise<Outcome> {
  const entries = await findEntries(ids, scope, pool())
  const outcome: Outcome = { changed: [], skipped: [], done: 'written to' }
  for (const id of ids) {
    const entry = entries.get(id)
    const written = entry ? await writeOne(staff, entry, mail) : refused(GONE)
    if (written.isDone) outcome.changed.push(id)
    else outcome.skipped.push({ id, person: entry?.person ?? '', reason: written.why })
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

async function undoOne(staff: Staff, { kind, id }: BulkEntry): Promise<Result<Undone>> {
  try {
    return await undoMove(staff, { kind, id })
  } catch (error) {
    logger.error({ err: error, handler: 'inbox-undo' }, 'A move could not be taken back.')
    return refused(FAILED)
  }
}

/** Invites the players of entries to a tryout day, one by one. Entries of another kind have none, and are skipped. */
export async function inviteAll(staff: Staff, scope: Scope, day: string, ids: readonly string[]): Promise<Outcome> {
  const entries = await findEntries(ids, scope, pool())
  const outcome: Outcome = { changed: [], skipped: [], done: 'invited' }
  for (const id of ids) {
    const entry = entries.get(id)
    const invited = entry ? await inviteOne(staff, entry, day) : refused(GONE)
    if (invited.isDone) outcome.changed.push(id)
    else outcome.skipped.push({ id, person: entry?.person ?? '', reason: invited.why })
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

/** Gives entries to a colleague, or to nobody. */
export function assignAll(staff: Staff, scope: Scope, ids: readonly string[], assignee: string | null) {
  return changeAll(staff, scope, ids, {
    sql: 'UPDATE inbox_entries SET assignee_id = $2::uuid WHERE entry_id = ANY ($1) AND assignee_id IS DISTINCT FROM $2::uuid',
    value: assignee,
    detail: 'assignee',
    unchanged: assignee ? 'It is in these hands already.' : 'No one has it.',
  })
}

/** Puts a tag on entries, or takes it off. */
export function tagAll(staff: Staff, scope: Scope, ids: readonly string[], tag: string, isAdded: boolean) {
  const add = `UPDATE inbox_entries SET tags = array_append(tags, $2::text)
    WHERE entry_id = ANY ($1) AND NOT tags @> ARRAY[$2::text] AND cardinality(tags) < ${TAGS_MAX}`
  const remove = `UPDATE inbox_entries SET tags = array_remove(tags, $2::text)
    WHERE entry_id = ANY ($1) AND tags @> ARRAY[$2::text]`
  return changeAll(staff, scope, ids, {
    sql: isAdded ? add : remove,
    value: tag,
    detail: 'tags',
    unchanged: isAdded ? `It has this tag already, or ${TAGS_MAX} others.` : 'It does not have this tag.',
  })
}

async function changeAll(staff: Staff, scope: Scope, ids: readonly string[], change: Change): Promise<Outcome> {
  return transaction(async (client) => {
    const entries = await findEntries(ids, scope, client)
    const known = [...entries.keys()]
    const { rows } = await client.query<{ id: string }>(`${change.sql} RETURNING entry_id AS id`, [known, change.value])
    const changed = rows.map(({ id }) => id)
    for (const id of changed) {
      const { kind, reference } = entries.get(id)!
      await recordEvent(client, staff, { action: 'changed', kind, entryId: id, reference, detail: change.detail })
    }
    const skipped = ids
      .filter((id) => !changed.includes(id))
      .map((id) => {
        const entry = entries.get(id)
        return { id, person: entry?.person ?? '', reason: entry ? change.unchanged : GONE }
      })
    return { changed, skipped }
  })
}

/** Those of the entries that are in the inbox and in this scope, by their ids. */
export async function findEntries(ids: readonly string[], scope: Scope, client: Client) {
  const { rows } = await client.query<BulkEntry>(
    `SELECT entry_id AS id, kind, reference, person, status FROM inbox_entries
     WHERE entry_id = ANY ($1) AND kind = ANY ($2) AND merged_into IS NULL`,
    [ids, scope.kinds],
  )
  return new Map(rows.map((entry) => [entry.id, entry]))
}
