import 'server-only'
import { refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { refusalOf } from '@/server/entries/refusal'
import { asStaff } from '@/server/payload'
import { addressField } from '../../rules/corrections'
import { isAddressRefused } from '../../rules/mail-log'
import { findMailOf } from './mail-log'
import { retryMail } from './retry'

const NOT_REFUSED = 'The address of this mail was corrected already, or you may not change it. Reload the page.'
const SAME = 'This is the address that takes no mail. Write another one, or call the family.'

/**
 * Corrects the address of an entry that took no mail, and sends the mail to the new one. A job applies the address to what else is
 * in progress (follow-address.ts).
 */
export async function correctAddress(staff: Staff, mailId: string, address: string): Promise<Result<undefined>> {
  const target = await findMailOf(staff, mailId)
  const former = target && (await findRefusedAddress(mailId, target.entryId))
  if (!former) return refused(NOT_REFUSED)
  if (address.toLowerCase() === former) return refused(SAME)
  const data = { [addressField(target.kind)]: address, correctionReason: 'A mail to the former address came back.' }
  try {
    await asStaff(staff).update({ collection: target.kind, id: target.entryId, data: data as never, depth: 0 })
  } catch (error) {
    return refusalOf(error)
  }
  return retryMail(staff, mailId, address)
}

// In small letters; null unless the entry still has the address that refused the mail.
async function findRefusedAddress(mailId: string, entryId: string): Promise<string | null> {
  const { rows } = await pool().query<{ to: string; status: string; lastError: string | null }>(
    `SELECT e.email AS "to", m.status::text, m.last_error AS "lastError" FROM mails m
     JOIN inbox_entries e ON e.entry_id = $2 AND e.email = lower(m."to") WHERE m.id = $1`,
    [mailId, entryId],
  )
  return rows[0] && isAddressRefused(rows[0]) ? rows[0].to : null
}
