import 'server-only'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent, type Actor } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import { CANCEL_DAYS } from '../../rules/erasure'
import { findChildIds, type ChildRef } from '../child-file/child'
import { findErasure, IS_OPEN } from './open'

const NOTHING = 'It was not asked for, or it is already done.'
const ALONE = 'You asked for it yourself. Another admin has to agree.'
const AGREED = 'Someone has agreed already.'

/** A second person, an admin, approves. The erasure can then be canceled for seven days. */
export async function approveErasure(staff: Staff, child: ChildRef): Promise<Result<undefined>> {
  return decide(child, staff, 'agreed to erase', (id) => ({
    text: `UPDATE erasures SET agreed_by_name = $2, agreed_at = now(), erases_at = now() + make_interval(days => $3)
       WHERE id = $1 AND ${IS_OPEN} AND agreed_at IS NULL AND asked_by IS DISTINCT FROM $4`,
    values: [id, staff.name, CANCEL_DAYS, staff.id],
    why: async ({ approvedAt }) => (approvedAt ? AGREED : ALONE),
  }))
}

/** The requester, the family or the office cancels the erasure before the last day. */
export async function cancelErasure(actor: Actor, child: ChildRef): Promise<Result<undefined>> {
  return decide(child, actor, 'erasing taken back', (id) => ({
    text: `UPDATE erasures SET taken_back_by_name = $2, taken_back_at = now() WHERE id = $1 AND ${IS_OPEN}`,
    values: [id, actor.name],
    why: async () => NOTHING,
  }))
}

type Erasure = NonNullable<Awaited<ReturnType<typeof findErasure>>>
type Step = { text: string; values: unknown[]; why: (erasure: Erasure) => Promise<string> }

async function decide(child: ChildRef, actor: Actor, action: string, step: (id: string) => Step) {
  const ids = await findChildIds(child)
  return transaction(async (client): Promise<Result<undefined>> => {
    const erasure = ids && (await findErasure(ids, client))
    if (!erasure) return refused(NOTHING)
    const { text, values, why } = step(erasure.id)
    const { rowCount } = await client.query(text, values)
    if (rowCount === 0) return refused(await why(erasure))
    await recordEvent(client, actor, { action, kind: child.kind, entryId: child.id })
    return done()
  })
}
