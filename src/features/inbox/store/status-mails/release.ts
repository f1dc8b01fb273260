import 'server-only'
import { transaction } from '@/server/database/transaction'
import { planDelivery } from '@/server/mail/outbox'

/** The job by which the answers of a tryout day go out; the database plans it when staff set the time. */
export const RELEASE_DAY = 'release_day'

/**
 * Lets every held answer of a tryout day go, together and once: whoever comes second finds none. Before its time
 * nothing happens, because a time that was moved has a job of its own.
 * @returns how many went
 */
export function releaseDay(dayId: string): Promise<number> {
  return transaction(async (client) => {
    // Whoever is just writing an answer for this day holds the row too: either that answer is among these, or it goes by itself.
    const { rows } = await client.query<{ isLater: boolean }>(
      `SELECT coalesce(release_at > clock_timestamp(), false) AS "isLater" FROM tryout_days WHERE id = $1 FOR UPDATE`,
      [dayId],
    )
    if (!rows[0] || rows[0].isLater) return 0
    const released = await client.query<{ id: string }>(
      `UPDATE mails SET status = 'queued', send_at = now(), updated_at = now()
       WHERE status = 'held' AND entry_id IN (SELECT id::text FROM tryout_registrations WHERE tryout_day_id = $1)
       RETURNING id`,
      [dayId],
    )
    for (const { id } of released.rows) await planDelivery(client, id)
    return released.rows.length
  })
}
