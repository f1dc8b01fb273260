import 'server-only'
import type { Client } from '@/server/database/pool'
import { UNDO_MINUTES } from './undo-time'

/** A mail that was unsent when the status changed. */
export type RecordedMail = { id: string; status: 'waiting' | 'held'; sendAt: string | null }

type CanceledMail = { id: string; subject: string; status: string; to: string }

/**
 * Reactivates the mails that the change canceled: until their original time, or for another undo period. They go to the entry's
 * current address.
 * @returns a sentence for each mail that cannot be sent any more
 */
export async function restoreMails(client: Client, id: string, mails: readonly RecordedMail[]): Promise<string[]> {
  const lost: string[] = []
  for (const recorded of mails) {
    const { rows } = await client.query<CanceledMail>(
      `SELECT m.id, m.subject, m.status::text, e.email AS "to" FROM mails m JOIN inbox_entries e ON e.entry_id = $2
       WHERE m.id = $1 FOR UPDATE OF m`,
      [recorded.id, id],
    )
    const mail = rows[0]
    // A mail sent before the change has reached the family.
    if (mail && mail.status !== 'undone') continue
    if (mail && mail.to !== '') await restoreMail(client, recorded, mail.to)
    else
      lost.push(`The mail ${mail ? `“${mail.subject}”` : 'that was canceled'} cannot go out any more: write it again.`)
  }
  return lost
}

async function restoreMail(client: Client, { id, status, sendAt }: RecordedMail, to: string): Promise<void> {
  await client.query(
    `UPDATE mails SET "to" = $4, updated_at = now(), attempts = 0,
       status = CASE WHEN $2 = 'held' AND $3::timestamptz > now() THEN 'held' ELSE 'waiting' END::enum_mails_status,
       send_at = CASE WHEN $3::timestamptz > now() THEN $3::timestamptz
         ELSE now() + make_interval(mins => ${UNDO_MINUTES}) END
     WHERE id = $1`,
    [id, status, sendAt, to],
  )
  await client.query(`SELECT plan_mail(id, send_at) FROM mails WHERE id = $1 AND status = 'waiting'`, [id])
}
