import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { listNextStatuses, statusLabel } from '@/features/entries/rules/flow'
import type { InboxRow } from '@/features/entries/rules/row'

/** Lists the statuses that at least one entry may take, with the number of such entries; the most common first. */
export function listCommonMoves(rows: readonly Pick<InboxRow, 'kind' | 'status'>[]) {
  const moves = new Map<string, { status: string; label: string; count: number }>()
  for (const { kind, status: from } of rows) {
    const { flow } = INBOX_KINDS[kind]
    for (const status of listNextStatuses(flow, from)) {
      const move = moves.get(status) ?? { status, label: statusLabel(status, flow), count: 0 }
      moves.set(status, { ...move, count: move.count + 1 })
    }
  }
  return [...moves.values()].sort((one, other) => other.count - one.count)
}
