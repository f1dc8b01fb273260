import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { applyMoves, mergeNewerRows, type Column, type PendingMove } from '@/features/entries/rules/board'
import type { Outcome } from '@/features/entries/rules/outcome'
import type { InboxRow } from '@/features/entries/rules/row'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { explainRefusedMove, statusLabel } from '@/features/entries/rules/flow'
import { adminPaths } from '@/lib/admin-paths'
import { done, refused, type Result } from '@/lib/result'
import { postStaff } from '@/admin/post-staff'
import { refreshUndo, useUndoneEntries } from '@/features/entries/admin/shared/undo-store'
import { useWatched } from '@/features/entries/admin/shared/use-watched'

/** `seen`: the columns at the time the move was stored. Columns loaded later already include the move. */
type Pending = PendingMove & { seen: Column[] | null }

/** The message about the last move: announced to screen readers, and shown on the card after a refusal. */
export type MoveMessage = { id: string; text: string; isRefused: boolean; isStored?: boolean }

/**
 * Moves cards optimistically. A move is sent with the revision that was shown, and reverted with a reason if the server refuses
 * it.
 */
export function useBoardMoves(columns: Column[]) {
  const router = useRouter()
  const [moves, setMoves] = useState<Record<string, Pending>>({})
  const [message, setMessage] = useState<MoveMessage | null>(null)
  const watched = useWatched(useMemo(() => columns.flatMap(({ rows }) => rows), [columns]))
  const active = Object.fromEntries(
    Object.entries(moves).filter(([, { isStored, seen }]) => !isStored || seen === columns),
  )

  function settle(id: string, change: Pending | null): void {
    setMoves(({ [id]: _before, ...others }) => (change ? { ...others, [id]: change } : others))
  }

  async function move(row: InboxRow, to: string): Promise<void> {
    const { flow } = INBOX_KINDS[row.kind]
    if (row.status === to || (active[row.id] && !active[row.id]?.isStored)) return
    const refusal = explainRefusedMove(flow, row.status, to)
    if (refusal) return setMessage({ id: row.id, text: refusal, isRefused: true })
    settle(row.id, { to, isStored: false, seen: null })
    setMessage({ id: row.id, text: movedText(row, to), isRefused: false })
    const stored = await store(row, to)
    settle(row.id, stored.ok ? { to, isStored: true, seen: columns } : null)
    setMessage(
      stored.ok
        ? { id: row.id, text: movedText(row, to), isRefused: false, isStored: true }
        : { id: row.id, text: stored.error, isRefused: true },
    )
    void refreshUndo()
    router.refresh()
  }
  useUndoneEntries(() => router.refresh())

  return { board: applyMoves(mergeNewerRows(columns, watched, active), active), lastMessage: message, move }
}

function movedText({ person, kind }: InboxRow, to: string): string {
  return `${person} goes to ${statusLabel(to, INBOX_KINDS[kind].flow)}.`
}

async function store({ id, revision }: InboxRow, status: string): Promise<Result<undefined>> {
  const entries = [{ id, revision }]
  const answer = await postStaff<Outcome>(adminPaths.staffPost('inbox/move'), { status, entries })
  if ('message' in answer) return refused(answer.message)
  const [skipped] = answer.skipped
  return skipped ? refused(skipped.reason) : done()
}
