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
  /** The revision that was seen; without it the latest one is moved. */
  revision?: number
}

/**
 * Changes the status of an entry as this member of staff.
 * @param work as part of a larger transaction, which cannot be committed after a refusal
 * @returns refused with a one-sentence message for staff
 * @throws errors other than refusals, for example a lost database connection
 */
export function moveEntry(
  staff: Staff,
  { kind, id, status, revision }: Move,
  work?: ChangeOptions['work'],
): Promise<Result<undefined>> {
  const flow = FLOWS[INBOX_KINDS[kind].flow]
  return changeStatus(staff, { kind, id, flow }, status, { revision, ...(work ? { work } : {}) })
}
