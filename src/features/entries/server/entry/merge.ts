import 'server-only'
import { eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { enrolments } from '@/database-tables'
import { orm } from '@/server/database/orm'
import { ENTRY_FIELDS } from '../../rules/entry-fields'
import type { InboxKind } from '../../rules/kinds'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { toColumn } from '@/lib/columns'
import { UNREADABLE } from '@/lib/unreadable'
import { storeEdit } from '@/server/forms/entries'
import { decryptRow, encryptedColumnsOf, encryptRow } from '@/server/encryption/rows'
import { readEntryValues, tableOf } from '../entry-values'
import { transaction } from '@/server/database/transaction'
import type { MergeValues } from '../../rules/entry-schema'
import type { Client } from '@/server/database/pool'

type MergedEntry = { id: string; reference: string; revision: number; mergedInto: string | null }

/** Kinds of which one person may send two entries. */
const MERGED_KINDS: readonly InboxKind[] = ['player-registrations', 'tryout-registrations', 'applications']

// Columns derived from a field, which are copied with it.
const COMPANIONS: Record<string, string[]> = {
  parentPhone: ['parent_phone_normalised'],
  phoneNumber: ['phone_normalised'],
  phone: ['phone_normalised'],
}

const CANNOT_BE_READ =
  'A value that you chose cannot be read now, because its key is missing. Choose the other one, or ask an admin.'

const STALE = 'One of the two was changed since you opened this page. Reload to see what is new, then merge.'

/**
 * Merges two entries in one transaction: copies the chosen values of the removed entry, removes it from every list, and stores
 * the replaced values as differences in the timeline. Idempotent.
 * @returns refused with a one-sentence reason
 */
export function mergeEntries(staff: Staff, values: MergeValues): Promise<Result<undefined>> {
  return transaction(async (client) => {
    const locked = await lockEntries(client, values)
    if (!locked.ok) return locked
    if (locked.value.isMerged) return done()
    const { kind, target, source } = values
    const table = tableOf(kind)
    const fields = ENTRY_FIELDS[kind].map(({ name }) => name).filter((name) => values.fields.includes(name))
    const isRecorded = await recordReplacedValues(client, staff, values, fields)
    if (!isRecorded) return refused(CANNOT_BE_READ)
    await mergeDetails(client, target, source)
    await copyValues(client, table, values, fields)
    await client.query(`UPDATE ${table} SET revision = revision + 1, updated_at = now() WHERE id = $1`, [source])
    await recordMerge(client, staff, values, fields)
    return done()
  })
}

async function lockEntries(client: Client, values: MergeValues): Promise<Result<{ isMerged: boolean }>> {
  const { kind, target, source, targetRevision, sourceRevision } = values
  if (!MERGED_KINDS.includes(kind)) return refused('Entries of this list are not merged.')
  if (target === source) return refused('An entry cannot be merged with itself.')
  const { rows } = await client.query<MergedEntry>(
    `SELECT w.id, e.reference, w.revision::int, e.merged_into AS "mergedInto"
     FROM ${tableOf(kind)} w JOIN inbox_entries e ON e.entry_id = w.id
     WHERE w.id = ANY ($1) ORDER BY w.id FOR UPDATE`,
    [[target, source]],
  )
  const targetEntry = rows.find(({ id }) => id === target)
  const sourceEntry = rows.find(({ id }) => id === source)
  if (!targetEntry || !sourceEntry) return refused('One of the two is not there any more. Reload the page.')
  if (sourceEntry.mergedInto === target) return done({ isMerged: true })
  if (targetEntry.mergedInto || sourceEntry.mergedInto)
    return refused('One of the two was merged already. Reload the page.')
  if (targetEntry.revision !== targetRevision || sourceEntry.revision !== sourceRevision) return refused(STALE)
  if (!(await moveEnrolment(client, values))) return refused('Both are on a roster already. Ask an admin.')
  return done({ isMerged: false })
}

// Keeps a roster place that came from either registration.
async function moveEnrolment(client: Client, { kind, target, source }: MergeValues): Promise<boolean> {
  if (kind !== 'player-registrations') return true
  const { id, registration } = enrolments
  const both = await orm(client)
    .select({ id })
    .from(enrolments)
    .where(inArray(registration, [target, source]))
    .for('update')
  if (both.length > 1) return false
  await orm(client).update(enrolments).set({ registration: target }).where(eq(registration, source))
  return true
}

// Recorded with the name of the member of staff, because the family changed nothing. False if a chosen value cannot be
// decrypted: a copy would hold the note about it in place of the value, and never be readable again.
async function recordReplacedValues(
  client: Client,
  staff: Staff,
  { kind, target, source }: MergeValues,
  fields: string[],
): Promise<boolean> {
  const values = await readEntryValues(client, kind, [target, source])
  const valueOf = (id: string, field: string) => values.get(id)?.[field] || null
  const changes = fields.map((field) => ({ field, before: valueOf(target, field), after: valueOf(source, field) }))
  if (changes.some(({ after }) => after === UNREADABLE)) return false
  await storeEdit(client, target, changes, staff.name)
  return true
}

/** Combines the internal data of both entries in the remaining one, with the earlier due date. */
async function mergeDetails(client: Client, target: string, source: string): Promise<void> {
  await client.query(
    `UPDATE inbox_entries k SET tags = ARRAY (SELECT DISTINCT unnest(k.tags || g.tags) ORDER BY 1),
       assignee_id = coalesce(k.assignee_id, g.assignee_id), city = coalesce(k.city, g.city),
       due_at = CASE WHEN k.due_at IS NOT NULL THEN least(k.due_at, g.due_at) END,
       duplicate_of = nullif(k.duplicate_of, g.entry_id)
     FROM inbox_entries g WHERE k.entry_id = $1 AND g.entry_id = $2`,
    [target, source],
  )
  await client.query(
    `UPDATE inbox_entries SET merged_into = $1, duplicate_of = NULL, due_at = NULL WHERE entry_id = $2 OR merged_into = $2`,
    [target, source],
  )
  await client.query('UPDATE inbox_entries SET duplicate_of = $1 WHERE duplicate_of = $2 AND entry_id <> $1', [
    target,
    source,
  ])
  // The family's private links open the remaining entry.
  await client.query('UPDATE family_links SET entry_id = $1 WHERE entry_id = $2', [target, source])
}

async function copyValues(client: Client, table: string, values: MergeValues, fields: string[]): Promise<void> {
  const { target, source } = values
  const encrypted = encryptedColumnsOf(table)
  const columns = fields
    .filter((name) => name !== 'positions')
    .flatMap((name) => [toColumn(name), ...(COMPANIONS[name] ?? [])])
  await copyEncryptedValues(
    client,
    table,
    values,
    columns.filter((column) => encrypted.includes(column)),
  )
  if (fields.includes('positions')) {
    await client.query(`DELETE FROM ${table}_positions WHERE parent_id = $1`, [target])
    await client.query(
      `INSERT INTO ${table}_positions ("order", parent_id, value)
       SELECT "order", $1, value FROM ${table}_positions WHERE parent_id = $2`,
      [target, source],
    )
  }
  const assignments = columns
    .filter((column) => !encrypted.includes(column))
    .map((column) => `${column} = g.${column}, `)
  await client.query(
    `UPDATE ${table} k SET ${assignments.join('')}revision = k.revision + 1, updated_at = now()
     FROM ${table} g WHERE k.id = $1 AND g.id = $2`,
    [target, source],
  )
}

// A value is encrypted with its entry's reference as context, so it must be encrypted again.
async function copyEncryptedValues(client: Client, table: string, { target, source }: MergeValues, columns: string[]) {
  if (columns.length === 0) return
  const { rows } = await client.query<Record<string, string>>(
    `SELECT k.reference AS "targetReference", g.reference AS "sourceReference", ${columns.map((column) => `g.${column}`).join(', ')}
     FROM ${table} k, ${table} g WHERE k.id = $1 AND g.id = $2`,
    [target, source],
  )
  const { targetReference, sourceReference, ...stored } = rows[0]!
  const values = encryptRow(table, targetReference!, decryptRow(table, sourceReference!, stored))
  const sets = Object.keys(values).map((column, index) => `${column} = $${index + 2}`)
  await client.query(`UPDATE ${table} SET ${sets.join(', ')} WHERE id = $1`, [target, ...Object.values(values)])
}

async function recordMerge(client: Client, staff: Staff, { kind, target, source }: MergeValues, fields: string[]) {
  const { rows } = await client.query<{ id: string; reference: string }>(
    'SELECT entry_id AS id, reference FROM inbox_entries WHERE entry_id = ANY ($1)',
    [[target, source]],
  )
  const referenceOf = (id: string) => rows.find((row) => row.id === id)?.reference ?? ''
  const copied = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  await recordEvent(client, staff, {
    action: 'merged',
    kind,
    entryId: target,
    reference: referenceOf(target),
    detail: `${referenceOf(source)}${copied}`,
  })
  await recordEvent(client, staff, {
    action: 'merged away',
    kind,
    entryId: source,
    reference: referenceOf(source),
    detail: referenceOf(target),
  })
}
