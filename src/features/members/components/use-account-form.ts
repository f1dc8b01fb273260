'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { sendAccount } from './send'
import type { AccountFormSpec } from '../rules/account-forms'

export type Problem = { message: string; fields: Record<string, string> }

/** Submits a sign-in form, one request at a time, and navigates to the path in the server's answer. */
export function useAccountForm({ action, fields, failure, minimum }: AccountFormSpec, flash: Problem | null) {
  const form = useRef<HTMLFormElement>(null)
  const isInFlight = useRef(false)
  const [problem, setProblem] = useState(flash)
  const [isSending, setIsSending] = useState(false)
  const [isWorking, setIsWorking] = useState(false)
  const [tries, setTries] = useState(0)

  // After the error is rendered, moves the focus to its field, else to the message.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [tries])

  function show(found: Problem): void {
    setProblem(found)
    setTries((count) => count + 1)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isInFlight.current) return
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const empty = fields.filter(({ name }) => !values[name]?.trim()).map(({ name, required }) => [name, required])
    if (empty.length > 0) return show({ message: '', fields: Object.fromEntries(empty) })
    isInFlight.current = true
    setProblem(null)
    setIsSending(true)
    const [answer] = await Promise.all([sendAccount(action, values, failure, () => setIsWorking(true)), pause(minimum)])
    // The button keeps its busy label until the next page has loaded.
    if ('to' in answer) return location.assign(answer.to)
    isInFlight.current = false
    setIsSending(false)
    setIsWorking(false)
    show(answer)
  }

  return {
    problem,
    isSending,
    isWorking,
    formProps: { ref: form, onSubmit, action, method: 'post', noValidate: true } as const,
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
