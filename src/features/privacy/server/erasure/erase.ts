import 'server-only'
import type pg from 'pg'
import { formatCount } from '@/lib/counts'
import { cacheTags } from '@/lib/cache-tags'
import { toDay } from '@/lib/dates'
import { recordEvent } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { logger } from '@/server/logger'
import { findChild, type Child } from '../child-file/child'
import { listStoredData } from '../child-file/held'
import { childScope, scopeValues } from '../child-file/scopes'
import { total } from '../../rules/child-file'
import { findHold } from '../retention/holds'
import { preserveWaivers } from './preserve-waivers'
import { appendErasureLedger } from './ledger'
import { IS_OPEN } from './open'
import { listParents } from './parents'
import { eraseStatements, ROW_OUTCOMES } from './steps'

/** The collections with public pages that may show a child. */
const PUBLIC = ['players', 'albums', 'media', 'posts', 'seasons']

type Due = { id: string; kind: string; known: string }

/**
 * Erases every child whose last day has passed. A failure does not stop the others, and is retried in the next run.
 * @returns the number of erased children
 */
export async function eraseDue(): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM erasures WHERE ${IS_OPEN} AND erases_at <= now() ORDER BY erases_at`,
  )
  let erased = 0
  for (const { id } of rows) {
    try {
      if (await eraseChild(id)) erased += 1
    } catch (error) {
      logger.error({ err: error, erasure: id }, 'A child could not be erased; the next round tries again.')
    }
  }
  if (erased > 0) await forgetStatistics()
  return erased
}

// The planner's statistics contain frequent values of a table, such as names, until it is analyzed again.
async function forgetStatistics(): Promise<void> {
  await pool()
    .query('SELECT renew_statistics($1::text[])', [Object.keys(ROW_OUTCOMES)])
    .catch((error: unknown) => logger.warn({ err: error }, 'Statistics were not renewed after an erasure.'))
}

/**
 * Erases one child everywhere, in one transaction. Returns false if the request was canceled or already executed, or while
 * the child is under a legal hold.
 */
async function eraseChild(erasure: string): Promise<boolean> {
  return transaction(async (client) => {
    const records = await holdErasure(client, erasure)
    if (!records) return false
    let [deleted, kept] = [0, 0]
    const children = await findChildren(client, records)
    const today = toDay(new Date())
    for (const child of children) if (await findHold(child, today, client)) return false
    for (const child of children) {
      deleted += total(await listStoredData(child, client))
      kept += await preserveWaivers(client, erasure, child)
      await eraseRows(client, child)
    }
    await client.query('UPDATE erasures SET erased_at = now(), gone = $2, kept = $3 WHERE id = $1', [
      erasure,
      deleted,
      kept,
    ])
    await recordEvent(client, null, { action: 'erased', entryId: erasure, detail: formatCount(deleted, 'thing') })
    await appendErasureLedger(client, erasure)
    await client.query('SELECT expire_tag(tag) FROM unnest($1::text[]) AS tag', [PUBLIC.map(cacheTags.collection)])
    return true
  })
}

// The lock is held until the commit, so that the erasure cannot be canceled once it has started.
async function holdErasure(client: Client, id: string): Promise<Due[] | null> {
  const { rowCount } = await client.query(`SELECT 1 FROM erasures WHERE id = $1 AND ${IS_OPEN} FOR UPDATE`, [id])
  if (rowCount === 0) return null
  const { rows } = await client.query<Due>(
    `SELECT id, kind, known FROM erasures, LATERAL (
       SELECT 'players' AS kind, unnest(players) AS known
       UNION ALL SELECT i.kind, i.entry_id FROM inbox_entries i WHERE i.entry_id = ANY (entries)
       UNION ALL SELECT 'enrolments', unnest(enrolments) UNION ALL SELECT 'members', unnest(members)) AS places
     WHERE id = $1`,
    [id],
  )
  return rows
}

/** Finds the child by any of its remaining records. Also includes entries that the family has sent since the request. */
async function findChildren(client: Client, records: Due[]): Promise<Child[]> {
  const children = new Map<string, Child>()
  for (const { kind, known: id } of records) {
    const child = await findChild({ kind, id }, client)
    if (child) children.set(scopeValues(child).flat().toSorted().join(), child)
  }
  return [...children.values()]
}

async function eraseRows(client: pg.PoolClient, child: Child): Promise<void> {
  const values = scopeValues(child)
  const parents = await listParents(client, child)
  // Otherwise the job would still run, and the mail's text would stay in the queue until then.
  await client.query(`SELECT graphile_worker.remove_job('mail:' || id) FROM mails WHERE ${childScope('mails')}`, values)
  for (const statement of eraseStatements()) await client.query(statement, values)
  await eraseParents(client, parents)
}

async function eraseParents(client: Client, parents: string[]): Promise<void> {
  const { rows } = await client.query<{ email: string | null }>(
    'DELETE FROM members WHERE id = ANY ($1) RETURNING lower(email) AS email',
    [parents],
  )
  // Mails about the account itself: confirmations and password resets.
  await client.query(`DELETE FROM mails WHERE lower("to") = ANY ($1) AND kind LIKE 'account%' AND entry_id IS NULL`, [
    rows.map(({ email }) => email),
  ])
}
