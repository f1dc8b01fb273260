import 'server-only'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { isInboxKind, type InboxKind } from '../../rules/kinds'
import type { EntryMail } from '../../rules/mail-log'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { enqueueMail, type OutgoingMail } from '@/server/mail/outbox'
import { decryptMailText } from '@/server/mail/encrypted-content'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { canSeeEntry } from './answer'
import { findAddressee } from './mail-facts'
import { IS_OF_MOVE } from '../undo/move-mail'

/** Lists the mails of an entry, newest first. */
export async function listMails(entryId: string): Promise<EntryMail[]> {
  const { rows } = await pool().query(
    `SELECT m.id, m.kind, m."to", m.subject, m.text, m.status::text, m.last_error AS "lastError", m.sent_by AS "sentBy",
       m.send_at AS "sendAt", m.sent_at AS "sentAt", m.created_at AS "createdAt", e.email IS NOT DISTINCT FROM lower(m."to") AS "isToEntry"
     FROM inbox_entries e JOIN mails m ON m.entry_id = e.entry_id::text OR m.reference = e.reference
     WHERE e.entry_id = $1 OR e.merged_into = $1 ORDER BY m.created_at DESC, m.id`,
    [entryId],
  )
  return rows.map((row) => ({
    ...row,
    text: decryptMailText(row.id, row.text),
    sendAt: row.sendAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

export type MailTarget = {
  id: string
  /** The kind of the entry. */
  kind: InboxKind
  entryId: string
  reference: string | null
  /** Whether it was written with the change to the entry's current status. */
  isOfStatus: boolean
}

/** Returns a mail about an entry that this member of staff may read; else null. */
export async function findMailOf(staff: Staff, mailId: string): Promise<MailTarget | null> {
  const { rows } = await pool().query<Omit<MailTarget, 'kind'> & { kind: string }>(
    `SELECT m.id, e.kind, e.entry_id AS "entryId", e.reference, m.kind = 'answer-' || e.status AND ${IS_OF_MOVE} AS "isOfStatus"
     FROM mails m JOIN inbox_entries e ON e.entry_id::text = m.entry_id OR (m.entry_id IS NULL AND e.reference = m.reference)
     WHERE m.id = $1 LIMIT 1`,
    [mailId],
  )
  const found = rows[0]
  if (!found || !isInboxKind(found.kind)) return null
  return (await canSeeEntry(staff, found.kind, found.entryId)) ? { ...found, kind: found.kind } : null
}

/** Cancels an unsent mail. Of a concurrent undo and delivery exactly one succeeds. */
export function undoMail(staff: Staff, target: MailTarget): Promise<Result<undefined>> {
  return transaction((client) => takeMailBack(client, staff, target))
}

/** Cancels an unsent mail in the caller's transaction. */
export async function takeMailBack(
  client: Client,
  staff: Staff,
  { id, kind, entryId, reference }: Omit<MailTarget, 'isOfStatus'>,
): Promise<Result<undefined>> {
  const { rowCount } = await client.query(
    `UPDATE mails SET status = 'undone', updated_at = now() WHERE id = $1 AND status IN ('waiting', 'held')`,
    [id],
  )
  if (rowCount === 0) return refused('It was too late: this mail has left already.')
  // Otherwise the job would still run, find the mail canceled and do nothing.
  await client.query('SELECT graphile_worker.remove_job($1)', [`mail:${id}`])
  await recordEvent(client, staff, { action: 'mail undone', kind, entryId, reference })
  return done()
}

/** Sends a mail that was sent, stored locally or failed again, as a new mail. */
export function resendMail(staff: Staff, { id, kind, entryId, reference }: MailTarget): Promise<Result<undefined>> {
  return transaction(async (client) => {
    const mail = await holdFinished(client, id)
    if (!mail) return refused('This mail has not left yet, so it cannot be sent again.')
    // A second click within a minute is ignored.
    if (mail.isJustResent) return done()
    // A mail to a family goes to its current address; a mail to staff goes to its original address.
    const target = /^(answer-|note$)/.test(mail.kind) ? await findAddressee(entryId, client) : null
    await enqueueMail(client, {
      kind: mail.kind,
      to: target?.to ?? mail.to,
      subject: mail.subject,
      text: decryptMailText(id, mail.text),
      language: mail.language,
      dedupeKey: `${resendKey(id)}${randomUUID()}`,
      reference: reference ?? undefined,
      entry: { id: entryId, kind },
      sentBy: staff.name,
    })
    await recordEvent(client, staff, { action: 'mail sent again', kind, entryId, reference })
    return done()
  })
}

type FinishedMail = Pick<OutgoingMail, 'kind' | 'to' | 'subject' | 'text' | 'language'> & { isJustResent: boolean }

// Locks the mail until the new one is stored, so that two concurrent clicks are serialized.
async function holdFinished(client: pg.PoolClient, id: string): Promise<FinishedMail | undefined> {
  await client.query('SELECT 1 FROM mails WHERE id = $1 FOR UPDATE', [id])
  const { rows } = await client.query<FinishedMail>(
    `SELECT kind, "to", subject, text, language::text, EXISTS (SELECT FROM mails again
       WHERE again.entry_id = mails.entry_id AND again.dedupe_key LIKE $2 || '%'
         AND again.created_at > now() - interval '1 minute') AS "isJustResent"
     FROM mails WHERE id = $1 AND status IN ('sent', 'kept', 'failed')`,
    [id, resendKey(id)],
  )
  return rows[0]
}

function resendKey(id: string): string {
  return `resend:${id}:`
}
