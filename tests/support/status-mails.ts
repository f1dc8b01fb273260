import type { Pool } from 'pg'
import { queryMails } from './mails'

type Db = Pick<Pool, 'query'>

/** A mail text as stored in the outbox. */
export const ANSWER = {
  subject: 'About {player} ({reference})',
  text: 'Hello {guardian},\n\n{reason}\n\nSee {link}\n\n{academy}',
  reason: 'Because we say so.',
  language: 'en' as const,
}

/** Returns the mails about an entry, oldest first. */
export async function mailsOf(db: Db, entryId: string) {
  const { rows } = await queryMails(
    db,
    `SELECT id, kind, "to", subject, text, status::text, language::text, send_at, sent_by, reference FROM mails
     WHERE entry_id = $1 ORDER BY created_at, id`,
    [entryId],
  )
  return rows
}

/** Returns the newest answer to a family. */
export async function answerOf(db: Db, entryId: string) {
  const mails = await mailsOf(db, entryId)
  return mails.filter(({ kind }: { kind: string }) => kind.startsWith('answer-')).at(-1)
}

/** Makes a waiting mail due. The column rounds to milliseconds, so a bare now() may still be in the future. */
export async function makeDue(db: Db, mailId: string): Promise<void> {
  await db.query(`UPDATE mails SET send_at = now() - interval '1 second' WHERE id = $1`, [mailId])
}

/** Makes a waiting mail due and waits for the site to deliver it. */
export async function deliverDueMail(db: Db, mailId: string): Promise<void> {
  await makeDue(db, mailId)
  await db.query('SELECT plan_mail($1, now())', [mailId])
}

/** Returns the job that delivers a mail, if there is one. */
export async function jobOf(db: Db, mailId: string) {
  const { rows } = await db.query(`SELECT run_at, key FROM graphile_worker.jobs WHERE key = $1`, [`mail:${mailId}`])
  return rows[0]
}

/** Returns the private link in the family's confirmation mail. */
export async function statusTokenOf(db: Db, reference: string): Promise<string> {
  const { rows } = await queryMails(
    db,
    `SELECT text FROM mails WHERE reference = $1 AND kind LIKE '%-family' ORDER BY created_at DESC LIMIT 1`,
    [reference],
  )
  return /registration-status\/([\w-]+)/.exec(rows[0].text)![1]!
}
