import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook } from 'payload'
import { transactionOf } from '@/lib/transaction'

const FEES = { monthly: 'monthlyCents', registration: 'registrationCents' } as const

type Fees = Partial<Record<(typeof FEES)[keyof typeof FEES], number | null>>

/** Stores each amount that a change of the fees replaces, with the user, in the transaction of the change. */
export const storeFeeChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [(previousDoc ?? {}) as Fees, doc as Fees]
  const transaction = await transactionOf(req)
  for (const [fee, field] of Object.entries(FEES)) {
    const [old, next] = [before[field], after[field]]
    if (typeof old !== 'number' || typeof next !== 'number' || old === next) continue
    await transaction.execute(
      sql`INSERT INTO fee_changes (staff_id, fee, before_cents, after_cents)
          VALUES (${req.user?.id ?? null}, ${fee}, ${old}, ${next})`,
    )
  }
  return doc as object
}
