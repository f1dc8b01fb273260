import 'server-only'
import type { Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { changeStatus, type ChangeOptions } from '@/server/entries/change-status'
import { FLOWS } from '../rules/flow'
import { INBOX_KINDS, type InboxKind } from '../rules/kinds'

export type Move = {
  kind: InboxKind
  id: string
  status: string
  /** What the mover saw; without it the newest state is moved. */
  revision?: number
}

/**
 * Gives an entry another status as this member of staff.
 * @param work when it is one part of a larger transaction, which cannot be committed after a refusal
 * @returns refused with one sentence for staff
 * @throws what is no refusal, for example a lost database
 */
export function moveEntry(
  staff: Staff,
  { kind, id, status, revision }: Move,
  work?: ChangeOptions['work'],
): Promise<Result<undefined>> {
  const flow = FLOWS[INBOX_KINDS[kind].flow]
  return changeStatus(staff, { kind, id, flow }, status, { revision, ...(work ? { work } : {}) })
}
