import { createHash } from 'node:crypto'
import { done, refused, type Result } from '@/lib/result'
import { enqueueMails } from '../mail/outbox'
import { pool } from '../database/pool'
import { prepareStatement } from '../database/prepare-statement'
import { transaction } from '../database/transaction'
import { amendSubmission } from './amend'
import { addressed, insertEntry, newEntry } from './insert'
import type { NotStored, Receipt, Submission, SubmissionRecord } from './submission'

/** The prefix of a key derived from the content, for forms sent without scripts and therefore without a key. */
export const CONTENT_KEY = 'content:'

/**
 * Stores a submission and its mails in one transaction, once per idempotency key, and reads it back on another connection. A
 * repeated key with other answers amends the entry until staff open it.
 * @returns refused if staff have opened it, or if the guard or a named constraint rejects it
 * @throws Error if anything failed, including COMMIT and read-back: then no success message may be shown
 */
export async function storeSubmission(submission: Submission): Promise<Result<Receipt, NotStored>> {
  const contentHash = hash(submission.record)
  const key = submission.idempotencyKey ?? (await findContentKey(submission, contentHash))
  const stored = await storeUnder(key, submission, contentHash)
  if (!stored.ok || stored.value.contentHash === contentHash) return stored
  const again = await amendSubmission(submission, key, contentHash)
  if (!again.ok) return again
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
  if (!inserted.ok) return inserted
  const stored = await readBack(submission.table, key)
  if (!stored) throw new Error('The entry is not there after it was stored.')
  return done({ ...stored, isRepeat: !inserted.value.isNew })
}

// Without scripts, the same content is a repeat as long as the first entry is unchanged; later it is a new entry.
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

// A concurrent duplicate may violate a constraint through its twin: then it is a repeat, not a refusal.
async function recover({ table, refusals = {} }: Submission, key: string, error: unknown): Promise<Inserted> {
  const refuse = refusals[(error as { constraint?: string }).constraint ?? '']
  if (!refuse) throw error
  if (await readBack(table, key)) return done({ isNew: false })
  return refused({ kind: 'invalid', fields: await refuse() })
}

// A single statement is atomic. Only a guard, which checks after the insert, needs an explicit transaction.
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
  const { rows } = await pool().query(prepareStatement(text, [key]))
  const row = rows[0]
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

function hash(record: SubmissionRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
