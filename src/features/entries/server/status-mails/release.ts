import 'server-only'
import { transaction } from '@/server/database/transaction'
import { scheduleDelivery } from '@/server/mail/outbox'

/** The job that releases the answers of a tryout day. The database schedules it when staff set the time. */
export const RELEASE_DAY = 'release_day'

/**
 * Queues all held answers of a tryout day, exactly once. Does nothing before the release time, because a postponed time has a
 * job of its own.
 * @returns the number of queued mails
 */
export function sendHeldAnswers(dayId: string): Promise<number> {
  return transaction(async (client) => {
    // A concurrent answer for this day locks the same row: it is either included here, or sent directly.
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
    for (const { id } of released.rows) await scheduleDelivery(client, id)
    return released.rows.length
  })
}
