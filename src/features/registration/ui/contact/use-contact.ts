'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { clearDraft, readDraft, readValues, writeDraft } from '@/components/form/draft'
import { sendForm, UNANSWERED, type KnownEntry } from '@/components/form/send-form'
import type { FormFlash } from '@/components/form/use-submission'
import { paths } from '@/lib/paths'

type Errors = Record<string, string>

const NAME = 'contact'
const FAILED = 'It could not be stored just now. Everything you typed is still here: please try again in a moment.'
const UNREACHED = `${UNANSWERED}. Everything you typed is still here.`

/**
 * Sends the contact form. It stands on the home page, so its rules (zod) are loaded only when somebody sends it;
 * the server checks the same ones.
 */
export function useContact(flash?: FormFlash | null) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  const isInFlight = useRef(false)
  const [errors, setErrors] = useState<Errors>(flash?.fields ?? {})
  const [failure, setFailure] = useState<string | null>(flash?.message ?? null)
  const [known, setKnown] = useState<KnownEntry | null>(null)
  const [reference, setReference] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    shownAt.current = Date.now()
    if (form.current) restoreDraft(form.current)
  }, [])

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isInFlight.current) return
    isInFlight.current = true
    setIsSending(true)
    await send(event.currentTarget)
    setIsSending(false)
    isInFlight.current = false
    setAttempts((count) => count + 1)
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const values = readValues(element)
    const found = await findErrors(values)
    setErrors(found)
    setFailure(null)
    setKnown(null)
    if (Object.keys(found).length > 0) return
    const result = await sendForm(paths.formPost(NAME), values, {
      idempotencyKey: readDraft(NAME).idempotencyKey,
      website: element.querySelector<HTMLInputElement>('[name=website]')?.value ?? '',
      elapsedMs: Date.now() - shownAt.current,
    })
    if (result.kind === 'invalid') setErrors(result.fields)
    if (result.kind === 'failed') setFailure(result.isUnanswered ? UNREACHED : FAILED)
    if (result.kind === 'known') setKnown(result)
    if (result.kind !== 'stored') return
    clearDraft(NAME)
    setReference(result.reference)
  }

  return {
    errors,
    failure,
    known,
    reference,
    isSending,
    summary,
    formProps: { ref: form, onSubmit, onInput: () => saveDraft(form.current) },
  }
}

async function findErrors(values: object): Promise<Errors> {
  const { contactSchema } = await import('../../rules/contact-schema')
  const parsed = contactSchema.safeParse(values)
  const errors: Errors = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message
  return errors
}

function saveDraft(element: HTMLFormElement | null): void {
  if (element) writeDraft(NAME, { ...readDraft(NAME), values: readValues(element) })
}

function restoreDraft(element: HTMLFormElement): void {
  const draft = readDraft(NAME)
  writeDraft(NAME, draft)
  for (const [name, value] of Object.entries(draft.values)) {
    const control = element.elements.namedItem(name)
    const isTextControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isTextControl && !control.value && typeof value === 'string') control.value = value
  }
}
