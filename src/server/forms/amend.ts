import 'server-only'
import type pg from 'pg'
import { done, refused, type Result } from '@/lib/result'
import { endFamilyLinks, makeFamilyLink } from '../family-links'
import { enqueueMails } from '../mail/outbox'
import { transaction } from '../database/transaction'
import { changeEntry, readEntry } from './entries'
import type { NotStored, Submission } from './submission'

type AmendOutcome =
  | { outcome: 'amended' }
  /** The name differs: two children share a form, and both must be stored. */
  | { outcome: 'another' }
  | { outcome: 'closed'; statusToken: string | null }

/**
 * Updates a stored entry when its key is sent again with other answers: the sender got no confirmation, or corrected something.
 * Both versions are stored, and an address without a mail gets the mails of a new entry.
 * @returns refused if the guard rejects the new answers
 */
export function amendSubmission(
  submission: Submission,
  key: string,
  contentHash: string,
): Promise<Result<AmendOutcome, NotStored>> {
  const { table, record, person, firstStatus = 'pending' } = submission
  return transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE idempotency_key = $1 FOR UPDATE`,
      [key],
    )
    const listFields = Object.keys(record.lists ?? {})
    const entry = await readEntry({ table, listFields }, rows[0]!.id, client)
    if (!entry) throw new Error('The entry of a key is gone.')
    if (plain(entry[person]) !== plain(record.columns[person])) return done({ outcome: 'another' })
    const location = { id: rows[0]!.id, kind: submission.kind, table, reference: String(entry.reference) }
    if (entry.status !== 'spam' && (entry.status !== firstStatus || (await wasOpened(client, location.id))))
      return done({ outcome: 'closed', statusToken: await makeStatusLink(client, submission, location.id) })
    await changeEntry(client, location, entry, record)
    await client.query(`UPDATE ${table} SET content_hash = $2 WHERE id = $1`, [location.id, contentHash])
    const problems = await submission.guard?.(client)
    if (problems) return refused({ kind: 'invalid', fields: problems })
    if (entry.status !== 'spam') await mailNewAddresses(client, submission, location)
    return done({ outcome: 'amended' })
  })
}

// Staff who have opened an entry may be calling about it. From then on only its private link can change it.
async function wasOpened(client: pg.PoolClient, id: string): Promise<boolean> {
  const text = `SELECT FROM audit_events WHERE entry_id = $1 AND action = 'opened' LIMIT 1`
  return (await client.query(text, [id])).rowCount === 1
}

type EntryLocation = { id: string; kind: string; reference: string }

// The reader of a wrong address must not open the child's page by the link in the first mail.
async function mailNewAddresses(client: pg.PoolClient, submission: Submission, location: EntryLocation): Promise<void> {
  const { id, kind, reference } = location
  const { rows } = await client.query<{ to: string }>('SELECT DISTINCT "to" FROM mails WHERE entry_id = $1', [id])
  const notified = new Set(rows.map(({ to }) => to))
  const isNew = ({ to }: { to: string }) => to !== '' && !notified.has(to)
  if (!(await submission.mails(reference, null, client)).some(isNew)) return
  await endFamilyLinks(client, id, 'status')
  const mails = await submission.mails(reference, await makeStatusLink(client, submission, location.id), client)
  const due = mails.filter(isNew)
  await enqueueMails(
    client,
    due.map((mail) => ({ ...mail, dedupeKey: `${mail.dedupeKey}:${notified.size}`, entry: { id, kind } })),
  )
}

function plain(name: unknown): string {
  return String(name ?? '')
    .trim()
    .toLowerCase()
}

/** Creates the token of a family's private page about an entry; null for forms without such a page. */
async function makeStatusLink(
  client: pg.PoolClient,
  { hasStatusPage, kind }: Submission,
  entryId: string,
): Promise<string | null> {
  return hasStatusPage ? makeFamilyLink(client, { purpose: 'status', kind, entryId }) : null
}
