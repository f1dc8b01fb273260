import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { Outcome } from '@/features/entries/rules/outcome'
import { refreshUndo, useUndoneEntries } from '@/features/entries/admin/shared/undo-store'

type Answer = Outcome | { message: string }

/**
 * The selected entries of a list, and the result of the last bulk action.
 * @param onChanged reloads the rows; without it the page is refreshed
 */
export function useBulk(onChanged?: () => void) {
  const router = useRouter()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Answer | null>(null)
  const readAgain = onChanged ?? (() => router.refresh())
  useUndoneEntries(({ ids }) => {
    setOutcome((shown) => (shown && hasChanged(shown, ids) ? null : shown))
    readAgain()
  })

  function toggle(id: string): void {
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  // Skipped entries stay selected, so that staff can check or retry them.
  function settle(answer: Answer): void {
    setOutcome(answer)
    if ('message' in answer) return
    setSelected(new Set(answer.skipped.map(({ id }) => id)))
    void refreshUndo()
    readAgain()
  }

  async function undo(entries: string[]): Promise<void> {
    settle(await postStaff<Outcome>(adminPaths.staffPost('inbox/undo'), { entries }))
  }

  return { selected, setSelected, toggle, outcome, closeOutcome: () => setOutcome(null), settle, undo }
}

// A result whose changes were taken back by the undo bar offers no second undo.
function hasChanged(answer: Answer, ids: string[]): boolean {
  return !('message' in answer) && answer.changed.some((id) => ids.includes(id))
}
