import 'server-only'
import { APIError, ValidationError } from 'payload'
import type { InboxKind } from '../rules/kinds'
import type { Staff } from '@/payload-types'
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
 * @param req when it is one part of a larger transaction; a refusal has ended that transaction already
 * @returns null when it was moved, else one sentence that says why not
 * @throws whatever is no refusal, a lost database among it
 */
export async function moveEntry(
  staff: Staff,
  { kind, id, status, revision }: Move,
  req?: Work['req'],
): Promise<string | null> {
  try {
    const data = { status, ...(revision === undefined ? {} : { revision }) } as never
    await asStaff(staff).update({ collection: kind, id, data, depth: 0, ...(req ? { req } : {}) })
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors[0]?.message ?? error.message
    if (error instanceof APIError && error.status < 500) return error.message
    throw error
  }
}
