import { useEffect, useState } from 'react'
import { useSingleKeys } from '@/admin/use-single-keys'
import type { PendingUndo } from '../../rules/pending-undo'
import { sendNow, takeBack } from './undo-actions'
import { refreshUndo, showUndoResult, type UndoResult } from './undo-store'

/** Returns what the buttons of the bar do with the pending action. The key z undoes it too. */
export function useUndoAction(pending: PendingUndo | null) {
  const [isBusy, setBusy] = useState(false)

  async function run(act: (action: PendingUndo) => Promise<UndoResult>): Promise<void> {
    if (!pending || isBusy) return
    setBusy(true)
    showUndoResult(await act(pending))
    await refreshUndo()
    setBusy(false)
  }

  const undo = () => void run(takeBack)
  useRefreshOnReturn()
  useSingleKeys(['z'], undo)
  return { isBusy, undo, sendNow: () => void run(sendNow) }
}

// The server decides what can be undone. Fetched on every page, and when the tab becomes visible again.
function useRefreshOnReturn(): void {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void refreshUndo()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}
