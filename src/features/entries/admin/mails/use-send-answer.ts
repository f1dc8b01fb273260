import { useState } from 'react'
import type { ConcurrentChange, EntryPanel } from '../../rules/mail-panel'
import { inTwoDays, type Call } from './CallFields.client'
import type { Refused } from './StatusConflict.client'
import type { Answered, AnswerText } from './types'
import { useAnswer } from './use-answer'

/** @param revision the revision that is answered, if not the one that was opened */
export type OnAnswer = (status: string, mail: AnswerText | null, revision?: number) => Promise<Answered>

/** Manages an answer until it is sent: the draft, a promised call, and a refusal because a colleague was first. */
export function useSendAnswer(panel: EntryPanel, onAnswer: OnAnswer) {
  const answering = useAnswer(panel)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [call, setCall] = useState<Call>({ by: panel.me, on: inTwoDays() })
  const { preview, status, text, values, reset } = answering
  const promisesCall = text?.promisesCall === true

  async function send(isMailed: boolean, over?: ConcurrentChange): Promise<void> {
    setBusy(true)
    const mail = isMailed ? { ...values, call: promisesCall ? call : null } : null
    const { isStored, concurrent } = await onAnswer(over?.status ?? status, mail, over?.revision)
    setRefused(concurrent ? { isMailed, ...concurrent } : null)
    if (isStored) reset()
    setBusy(false)
  }

  function discard(): void {
    setRefused(null)
    reset()
  }

  return {
    answering,
    promisedCall: promisesCall ? call : null,
    setCall,
    isBusy,
    isComplete: preview.problems.length === 0,
    refused,
    send,
    discard,
  }
}
