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
import { storeEdit } from '@/server/forms/entries'
import { unsealRow, sealedColumnsOf, sealRow } from '@/server/sealed/rows'
import { readEntryValues, tableOf } from '../entry-values'
import { transaction } from '@/server/database/transaction'
import type { MergeValues } from '../../rules/entry-schema'
import type { Client } from '@/server/database/pool'

type Half = { id: string; reference: string; revision: number; mergedInto: string | null }

/** Kinds of which one person may send two entries. */
const MERGED_KINDS: readonly InboxKind[] = ['player-registrations', 'tryout-registrations', 'applications']

// Columns derived from a field, which are copied with it.
const COMPANIONS: Record<string, string[]> = {
  parentPhone: ['parent_phone_normalised'],
  phoneNumber: ['phone_normalised'],
  phone: ['phone_normalised'],
}

const STALE = 'One of the two was changed since you opened this page. Reload to see what is new, then merge.'

/**
 * Merges two entries in one transaction: copies the chosen values of the removed entry, removes it from every list, and stores
 * the replaced values as differences in the timeline. Idempotent.
 * @returns refused with a one-sentence reason
 */
export function mergeEntries(staff: Staff, values: MergeValues): Promise<Result<undefined>> {
  return transaction(async (client) => {
    const held = await holdBoth(client, values)
    if (!held.ok) return held
    if (held.value.isMerged) return done()
    const { kind, keep, gone } = values
    const table = tableOf(kind)
    const fields = ENTRY_FIELDS[kind].map(({ name }) => name).filter((name) => values.fields.includes(name))
    await noteReplaced(client, staff, values, fields)
    await moveDetails(client, keep, gone)
    await takeOver(client, table, values, fields)
    await client.query(`UPDATE ${table} SET revision = revision + 1, updated_at = now() WHERE id = $1`, [gone])
    await noteMerge(client, staff, values, fields)
    return done()
  })
}

async function holdBoth(client: Client, values: MergeValues): Promise<Result<{ isMerged: boolean }>> {
  const { kind, keep, gone, keepRevision, goneRevision } = values
  if (!MERGED_KINDS.includes(kind)) return refused('Entries of this list are not merged.')
  if (keep === gone) return refused('An entry cannot be merged with itself.')
  const { rows } = await client.query<Half>(
    `SELECT w.id, e.reference, w.revision::int, e.merged_into AS "mergedInto"
     FROM ${tableOf(kind)} w JOIN inbox_entries e ON e.entry_id = w.id
     WHERE w.id = ANY ($1) ORDER BY w.id FOR UPDATE`,
    [[keep, gone]],
  )
  const kept = rows.find(({ id }) => id === keep)
  const left = rows.find(({ id }) => id === gone)
  if (!kept || !left) return refused('One of the two is not there any more. Reload the page.')
  if (left.mergedInto === keep) return done({ isMerged: true })
  if (kept.mergedInto || left.mergedInto) return refused('One of the two was merged already. Reload the page.')
  if (kept.revision !== keepRevision || left.revision !== goneRevision) return refused(STALE)
  if (!(await moveEnrolment(client, values))) return refused('Both are on a roster already. Ask an admin.')
  return done({ isMerged: false })
}

// Keeps a roster place that came from either registration.
async function moveEnrolment(client: Client, { kind, keep, gone }: MergeValues): Promise<boolean> {
  if (kind !== 'player-registrations') return true
  const { id, registration } = enrolments
  const both = await orm(client)
    .select({ id })
    .from(enrolments)
    .where(inArray(registration, [keep, gone]))
    .for('update')
  if (both.length > 1) return false
  await orm(client).update(enrolments).set({ registration: keep }).where(eq(registration, gone))
  return true
}

// Recorded with the name of the member of staff, because the family changed nothing.
async function noteReplaced(
  client: Client,
  staff: Staff,
  { kind, keep, gone }: MergeValues,
  fields: string[],
): Promise<void> {
  const words = await readEntryValues(client, kind, [keep, gone])
  const wordOf = (id: string, field: string) => words.get(id)?.[field] || null
  const changes = fields.map((field) => ({ field, before: wordOf(keep, field), after: wordOf(gone, field) }))
  await storeEdit(client, keep, changes, staff.name)
}

