'use client'

import { useState } from 'react'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import type { SendResult } from '@/components/form/send-form'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { ApplicationFields } from './ApplicationFields'
import { ApplicationThanks } from './ApplicationThanks'
import type { ApplicationInput } from './schema'

const FAILED = 'There was a problem sending your application. Please try again.'

/** The application to the advanced academy: six questions, sent by a parent or guardian. */
export function ApplicationForm({ thanks, flash }: { thanks: string; flash?: FormFlash | null }) {
  const [reference, setReference] = useState<string | null>(null)
  const { form, failure, formProps, summary } = useSubmission<ApplicationInput>({
    name: 'application',
    action: paths.formPost('application'),
    loadRules,
    flash,
    onResult,
  })
  const { errors, isSubmitting, defaultValues } = form.formState

  function onResult(result: SendResult): void {
    if (result.kind === 'failed') notify.error(FAILED)
    if (result.kind !== 'stored') return
    notify.success('Application sent successfully!')
    setReference(result.reference)
    // What takes the form's place is shorter, so its beginning is brought back into view.
    formProps.ref.current?.closest('section')?.scrollIntoView({ behavior: 'instant' })
  }

  if (reference) return <ApplicationThanks text={thanks} reference={reference} />
  return (
    <form action={paths.formPost('application')} method="post" noValidate aria-label="Application" {...formProps}>
      <p className="mb-8 border-l-4 border-ember-500 pl-4 font-semibold">
        For a player under 18, a parent or guardian fills this in and sends it.
      </p>
      <FormProblems errors={errors} failure={failure} title="Your application was not sent" summary={summary} />
      <Honeypot />
      <ApplicationFields register={form.register} errors={errors} defaults={defaultValues} />
      <SubmitButton
        isSending={isSubmitting}
        label="Send application"
        sendingLabel="Sending..."
        note="You pay nothing now."
      />
    </form>
  )
}

async function loadRules() {
  return (await import('./resolver')).applicationResolver
}
