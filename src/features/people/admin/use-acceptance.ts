import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { DivisionKey } from '../rules/divisions'
import type { Acceptance } from './AcceptResult.client'

export type AcceptInput = { division: string; number: string; withoutPapers: string }

export type AcceptOptions = {
  registration: string
  /** The division staff saved on the registration when the page was loaded. A value saved since takes precedence. */
  chosen: DivisionKey | null
  /** The division derived from the date of birth. */
  byAge: DivisionKey | null
  /** The jersey number that the family would like. */
  number: string
}

/** Manages the input for a place on the roster, sends it, and stores the result. */
export function useAcceptance({ registration, chosen, byAge, number }: AcceptOptions) {
  const { savedDocumentData: saved } = useDocumentInfo()
  const proposed = (saved ? (saved.division as DivisionKey | null) : chosen) ?? byAge
  const [changes, setChanges] = useState<Partial<AcceptInput>>({})
  const input: AcceptInput = { division: proposed ?? '', number, withoutPapers: '', ...changes }
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [acceptance, setAcceptance] = useState<Acceptance | null>(null)

  function change(part: Partial<AcceptInput>): void {
    setChanges((before) => ({ ...before, ...part }))
  }

  async function accept(gender: string): Promise<void> {
    setIsSending(true)
    const { withoutPapers, ...assignment } = input
    const exception = withoutPapers.trim() ? { withoutPapers } : {}
    const answer = await postStaff<Acceptance>(adminPaths.staffPost('roster/accept'), {
      registration,
      gender,
      ...assignment,
      ...exception,
    })
    setIsSending(false)
    if ('message' in answer) return setProblem(answer.message)
    setAcceptance(answer)
  }

  return { proposed, input, change, accept, isSending, problem, acceptance }
}