/** Combines the internal data of both entries in the remaining one, with the earlier due date. */
async function moveDetails(client: Client, keep: string, gone: string): Promise<void> {
  await client.query(
    `UPDATE inbox_entries k SET tags = ARRAY (SELECT DISTINCT unnest(k.tags || g.tags) ORDER BY 1),
       assignee_id = coalesce(k.assignee_id, g.assignee_id), city = coalesce(k.city, g.city),
       due_at = CASE WHEN k.due_at IS NOT NULL THEN least(k.due_at, g.due_at) END,
       duplicate_of = nullif(k.duplicate_of, g.entry_id)
     FROM inbox_entries g WHERE k.entry_id = $1 AND g.entry_id = $2`,
    [keep, gone],
  )
  await client.query(
    `UPDATE inbox_entries SET merged_into = $1, duplicate_of = NULL, due_at = NULL WHERE entry_id = $2 OR merged_into = $2`,
    [keep, gone],
  )
  await client.query('UPDATE inbox_entries SET duplicate_of = $1 WHERE duplicate_of = $2 AND entry_id <> $1', [
    keep,
    gone,
  ])
  // The family's private links open the remaining entry.
  await client.query('UPDATE family_links SET entry_id = $1 WHERE entry_id = $2', [keep, gone])
}

async function takeOver(client: Client, table: string, values: MergeValues, fields: string[]): Promise<void> {
  const { keep, gone } = values
  const sealed = sealedColumnsOf(table)
  const columns = fields
    .filter((name) => name !== 'positions')
    .flatMap((name) => [toColumn(name), ...(COMPANIONS[name] ?? [])])
  await takeOverSealed(
    client,
    table,
    values,
    columns.filter((column) => sealed.includes(column)),
  )
  if (fields.includes('positions')) {
    await client.query(`DELETE FROM ${table}_positions WHERE parent_id = $1`, [keep])
    await client.query(
      `INSERT INTO ${table}_positions ("order", parent_id, value)
       SELECT "order", $1, value FROM ${table}_positions WHERE parent_id = $2`,
      [keep, gone],
    )
  }
  const words = columns.filter((column) => !sealed.includes(column)).map((column) => `${column} = g.${column}, `)
  await client.query(
    `UPDATE ${table} k SET ${words.join('')}revision = k.revision + 1, updated_at = now()
     FROM ${table} g WHERE k.id = $1 AND g.id = $2`,
    [keep, gone],
  )
}

// A value is encrypted with its entry's reference as context, so it must be encrypted again.
async function takeOverSealed(client: Client, table: string, { keep, gone }: MergeValues, columns: string[]) {
  if (columns.length === 0) return
  const { rows } = await client.query<Record<string, string>>(
    `SELECT k.reference AS kept, g.reference AS left, ${columns.map((column) => `g.${column}`).join(', ')}
     FROM ${table} k, ${table} g WHERE k.id = $1 AND g.id = $2`,
    [keep, gone],
  )
  const { kept, left, ...stored } = rows[0]!
  const values = sealRow(table, kept!, unsealRow(table, left!, stored))
  const sets = Object.keys(values).map((column, index) => `${column} = $${index + 2}`)
  await client.query(`UPDATE ${table} SET ${sets.join(', ')} WHERE id = $1`, [keep, ...Object.values(values)])
}

async function noteMerge(client: Client, staff: Staff, { kind, keep, gone }: MergeValues, fields: string[]) {
  const { rows } = await client.query<{ id: string; reference: string }>(
    'SELECT entry_id AS id, reference FROM inbox_entries WHERE entry_id = ANY ($1)',
    [[keep, gone]],
  )
  const referenceOf = (id: string) => rows.find((row) => row.id === id)?.reference ?? ''
  const taken = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  await recordEvent(client, staff, {
    action: 'merged',
    kind,
    entryId: keep,
    reference: referenceOf(keep),
    detail: `${referenceOf(gone)}${taken}`,
  })
  await recordEvent(client, staff, {
    action: 'merged away',
    kind,
    entryId: gone,
    reference: referenceOf(gone),
    detail: referenceOf(keep),
  })
}
