'use client'

import { useState, type FormEvent } from 'react'
import { TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { readValues } from '@/components/form/draft'
import { toErrors, useSending, type SendingOptions } from '@/components/form/use-sending'
import { useStored } from '@/components/form/use-stored'
import type { FormFlash } from '@/components/form/use-submission'
import { CONTACT_LABELS } from '../../rules/contact-labels'
import type { ContactValues } from '../../rules/contact-schema'
import { ContactThanks } from './ContactThanks'

type Options = Pick<SendingOptions, 'onResult'> & { flash?: FormFlash | null }

const MESSAGES = { failed: 'There was a problem sending your message. Please try again.', stored: 'Message sent!' }

/** Renders the contact form: name, e-mail and a message, stored for staff to answer. */
export function ContactForm({ thanks, flash }: { thanks: string; flash?: FormFlash | null }) {
  const { reference, onResult } = useStored(MESSAGES)
  const { fields, isSending, problems, formProps } = useContact({ flash, onResult })

  function field(name: keyof ContactValues) {
    const sent = flash?.values[name]
    return {
      id: name,
      name,
      error: fields[name],
      label: CONTACT_LABELS[name],
      defaultValue: typeof sent === 'string' ? sent : undefined,
    }
  }

  if (reference) return <ContactThanks text={thanks} reference={reference} />
  return (
    <form aria-label="Contact" {...formProps}>
      <FormProblems {...problems} title="Your message was not sent" labels={CONTACT_LABELS} />
      <Honeypot />
      <div className="grid gap-6">
        <TextField {...field('name')} autoComplete="name" />
        <EmailField {...field('email')} autoComplete="email" />
        <TextAreaField {...field('message')} rows={5} />
      </div>
      <SubmitButton isSending={isSending} label="Send message" sendingLabel="Sending..." />
    </form>
  )
}

/**
 * Submits the contact form like useSubmission, but without the form library, which weighs 13 kB: this form is on the home page
 * (docs/decisions/063).
 */
function useContact({ flash, onResult }: Options) {
  const [fields, setFields] = useState(flash?.fields ?? {})
  const [isSending, setIsSending] = useState(false)
  const { failure, summary, send, formProps } = useSending({
    name: 'contact',
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
