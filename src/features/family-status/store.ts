import 'server-only'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { paths } from '@/lib/paths'
import { recordEvent } from '@/server/audit'
import { toColumn } from '@/server/columns'
import { env } from '@/server/env'
import type { Editor, StoredEntry } from '@/server/forms/editor'
import { findMailSettings } from '@/server/forms/mail-settings'
import type { SubmissionRecord } from '@/server/forms/store'
import { enqueueMail } from '@/server/mail/outbox'
import { inTransaction, pool } from '@/server/pool'
import { listChanges, type Change } from './changes'
import type { FamilyPage } from './queries'
import { FAMILY_WORDS, isOpen } from './stages'

type Db = Pick<pg.PoolClient, 'query'>
type Target = Pick<FamilyPage, 'id' | 'kind' | 'reference'>

/** Who changes it, in history and audit. */
const FAMILY = { id: null, name: 'the family' }

/** What a family sent, as it is stored now; null when it is gone. */
export async function readEntry(editor: Editor, id: string, db: Db = pool(), lock = ''): Promise<StoredEntry | null> {
  const { rows } = await db.query(`SELECT * FROM ${editor.table} WHERE id = $1 ${lock}`, [id])
  if (!rows[0]) return null
  const entry: StoredEntry = Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [toCamel(name), value]))
  for (const field of editor.listFields) {
    const list = await db.query<{ value: string }>(
      `SELECT value::text FROM ${editor.table}_${toColumn(field)} WHERE parent_id = $1 ORDER BY "order"`,
      [id],
    )
    entry[field] = list.rows.map(({ value }) => value)
  }
  return entry
}

/** Stores what a family changed, with the difference for staff. `closed` when somebody has begun to read it. */
export function storeChange(
  target: Target,
  editor: Editor,
  record: SubmissionRecord,
): Promise<'edited' | 'unchanged' | 'closed'> {
  return inTransaction(async (client) => {
    const entry = await readEntry(editor, target.id, client, 'FOR UPDATE')
    if (!entry || !isOpen(String(entry.status))) return 'closed'
    const changes = listChanges(entry, record)
    if (changes.length === 0) return 'unchanged'
    await updateEntry(client, editor.table, target.id, record)
    await noteChanges(client, target.id, changes)
    const detail = changes.map(({ field }) => field).join(', ')
    await recordEvent(client, FAMILY, {
      action: 'changed',
      kind: target.kind,
      entryId: target.id,
      reference: target.reference,
      detail,
    })
    return 'edited'
  })
}

/** Withdraws what a family sent, and tells the registrar. `closed` when somebody has begun to read it. */
export async function storeWithdrawal(target: Target, table: string): Promise<'withdrawn' | 'closed'> {
  const { id, kind, reference } = target
  const { registrarEmail } = await findMailSettings()
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE ${table} SET status = 'withdrawn', revision = revision + 1, updated_at = now()
       WHERE id = $1 AND status = 'pending'`,
      [id],
    )
    if (rowCount === 0) return 'closed'
    await client.query(
      `INSERT INTO ${table}_history (id, _parent_id, _order, "from", "to", at, by_name)
       SELECT $2, $1, coalesce(max(_order), 0) + 1, 'pending', 'withdrawn', now(), $3 FROM ${table}_history WHERE _parent_id = $1`,
      [id, randomUUID(), FAMILY.name],
    )
    await recordEvent(client, FAMILY, { action: 'changed', kind, entryId: id, reference, detail: 'status' })
    if (registrarEmail) await enqueueMail(client, withdrawalMail(target, registrarEmail))
    return 'withdrawn'
  })
}

async function updateEntry(
  client: Db,
  table: string,
  id: string,
  { columns, lists = {} }: SubmissionRecord,
): Promise<void> {
  const names = Object.keys(columns)
  const sets = names.map((name, index) => `${toColumn(name)} = $${index + 2}`)
  await client.query(
    `UPDATE ${table} SET ${sets.join(', ')}, revision = revision + 1, updated_at = now() WHERE id = $1`,
    [id, ...Object.values(columns)],
  )
  for (const [field, values] of Object.entries(lists)) {
    const list = `${table}_${toColumn(field)}`
    await client.query(`DELETE FROM ${list} WHERE parent_id = $1`, [id])
    for (const [index, value] of values.entries())
      await client.query(`INSERT INTO ${list} ("order", parent_id, value) VALUES ($1, $2, $3)`, [index + 1, id, value])
  }
}

async function noteChanges(client: Db, id: string, changes: readonly Change[]): Promise<void> {
  for (const { field, before, after } of changes)
    await client.query('INSERT INTO registration_edits (entry_id, field, before, after) VALUES ($1, $2, $3, $4)', [
      id,
      field,
      before,
      after,
    ])
}

function withdrawalMail({ id, kind, reference }: Target, to: string) {
  const list = new URL(paths.adminSearch(kind, reference), env().PUBLIC_URL).href
  return {
    kind: 'withdrawal-registrar',
    to,
    subject: `Withdrawn: ${reference}`,
    text: `A family withdrew its ${FAMILY_WORDS[kind]}.\n\nOpen it in the back office: ${list}`,
    dedupeKey: `${reference}:withdrawn:${randomUUID()}`,
    reference,
    entry: { id, kind },
  }
}

function toCamel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
