'use client'

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '@/lib/paths'
import { notify } from '../ui/toast'
import { clearDraft, readDraft, readValues, writeDraft } from './draft'
import type { KnownEntry, SendResult } from './send-form'

/** Sets a stored value in its control. */
type SetField<Field extends string> = (field: Field, value: never) => void

export type SendingOptions = {
  /** The name of the form: its address, and the name under which its draft is stored. */
  name: string
  /** Called with the response, and with the form while it is still mounted. */
  onResult: (result: SendResult, form: HTMLFormElement | null) => void
}

type Options<Field extends string> = SendingOptions & {
  /** The response of the server to a form that was submitted without JavaScript. */
  refusal?: string
  setField: SetField<Field>
  /** Preloads code that is too large for the first view, when the user starts to fill in the form. */
  prepare: () => Promise<unknown>
  /** Validates the values and submits them. */
  submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
}

/** The message when the server does not respond. */
const UNANSWERED = 'No answer came from us: please check your connection'
const NOT_SENT: SendResult = { kind: 'failed', message: null, isUnanswered: true }

const loadSender = () => import('./send-form')

/**
 * Submits a public form: with a draft that survives a reload of this tab, one request at a time, and all values kept until the
 * server confirms that they are stored. It imports no library, because the home page includes it.
 */
export function useSending<Field extends string>(options: Options<Field>) {
  const { name, onResult, refusal, setField, prepare, submit } = options
  const action = paths.formPost(name)
  const [failure, setFailure] = useState<string | KnownEntry | null>(refusal ?? null)
  const [attempts, setAttempts] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const isInFlight = useRef(false)
  const draft = useDraft(name, setField)

  // Incremented after all updates of a submit are rendered, so that the error summary exists when there is one.
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  /** @returns the server's error messages per field */
  async function send(values: object): Promise<Record<string, string>> {
    setFailure(null)
    notify.clear()
    // Without a connection the submit code itself cannot be loaded.
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

  const handlers = { ref: draft.element, onSubmit, onInput: draft.save, onFocus }
  return { failure, summary, send, formProps: { action, method: 'post', noValidate: true, ...handlers } as const }
}

/** Converts messages of the server to the form library's errors. */
export function toErrors(fields: Record<string, string>): Record<string, { type: string; message: string }> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, { type: 'server', message }]))
}

/** Stores the values of a form in this tab, under the form's name, until the server has stored them. */
function useDraft<Field extends string>(name: string, setField: SetField<Field>) {
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const startedAt = useRef(0)

  // Input made before hydration takes precedence over the draft: only empty controls are filled.
  useEffect(() => {
    const { idempotencyKey, values } = readDraft(name)
    key.current = idempotencyKey
    startedAt.current = Date.now()
    if (!element.current) return
    const current = readValues(element.current)
    for (const [field, value] of Object.entries(values)) {
      if (!current[field]?.length && value.length) setField(field as Field, value as never)
    }
  }, [name, setField])

  const save = useCallback(() => {
    if (element.current) writeDraft(name, { idempotencyKey: key.current, values: readValues(element.current) })
  }, [name])

  function envelope() {
    const website = element.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
    return { idempotencyKey: key.current, website, elapsedMs: Date.now() - startedAt.current }
  }

  return { element, save, envelope, clear: () => clearDraft(name) }
}
