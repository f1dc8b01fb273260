import type pg from 'pg'
import { randomUUID } from 'node:crypto'

/** A mail on its way out. The body holds no birthday, address or code: a reference and a link say enough. */
export type OutgoingMail = {
  kind: string
  to: string
  subject: string
  text: string
  /** Two mails with the same key are one mail. */
  dedupeKey: string
  reference?: string
}

export const DELIVER_MAIL = 'deliver_mail'

const MAX_ATTEMPTS = 10

/**
 * Writes a mail into the outbox and queues its delivery, both in the caller's transaction: the mail exists
 * exactly when the record it speaks of does.
 */
export async function enqueueMail(client: Pick<pg.PoolClient, 'query'>, mail: OutgoingMail): Promise<void> {
  const id = randomUUID()
  const { rowCount } = await client.query(
    `INSERT INTO mails (id, kind, "to", subject, text, status, attempts, dedupe_key, reference, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'queued', 0, $6, $7, now(), now())
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [id, mail.kind, mail.to, oneLine(mail.subject), mail.text, mail.dedupeKey, mail.reference ?? null],
  )
  if (rowCount === 0) return
  await client.query('SELECT graphile_worker.add_job($1, $2::json, max_attempts => $3, job_key => $4)', [
    DELIVER_MAIL,
    JSON.stringify({ mailId: id }),
    MAX_ATTEMPTS,
    `mail:${id}`,
  ])
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
