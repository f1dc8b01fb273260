'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { notify } from '../ui/toast'
import { useDraft, type SetField } from './use-draft'
import type { KnownEntry, SendResult } from './send-form'

export type SendingOptions = {
  /** The form's name: its draft is kept under it. */
  name: string
  action: string
  /** Called with the answer, and with the form while it still stands. */
  onResult: (result: SendResult, form: HTMLFormElement | null) => void
}

type Options<Field extends string> = SendingOptions & {
  /** What the server said of a form that was sent without JavaScript. */
  refusal?: string
  setField: SetField<Field>
  /** Brings what is too heavy for the first view, when somebody begins to fill in the form. */
  prepare: () => Promise<unknown>
  /** Judges the answers and sends them. */
  submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
}

/** What is said to somebody whom no answer reached. */
const UNANSWERED = 'No answer came from us: please check your connection'
const NOT_SENT: SendResult = { kind: 'failed', message: null, isUnanswered: true }

const loadSender = () => import('./send-form')

/**
 * How every public form is sent: a draft that survives a reload of this tab, exactly one request at a time, and everything
 * kept until the server says that it is stored. It loads no library, since the home page carries it.
 */
export function useSending<Field extends string>(options: Options<Field>) {
  const { name, action, onResult, refusal, setField, prepare, submit } = options
  const [failure, setFailure] = useState<string | KnownEntry | null>(refusal ?? null)
  const [attempts, setAttempts] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const isInFlight = useRef(false)
  const draft = useDraft(name, setField)

  // Counted after everything a submit changed is on the page: the summary is there when there is one.
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  /** @returns what the server says of single answers */
  async function send(values: object): Promise<Record<string, string>> {
    setFailure(null)
    notify.clear()
    // Without a connection not even the sender arrives.
    const sender = await loadSender().catch(() => null)
    const result = sender ? await sender.sendForm(action, values, draft.envelope()) : NOT_SENT
    if (result.kind === 'stored') draft.clear()
    if (result.kind === 'known') setFailure(result)
    if (result.kind === 'invalid') setFailure(result.message)
    if (result.kind === 'failed') setFailure(result.isUnanswered ? UNANSWERED : (result.message ?? ''))
    onResult(result, draft.element.current)
    return result.kind === 'invalid' ? result.fields : {}
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isInFlight.current) return
    isInFlight.current = true
    await submit(event)
    isInFlight.current = false
    setAttempts((count) => count + 1)
  }

  function onFocus(): void {
    void notify.prepare()
    prepare().catch(() => undefined)
    loadSender().catch(() => undefined)
  }

  return { failure, summary, send, formProps: { ref: draft.element, onSubmit, onInput: draft.save, onFocus } }
}

/** Messages of the server as the form library keeps them. */
export function toErrors(fields: Record<string, string>): Record<string, { type: string; message: string }> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, { type: 'server', message }]))
}
