import type pg from 'pg'
import { createHash, randomUUID } from 'node:crypto'
import { newReference } from '@/lib/reference'
import { toColumn } from '../database/columns'
import { enqueueMail } from '../mail/outbox'
import { pool } from '../database/pool'
import { transaction } from '../database/transaction'
import { amendSubmission } from './amend'
import { insertList } from './entries'
import { makeStatusLink } from './status-link'
import {
  AlreadyReadError,
  HONEYPOT_SUSPICION,
  RefusedError,
  type Receipt,
  type Submission,
  type SubmissionRecord,
} from './submission'

/** How a key begins that stands for what was sent, because it came without scripts and had no key of its own. */
export const CONTENT_KEY = 'content:'

/**
 * Stores a submission and its mails in one transaction, once for each idempotency key, and reads it back on
 * another connection. A key that comes back with other answers amends the entry until somebody begins to read it.
 * @throws AlreadyReadError when somebody has
 * @throws RefusedError when the guard or a named constraint refuses it
 * @throws Error when anything, COMMIT and read-back included, failed: then nobody may be thanked
 */
export async function storeSubmission(submission: Submission): Promise<Receipt> {
  const contentHash = hash(submission.record)
  const key = submission.idempotencyKey ?? (await findContentKey(submission, contentHash))
  const receipt = await storeUnder(key, submission, contentHash)
  if (receipt.contentHash === contentHash) return receipt
  const again = await amendSubmission(submission, key, contentHash)
  if (again.outcome === 'closed') throw new AlreadyReadError(receipt.reference, again.statusToken)
  if (again.outcome === 'amended') return { ...receipt, isRepeat: false }
  return storeUnder(`${key}:${contentHash}`, submission, contentHash)
}

type Stored = Receipt & { contentHash: string }

async function storeUnder(key: string, submission: Submission, contentHash: string): Promise<Stored> {
  const isNew = await transaction((client) => insertOnce(client, submission, key, contentHash)).catch((error) =>
    recover(submission, key, error),
  )
  const stored = await readBack(submission.table, key)
  if (!stored) throw new Error('The entry is not there after it was stored.')
  return { ...stored, isRepeat: !isNew }
}

// Sent again without scripts while the first is as it was sent, it is the same entry; later it is meant anew.
async function findContentKey({ table }: Submission, contentHash: string): Promise<string> {
  const base = `${CONTENT_KEY}${today()}:${contentHash}`
  const { rows } = await pool().query<{ key: string; isUntouched: boolean }>(
    `SELECT idempotency_key AS key, revision = 1 AS "isUntouched" FROM ${table}
     WHERE idempotency_key = $1 OR starts_with(idempotency_key, $1 || ':')`,
    [base],
  )
  const untouched = rows.find(({ isUntouched }) => isUntouched)
  if (untouched) return untouched.key
  return rows.length === 0 ? base : `${base}:${rows.length + 1}`
}

// A post that came twice at once may meet a constraint through its own duplicate: then it is a repeat, not a refusal.
async function recover({ table, refusals = {} }: Submission, key: string, error: unknown): Promise<false> {
  const refuse = refusals[(error as { constraint?: string }).constraint ?? '']
  if (!refuse) throw error
  if (await readBack(table, key)) return false
  throw new RefusedError(await refuse())
}

async function insertOnce(client: pg.PoolClient, submission: Submission, key: string, contentHash: string) {
  const { table, record, suspicion } = submission
  const reference = newReference(submission.referencePrefix)
  const status = suspicion === HONEYPOT_SUSPICION ? 'spam' : (submission.firstStatus ?? 'pending')
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
  const problems = await submission.guard?.(client)
  if (problems) throw new RefusedError(problems)
  for (const [field, values] of Object.entries(record.lists ?? {}))
    await insertList(client, { table, id, field, values })
  if (status !== 'spam') await tellEverybody(client, submission, id, reference)
  return true
}

async function tellEverybody(client: pg.PoolClient, submission: Submission, id: string, reference: string) {
  const { kind, mails } = submission
  const entry = { id, kind }
  const token = await makeStatusLink(client, submission, id)
  // An academy that has not entered its registrar's address yet still gets the registration itself.
  const known = (await mails(reference, token, client)).filter(({ to }) => to !== '')
  for (const mail of known) await enqueueMail(client, { ...mail, entry })
}

async function readBack(table: string, key: string): Promise<Omit<Stored, 'isRepeat'> | undefined> {
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
