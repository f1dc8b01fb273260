import { randomUUID } from 'node:crypto'
import { toColumn } from '@/lib/columns'
import { newReference } from '@/lib/reference'
import type { Client } from '../database/pool'
import { prepareStatement } from '../database/prepare-statement'
import { LINK_DAYS, newLinkSecret } from '../family-links'
import { enqueueClauses, toMailRows, type OutgoingMail } from '../mail/outbox'
import { encryptRow } from '../encryption/rows'
import { HONEYPOT_SUSPICION, type Submission } from './submission'

/** A submission with everything generated for it before it is stored. */
export type NewEntry = {
  submission: Submission
  id: string
  reference: string
  status: string
  isSpam: boolean
  key: string
  contentHash: string
  /** The token of the family's private link, and its stored hash; null if the form has no private page. */
  token: string | null
  tokenHash: Buffer | null
}

/** Generates the id, the reference, the first status and the private link's token of a submission. */
export function newEntry(submission: Submission, key: string, contentHash: string): NewEntry {
  const isSpam = submission.suspicion === HONEYPOT_SUSPICION
  const secret = submission.hasStatusPage && !isSpam ? newLinkSecret() : { token: null, tokenHash: null }
  const status = isSpam ? 'spam' : (submission.firstStatus ?? 'pending')
  const reference = newReference(submission.referencePrefix)
  return { submission, id: randomUUID(), reference, status, isSpam, key, contentHash, ...secret }
}

/**
 * Inserts an entry with its lists, its private link and its mails in one statement, unless its key is already stored.
 * @returns whether it was inserted
 */
export async function insertEntry(client: Client, entry: NewEntry, mails: OutgoingMail[]): Promise<boolean> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const clauses = [
    entryClause(entry, bind),
    ...listClauses(entry, bind),
    ...linkClause(entry, bind),
    enqueueClauses('entry', bind(toMailRows(addressed(entry, mails)))),
  ]
  const text = `WITH ${clauses.join(', ')} SELECT FROM entry, (SELECT count(*) FROM planned_mail) AS all_planned`
  const { rowCount } = await client.query(prepareStatement(text, values))
  return rowCount === 1
}

/** Returns the mails about an entry. Leaves out mails without an address, such as the registrar's before it was configured. */
export function addressed({ id, submission: { kind } }: NewEntry, mails: OutgoingMail[]): OutgoingMail[] {
  return mails.filter(({ to }) => to !== '').map((mail) => ({ ...mail, entry: { id, kind } }))
}

type Bind = (value: unknown) => string

function entryClause({ submission, id, status, reference, key, contentHash }: NewEntry, bind: Bind): string {
  const { table, record, suspicion } = submission
  const columns = {
    ...encryptRow(table, reference, record.columns),
    id,
    status,
    reference,
    suspicion,
    idempotencyKey: key,
    contentHash,
  }
  const stamps = ['createdAt', 'updatedAt', ...(record.stamps ?? [])]
  return `entry AS (
      INSERT INTO ${table} (${[...Object.keys(columns), ...stamps].map(toColumn).join(', ')})
      VALUES (${[...Object.values(columns).map(bind), ...stamps.map(() => 'now()')].join(', ')})
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id)`
}

function listClauses({ submission: { table, record } }: NewEntry, bind: Bind): string[] {
  return Object.entries(record.lists ?? {}).map(([field, values], index) => {
    return `list_${index} AS (${listInsert({ table, field, rows: bind(toListRows(values)), parent: 'entry.id', from: 'entry' })})`
  })
}

function linkClause({ submission: { kind }, tokenHash }: NewEntry, bind: Bind): string[] {
  if (!tokenHash) return []
  return [
    `link AS (
      INSERT INTO family_links (token_hash, purpose, kind, entry_id, expires_at)
      SELECT ${bind(tokenHash)}::bytea, 'status', ${bind(kind)}, entry.id, now() + make_interval(days => ${LINK_DAYS})
      FROM entry)`,
  ]
}

type ListInsert = {
  table: string
  field: string
  /** A parameter with the value of toListRows(). */
  rows: string
  parent: string
  from: string
}

/** Returns the statement that inserts the values of a multi-value field. */
export function listInsert({ table, field, rows, parent, from }: ListInsert): string {
  const list = `${table}_${toColumn(field)}`
  return `INSERT INTO ${list} ("order", parent_id, value)
    SELECT list."order", ${parent}, list.value
    FROM ${from}, jsonb_populate_recordset(NULL::${list}, ${rows}::jsonb) AS list`
}

/** Serializes the values of a multi-value field, in order, for listInsert(). */
export function toListRows(values: readonly string[]): string {
  return JSON.stringify(values.map((value, index) => ({ order: index + 1, value })))
}
