import type pg from 'pg'
import { createHash, randomUUID } from 'node:crypto'
import type { InboxKind } from '@/lib/inbox/kinds'
import { newReference } from '@/lib/reference'
import { toColumn } from '../columns'
import { findLinkDays, makeFamilyLink } from '../family-links'
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
  kind: InboxKind
  /** Gives the family a private link to a page about the entry. */
  hasStatusPage?: boolean
  referencePrefix: string
  /** UUID of the browser's draft; absent without JavaScript, then equal content on one day is one entry. */
  idempotencyKey?: string
  record: SubmissionRecord
  suspicion: string | null
  mails: (reference: string, statusToken: string | null, client: pg.PoolClient) => Promise<OutgoingMail[]>
  firstStatus?: string
  guard?: Guard
  refusals?: Refusals
}

/** Messages by field when an entry must not be stored, else null. Never asked for a repeat of a stored one. */
export type Guard = (client: Pick<pg.PoolClient, 'query'>) => Promise<Record<string, string> | null>

/** By the name of a constraint: the messages for whoever ran into it. */
export type Refusals = Record<string, () => Promise<Record<string, string>>>

export type Receipt = { id: string; reference: string; status: string; createdAt: string; isRepeat: boolean }

/** How a key begins that stands for what was sent, because it came without scripts and had no key of its own. */
export const CONTENT_KEY = 'content:'

/** The same key came with another content: storing would overwrite, thanking would lie. */
export class ConflictError extends Error {}

/** The entry cannot be stored as it is, and the sender can mend it. */
export class RefusedError extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('The entry was refused.')
  }
}

/**
 * Stores a submission and its mails in one transaction, once for each idempotency key, and reads it back on
 * another connection.
 * @throws ConflictError when the key already stands for other content
 * @throws RefusedError when the guard or a named constraint refuses it
 * @throws Error when anything, COMMIT and read-back included, failed: then nobody may be thanked
 */
export async function storeSubmission(submission: Submission): Promise<Receipt> {
  const contentHash = hash(submission.record)
  const key = submission.idempotencyKey ?? `${CONTENT_KEY}${today()}:${contentHash}`
  const isNew = await inTransaction((client) => insertOnce(client, submission, key, contentHash)).catch((error) =>
    recover(submission, key, error),
  )
  const receipt = await readBack(submission.table, key)
  if (!receipt) throw new Error('The entry is not there after it was stored.')
  if (receipt.contentHash !== contentHash) throw new ConflictError()
  const { id, reference, status, createdAt } = receipt
  return { id, reference, status, createdAt, isRepeat: !isNew }
}

// A post that came twice at once may meet a constraint through its own twin: then it is a repeat, not a refusal.
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
  await insertLists(client, table, id, record.lists ?? {})
  if (status !== 'spam') await tellEverybody(client, submission, id, reference)
  return true
}

async function tellEverybody(client: pg.PoolClient, submission: Submission, id: string, reference: string) {
  const { kind, hasStatusPage, mails } = submission
  const entry = { id, kind }
  const token = hasStatusPage ? await makeStatusLink(client, entry) : null
  // An academy that has not entered its registrar's address yet still gets the registration itself.
  const known = (await mails(reference, token, client)).filter(({ to }) => to !== '')
  for (const mail of known) await enqueueMail(client, { ...mail, entry })
}

async function makeStatusLink(client: pg.PoolClient, { id, kind }: { id: string; kind: string }): Promise<string> {
  const days = await findLinkDays(client)
  return makeFamilyLink(client, { purpose: 'status', kind, entryId: id, days })
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
