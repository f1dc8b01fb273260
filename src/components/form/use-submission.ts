'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
} from 'react-hook-form'
import { notify } from '../ui/toast'
import { useDraft } from './use-draft'
import { sendForm, UNANSWERED, type KnownEntry, type SendResult } from './send-form'

/** What the server gives back to a form that was sent without JavaScript and refused. */
export type FormFlash = {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string
}

type Options<Values extends FieldValues> = {
  /** The form's name: its draft is kept under it. */
  name: string
  action: string
  /** Brings the form's rules, when somebody begins to fill it in: they are too heavy for the first view. */
  loadRules: () => Promise<Resolver<Values>>
  flash?: FormFlash | null
  /** Values to begin with where an empty control alone would not say enough. */
  initial?: DefaultValues<Values>
  /** Called with the answer, and with the form while it still stands. */
  onResult: (result: SendResult, form: HTMLFormElement | null) => void
}

/**
 * One public form: validation while typing, a draft that survives a reload of this tab, exactly one request at a
 * time, and everything kept until the server says that it is stored.
 */
export function useSubmission<Values extends FieldValues>(options: Options<Values>) {
  const { name, action, loadRules, flash, initial, onResult } = options
  const form = useForm<Values>({
    resolver: (...args) => applyRules(loadRules, args),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: (flash?.values as DefaultValues<Values> | undefined) ?? initial,
    errors: flash ? (toErrors(flash.fields) as FieldErrors<Values>) : undefined,
  })
  const [failure, setFailure] = useState<string | KnownEntry | null>(flash?.message ?? null)
  const summary = useRef<HTMLDivElement>(null)
  const isInFlight = useRef(false)
  const draft = useDraft(name, form.setValue)

  // Counted after everything a submit changed is on the page: the summary is there when there is one.
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  async function store(values: Values): Promise<void> {
    setFailure(null)
    notify.clear()
    const result = await sendForm(action, values, draft.envelope())
    if (result.kind === 'stored') draft.clear()
    if (result.kind === 'invalid') showServerErrors(result.fields)
    if (result.kind === 'known') setFailure(result)
    if (result.kind === 'invalid') setFailure(result.message)
    if (result.kind === 'failed') setFailure(result.isUnanswered ? UNANSWERED : (result.message ?? ''))
    onResult(result, draft.element.current)
  }

  function showServerErrors(fields: Record<string, string>): void {
    for (const [field, message] of Object.entries(fields)) form.setError(field as Path<Values>, { message })
  }

  function prepare(): void {
    void notify.prepare()
    loadRules().catch(() => undefined)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isInFlight.current) return
    isInFlight.current = true
    await form.handleSubmit(store)(event)
    isInFlight.current = false
  }

  // Before the first submit each answer is told of beside itself: a list that grows above would push away what is being typed.
  const { errors, isSubmitted } = form.formState
  const problems = { errors: isSubmitted || flash ? errors : {}, failure, summary }

  return {
    form,
    problems,
    formProps: { ref: draft.element, onSubmit, onInput: draft.save, onFocus: prepare },
  }
}

/** Messages of the server as the form library keeps them. */
export function toErrors(fields: Record<string, string>): Record<string, { type: string; message: string }> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, { type: 'server', message }]))
}

// Rules that cannot be loaded must not keep a family from sending: the server checks everything again.
async function applyRules<Values extends FieldValues>(
  loadRules: Options<Values>['loadRules'],
  args: Parameters<Resolver<Values>>,
): Promise<ResolverResult<Values>> {
  const rules = await loadRules().catch(() => null)
  return rules ? rules(...args) : { values: args[0], errors: {} }
}
