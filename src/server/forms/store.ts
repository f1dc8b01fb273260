import type pg from 'pg'
import { createHash, randomUUID } from 'node:crypto'
import { newReference } from '@/lib/reference'
import { enqueueMail, type OutgoingMail } from '../mail/outbox'
import { inTransaction, pool } from '../pool'

/** A row to store: plain columns in camelCase, lists that live in a table of their own, columns that take the time. */
export type SubmissionRecord = {
  columns: Record<string, string | number | null>
  lists?: Record<string, readonly string[]>
  /** Beside the row's own two: set to the moment of storing, so no part of the content. */
  stamps?: readonly string[]
}

export type Submission = {
  table: string
  referencePrefix: string
  /** UUID of the browser's draft; absent without JavaScript, then equal content on one day is one entry. */
  idempotencyKey?: string
  record: SubmissionRecord
  suspicion: string | null
  mails: (reference: string) => OutgoingMail[]
}

export type Receipt = { id: string; reference: string; status: string; createdAt: string; isRepeat: boolean }

/** The same key came with another content: storing would overwrite, thanking would lie. */
export class ConflictError extends Error {}

/**
 * Stores a submission and its mails in one transaction, once for each idempotency key, and reads it back on
 * another connection.
 * @throws ConflictError when the key already stands for other content
 * @throws Error when anything, COMMIT and read-back included, failed: then nobody may be thanked
 */
export async function storeSubmission(submission: Submission): Promise<Receipt> {
  const contentHash = hash(submission.record)
  const key = submission.idempotencyKey ?? `content:${today()}:${contentHash}`
  const isNew = await inTransaction((client) => insertOnce(client, submission, key, contentHash))
  const receipt = await readBack(submission.table, key)
  if (!receipt) throw new Error('The entry is not there after it was stored.')
  if (receipt.contentHash !== contentHash) throw new ConflictError()
  const { id, reference, status, createdAt } = receipt
  return { id, reference, status, createdAt, isRepeat: !isNew }
}

async function insertOnce(client: pg.PoolClient, submission: Submission, key: string, contentHash: string) {
  const { table, record, suspicion } = submission
  const reference = newReference(submission.referencePrefix)
  const status = suspicion === HONEYPOT_SUSPICION ? 'spam' : 'pending'
  const columns = {
    ...record.columns,
    id: randomUUID(),
    status,
    reference,
    suspicion,
    idempotencyKey: key,
    contentHash,
  }
  const names = Object.keys(columns)
  const marks = names.map((_, index) => `$${index + 1}`)
  const stamps = ['createdAt', 'updatedAt', ...(record.stamps ?? [])]
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ${table} (${[...names, ...stamps].map(toColumn).join(', ')})
     VALUES (${[...marks, ...stamps.map(() => 'now()')].join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    Object.values(columns),
  )
  const id = rows[0]?.id
  if (!id) return false
  await insertLists(client, table, id, record.lists ?? {})
  // An academy that has not entered its registrar's address yet still gets the registration itself.
  const mails = status === 'spam' ? [] : submission.mails(reference).filter(({ to }) => to !== '')
  for (const mail of mails) await enqueueMail(client, mail)
  return true
}

/** A filled honeypot: kept for staff as spam, but no mail goes out to an address that a program made up. */
export const HONEYPOT_SUSPICION = 'A field that people cannot see was filled in.'

async function insertLists(client: pg.PoolClient, table: string, id: string, lists: Record<string, readonly string[]>) {
  for (const [name, values] of Object.entries(lists)) {
    for (const [index, value] of values.entries()) {
      await client.query(`INSERT INTO ${table}_${toColumn(name)} ("order", parent_id, value) VALUES ($1, $2, $3)`, [
        index + 1,
        id,
        value,
      ])
    }
  }
}

async function readBack(table: string, key: string): Promise<(Receipt & { contentHash: string }) | undefined> {
  const { rows } = await pool().query(
    `SELECT id, reference, status, created_at AS "createdAt", content_hash AS "contentHash"
     FROM ${table} WHERE idempotency_key = $1`,
    [key],
  )
  const row = rows[0]
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

function hash(record: SubmissionRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

// Payload stores camelCase fields in snake_case columns.
function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
