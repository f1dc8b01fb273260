import 'server-only'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import { scheduleDelivery } from '@/server/mail/outbox'
import { asStaff } from '@/server/payload'

const NOT_FAILED = 'This mail has not failed, or you may not send it. Reload the page.'

/**
 * Queues a failed mail of the outbox again, as the same mail, for staff who may read it.
 * @param to the new address, if the former one was wrong
 */
export async function retryMail(staff: Staff, id: string, to?: string): Promise<Result<undefined>> {
  const { totalDocs } = await asStaff(staff).count({ collection: 'mails', where: { id: { equals: id } } })
  if (totalDocs === 0) return refused(NOT_FAILED)
  return transaction(async (client) => {
    const { rows } = await client.query<{ reference: string | null }>(
      `UPDATE mails SET status = 'queued', last_error = NULL, "to" = coalesce($2, "to"), updated_at = now()
       WHERE id = $1 AND status = 'failed' RETURNING reference`,
      [id, to],
    )
    if (!rows[0]) return refused(NOT_FAILED)
    await scheduleDelivery(client, id)
    await recordEvent(client, staff, { action: 'mail sent again', kind: 'mails', entryId: id, ...rows[0] })
    return done()
  })
}
