'use client'

import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useStored } from '@/components/form/use-stored'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { ApplicationFields } from './ApplicationFields'
import { ApplicationThanks } from './ApplicationThanks'
import { APPLICATION_LABELS } from '../../rules/application-labels'
import type { ApplicationInput } from '../../rules/application-schema'

const loadRules = async () => (await import('./resolver')).applicationResolver

const MESSAGES = {
  failed: 'There was a problem sending your application. Please try again.',
  stored: 'Application sent successfully!',
}

/** Renders the application to the advanced academy: six questions, answered by a parent or guardian. */
export function ApplicationForm({ thanks, flash }: { thanks: string; flash?: FormFlash | null }) {
  const { reference, onResult } = useStored(MESSAGES)
  const { form, formProps, problems } = useSubmission<ApplicationInput>({
    name: 'application',
    loadRules,
    flash,
    onResult,
  })
  const { errors, isSubmitting, defaultValues } = form.formState

  if (reference) return <ApplicationThanks text={thanks} reference={reference} />
  return (
    <form aria-label="Application" {...formProps}>
      <p className="mb-8 border-l-4 border-ember-500 pl-4 font-semibold">
        For a player under 18, a parent or guardian fills this in and sends it.
      </p>
      <FormProblems {...problems} title="Your application was not sent" labels={APPLICATION_LABELS} />
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
