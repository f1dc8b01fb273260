'use client'

import { useState, type FormEvent } from 'react'
import { readValues } from '@/components/form/draft'
import { toErrors, useSending, type SendingOptions } from '@/components/form/use-sending'
import type { FormFlash } from '@/components/form/use-submission'
import { paths } from '@/lib/paths'

type Options = Pick<SendingOptions, 'onResult'> & { flash?: FormFlash | null }

/**
 * Submits the contact form like useSubmission, but without the form library, which weighs 13 kB: this form is on the home page
 * (docs/decisions/063).
 */
export function useContact({ flash, onResult }: Options) {
  const [fields, setFields] = useState(flash?.fields ?? {})
  const [isSending, setIsSending] = useState(false)
  const { failure, summary, send, formProps } = useSending({
    name: 'contact',
    action: paths.formPost('contact'),
    refusal: flash?.message,
    onResult,
    setField,
    prepare: loadRules,
    submit,
  })

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    setIsSending(true)
    const values = readValues(currentTarget)
    const found = await findProblems(values)
    setFields(found ?? (await send(values)))
    setIsSending(false)
  }

  return { fields, isSending, problems: { errors: toErrors(fields), failure, summary }, formProps }
}

// If the schema fails to load, the form is submitted anyway: the server validates the input again.
async function findProblems(values: object): Promise<Record<string, string> | null> {
  const rules = await loadRules().catch(() => null)
  const issues = rules?.contactSchema.safeParse(values).error?.issues
  if (!issues) return null
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[String(path[0])] ??= message
  return found
}

function loadRules() {
  return import('../../rules/contact-schema')
}

// The DOM controls hold the only copy of the input, so a draft is written directly into them.
function setField(name: string, value: string): void {
  const control = document.getElementById(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value
}
