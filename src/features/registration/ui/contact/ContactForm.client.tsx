'use client'

import { AlreadySent } from '@/components/form/AlreadySent'
import { TextAreaField, TextField } from '@/components/form/controls'
import { ErrorSummary } from '@/components/form/ErrorSummary'
import { Honeypot } from '@/components/form/Honeypot'
import { listProblem } from '@/lib/form-problems'
import { SubmitButton } from '@/components/form/SubmitButton'
import type { FormFlash } from '@/components/form/use-submission'
import { paths } from '@/lib/paths'
import { CONTACT_LABELS } from '../../rules/contact-labels'
import { ContactThanks } from './ContactThanks'
import { useContact } from './use-contact'

type Props = { thanks: string; flash?: FormFlash | null }

/** Name, e-mail and a message: stored for staff, answered by them. */
export function ContactForm({ thanks, flash }: Props) {
  const { errors, failure, known, reference, isSending, summary, formProps } = useContact(flash)
  const items = Object.entries(errors).map(([id, message]) =>
    listProblem(id, message, CONTACT_LABELS[id as keyof typeof CONTACT_LABELS]),
  )

  if (reference) return <ContactThanks text={thanks} reference={reference} />
  return (
    <form action={paths.formPost('contact')} method="post" noValidate aria-label="Contact" {...formProps}>
      {(items.length > 0 || failure !== null) && (
        <ErrorSummary ref={summary} title="Your message was not sent" text={failure ?? undefined} items={items} />
      )}
      {known && <AlreadySent ref={summary} entry={known} />}
      <Honeypot />
      <div className="grid gap-6">
        <TextField
          id="name"
          name="name"
          label={CONTACT_LABELS.name}
          error={errors.name}
          autoComplete="name"
          defaultValue={text(flash, 'name')}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={CONTACT_LABELS.email}
          error={errors.email}
          autoComplete="email"
          defaultValue={text(flash, 'email')}
        />
        <TextAreaField
          id="message"
          name="message"
          label={CONTACT_LABELS.message}
          rows={5}
          error={errors.message}
          defaultValue={text(flash, 'message')}
        />
      </div>
      <SubmitButton isSending={isSending} label="Send message" sendingLabel="Sending..." />
    </form>
  )
}

function text(flash: FormFlash | null | undefined, name: string): string | undefined {
  const value = flash?.values[name]
  return typeof value === 'string' ? value : undefined
}
