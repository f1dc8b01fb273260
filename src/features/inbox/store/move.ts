import 'server-only'
import { APIError, ValidationError } from 'payload'
import type { InboxKind } from '../rules/kinds'
import type { Staff } from '@/payload-types'
import { done, refused, type Result } from '@/lib/result'
import { asStaff } from '@/server/payload'
import type { Work } from '@/server/database/transaction'

export type Move = {
  kind: InboxKind
  id: string
  status: string
  /** What the mover saw; without it the newest state is moved. */
  revision?: number
}

/**
 * Moves an entry to a status as this member of staff, along its flow, with history and audit.
 * @param req when it is one part of a larger transaction, which cannot be committed after a refusal
 * @returns refused with one sentence for staff
 * @throws whatever is no refusal, a lost database among it
 */
export async function moveEntry(
  staff: Staff,
  { kind, id, status, revision }: Move,
  req?: Work['req'],
): Promise<Result<undefined>> {
  try {
    const data = { status, ...(revision === undefined ? {} : { revision }) } as never
    await asStaff(staff).update({ collection: kind, id, data, depth: 0, ...(req ? { req } : {}) })
    return done()
  } catch (error) {
    if (error instanceof ValidationError) return refused(error.data.errors[0]?.message ?? error.message)
    if (error instanceof APIError && error.status < 500) return refused(error.message)
    throw error
  }
}
