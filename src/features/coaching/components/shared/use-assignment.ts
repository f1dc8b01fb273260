import { useState } from 'react'
import type { Reach } from '@/features/film/rules/reach'
import { postJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { describeRecipients, targetsOf } from '../../rules/assignments'

/** The status when some recipients already have the film. Sending the assignment again confirms it. */
const ALREADY_ASSIGNED = 409

/** What is assigned besides the recipients. `film` is its slug, `dueOn` an ISO day. */
type AssignmentValues = { film: string; quiz: string | null; dueOn: string; share?: number; note?: string }

type AssignmentOptions = {
  reach: Reach
  /** The ids of the divisions that are selected at the beginning. */
  preselected: string[]
  onSent: (id: string, recipients: string) => void
}

export type Assignment = ReturnType<typeof useAssignment>

/** Manages the recipients of an assignment and sends it. Any change of the recipients clears the last problem. */
export function useAssignment({ reach, preselected, onSent }: AssignmentOptions) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(preselected))
  const [problem, setProblem] = useState<{ message: string; isDuplicate: boolean } | null>(null)
  const [isSending, setSending] = useState(false)
  const recipients = describeRecipients(reach, chosen)
  const isDuplicate = problem?.isDuplicate ?? false

  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
    setProblem(null)
  }

  async function send({ dueOn, ...values }: AssignmentValues): Promise<void> {
    if (isSending || chosen.size === 0) return
    setSending(true)
    const answer = await postJson<{ id: string }>(paths.memberPost('assign'), {
      ...values,
      ...targetsOf(reach, chosen),
      dueOn: dueOn || null,
      isMeant: isDuplicate,
    })
    setSending(false)
    if (answer.isOk) return onSent(answer.body.id, recipients)
    const message = answer.message ?? 'This could not be sent. Please try again.'
    setProblem({ message, isDuplicate: answer.status === ALREADY_ASSIGNED })
  }

  return {
    chosen,
    toggle,
    send,
    isSending,
    canSend: !isSending && chosen.size > 0,
    problem: problem?.message ?? null,
    sendLabel: describeSending(recipients, isDuplicate),
  }
}

function describeSending(recipients: string, isDuplicate: boolean): string {
  if (!recipients) return 'Choose who first'
  return isDuplicate ? 'Assign it once more' : `Assign to ${recipients}`
}
