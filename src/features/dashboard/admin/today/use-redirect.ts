import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'

type Step = { is: 'listed' } | { is: 'choosing' } | { is: 'sent'; id: string; to: string }

const LISTED: Step = { is: 'listed' }

/**
 * The redirect of a missing address: creates it, and can remove it again.
 * @param onStep called when a step replaces the pressed control by others
 */
export function useRedirect(path: string, onStep: (step: Step) => void) {
  const [step, setStep] = useState<Step>(LISTED)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function go(next: Step): void {
    setStep(next)
    setProblem(null)
    onStep(next)
  }

  async function send(to: string): Promise<void> {
    setBusy(true)
    const answer = await postStaff<{ id: string }>(adminPaths.staffPost('missing-addresses/send'), { from: path, to })
    setBusy(false)
    if ('message' in answer) setProblem(answer.message)
    else go({ is: 'sent', id: answer.id, to })
  }

  async function undo(id: string): Promise<void> {
    setBusy(true)
    const answer = await postStaff<{ isUndone: true }>(adminPaths.staffPost('missing-addresses/undo'), { id })
    setBusy(false)
    if ('message' in answer) setProblem(answer.message)
    else go(LISTED)
  }

  return { step, isBusy, problem, choose: () => go({ is: 'choosing' }), cancel: () => go(LISTED), send, undo }
}

export type Redirect = ReturnType<typeof useRedirect>
