import { createHash } from 'node:crypto'
import { done, refused, type Result } from '@/lib/result'
import { enqueueMails } from '../mail/outbox'
import { pool } from '../database/pool'
import { prepared } from '../database/prepared'
import { transaction } from '../database/transaction'
import { amendSubmission } from './amend'
import { addressed, insertEntry, newEntry } from './insert'
import type { NotStored, Receipt, Submission, SubmissionRecord } from './submission'

/** How a key begins that stands for what was sent, because it came without scripts and had no key of its own. */
export const CONTENT_KEY = 'content:'

/**
 * Stores a submission and its mails in one transaction, once for each idempotency key, and reads it back on
 * another connection. A key that comes back with other answers amends the entry until somebody begins to read it.
 * @returns refused when somebody has, or when the guard or a named constraint refuses it
 * @throws Error when anything, COMMIT and read-back included, failed: then nobody may be thanked
 */
export async function storeSubmission(submission: Submission): Promise<Result<Receipt, NotStored>> {
  const contentHash = hash(submission.record)
  const key = submission.idempotencyKey ?? (await findContentKey(submission, contentHash))
  const stored = await storeUnder(key, submission, contentHash)
  if (!stored.isDone || stored.value.contentHash === contentHash) return stored
  const again = await amendSubmission(submission, key, contentHash)
  if (!again.isDone) return again
  const { reference } = stored.value
  if (again.value.outcome === 'closed')
    return refused({ kind: 'known', reference, statusToken: again.value.statusToken })
  if (again.value.outcome === 'amended') return done({ ...stored.value, isRepeat: false })
  return storeUnder(`${key}:${contentHash}`, submission, contentHash)
}

type Stored = Receipt & { contentHash: string }
type Inserted = Result<{ isNew: boolean }, NotStored>

async function storeUnder(
  key: string,
  submission: Submission,
  contentHash: string,
): Promise<Result<Stored, NotStored>> {
  const inserted = await insertOnce(submission, key, contentHash).catch((error) => recover(submission, key, error))
  if (!inserted.isDone) return inserted
  const stored = await readBack(submission.table, key)
  if (!stored) throw new Error('The entry is not there after it was stored.')
  return done({ ...stored, isRepeat: !inserted.value.isNew })
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
async function recover({ table, refusals = {} }: Submission, key: string, error: unknown): Promise<Inserted> {
  const refuse = refusals[(error as { constraint?: string }).constraint ?? '']
  if (!refuse) throw error
  if (await readBack(table, key)) return done({ isNew: false })
  return refused({ kind: 'invalid', fields: await refuse() })
}

// One statement is a transaction of its own. Only what must be checked beside the new row needs a longer one.
async function insertOnce(submission: Submission, key: string, contentHash: string): Promise<Inserted> {
  const { guard, mails } = submission
  const entry = newEntry(submission, key, contentHash)
  const { reference, token, isSpam } = entry
  if (!guard)
    return done({ isNew: await insertEntry(pool(), entry, isSpam ? [] : await mails(reference, token, pool())) })
  return transaction(async (client) => {
    if (!(await insertEntry(client, entry, []))) return done({ isNew: false })
    const problems = await guard(client)
    if (problems) return refused({ kind: 'invalid', fields: problems })
    if (!isSpam) await enqueueMails(client, addressed(entry, await mails(reference, token, client)))
    return done({ isNew: true })
  })
}

async function readBack(table: string, key: string): Promise<Omit<Stored, 'isRepeat'> | undefined> {
  const text = `SELECT id, reference, status, created_at AS "createdAt", content_hash AS "contentHash"
    FROM ${table} WHERE idempotency_key = $1`
  const { rows } = await pool().query(prepared(text, [key]))
  const row = rows[0]
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

function hash(record: SubmissionRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
