'use client'

import { TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useStored } from '@/components/form/use-stored'
import type { FormFlash } from '@/components/form/use-submission'
import { paths } from '@/lib/paths'
import { CONTACT_LABELS } from '../../rules/contact-labels'
import type { ContactValues } from '../../rules/contact-schema'
import { ContactThanks } from './ContactThanks'
import { useContact } from './use-contact'

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
    <form action={paths.formPost('contact')} method="post" noValidate aria-label="Contact" {...formProps}>
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
