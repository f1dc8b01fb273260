import 'server-only'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import { asStaff } from '@/server/payload'

const NOT_FOUND = 'There is no such mail, or you may not send it.'
const NOT_WAITING = 'This mail does not wait any more: it has left, or it was taken back. Reload the page.'

/** Queues a mail before its undo period ends, for staff who may read it. */
export async function sendMailNow(staff: Staff, id: string): Promise<Result<undefined>> {
  const { totalDocs } = await asStaff(staff).count({ collection: 'mails', where: { id: { equals: id } } })
  if (totalDocs === 0) return refused(NOT_FOUND)
  return transaction(async (client) => {
    const { rows } = await client.query<{ reference: string | null }>(
      `UPDATE mails SET send_at = now() - interval '1 second', updated_at = now()
       WHERE id = $1 AND status = 'waiting' AND send_at > now() RETURNING reference`,
      [id],
    )
    if (!rows[0]) return refused(NOT_WAITING)
    await client.query('SELECT plan_mail($1, now())', [id])
    await recordEvent(client, staff, { action: 'mail sent now', kind: 'mails', entryId: id, ...rows[0] })
    return done()
  })
}
