'use client'

import { useState } from 'react'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import type { SendResult } from '@/components/form/send-form'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { TRYOUT_LABELS } from '../rules/registration-labels'
import type { TryoutInput } from '../rules/registration-schema'
import { TryoutFields } from './TryoutFields'
import { TryoutSuccess } from './TryoutSuccess'
import type { TryoutTexts } from '../rules/word-rules'

const FAILED = 'There was a problem submitting your registration. Please try again.'

/** The two-minute form: a spot at the next tryout. */
export function TryoutForm({ words, flash }: { words: TryoutTexts; flash?: FormFlash | null }) {
  const [reference, setReference] = useState<string | null>(null)
  const { form, formProps, problems } = useSubmission<TryoutInput>({
    name: 'tryout',
    action: paths.formPost('tryout'),
    loadRules,
    flash,
    onResult,
  })
  const { errors, isSubmitting, defaultValues } = form.formState

  function onResult(result: SendResult): void {
    if (result.kind === 'failed') notify.error(FAILED)
    if (result.kind !== 'stored') return
    notify.success('Registration submitted successfully!')
    setReference(result.reference)
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  if (reference) return <TryoutSuccess words={words} reference={reference} />
  return (
    <section aria-labelledby="tryout-heading">
      <h2 id="tryout-heading">{words.title}</h2>
      <p className="mt-3 text-ink-500">{words.text}</p>
      <form action={paths.formPost('tryout')} method="post" noValidate className="mt-8" {...formProps}>
        <FormProblems {...problems} title="Your registration was not sent" labels={TRYOUT_LABELS} />
        <Honeypot />
        <TryoutFields register={form.register} control={form.control} errors={errors} defaults={defaultValues} />
        <SubmitButton
          isSending={isSubmitting}
          label="Register for Tryouts"
          sendingLabel="Submitting..."
          note={words.note}
        />
      </form>
    </section>
  )
}

async function loadRules() {
  return (await import('./resolvers')).tryoutResolver
}
