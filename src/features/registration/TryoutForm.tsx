'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { SelectField, TextAreaField, TextField } from '@/components/form/controls'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import type { SendResult } from '@/components/form/send-form'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { LIMITS } from '@/lib/limits'
import { gradeLabel } from './rules'
import { GRADES, PLAYER_AGE, tryoutSchema, type TryoutInput } from './schema'
import { TryoutSuccess } from './TryoutSuccess'

const FAILED = 'There was a problem submitting your registration. Please try again.'
const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** The two-minute form: a spot at the next tryout. */
export function TryoutForm({ flash }: { flash?: FormFlash | null }) {
  const [reference, setReference] = useState<string | null>(null)
  const { form, failure, formProps, summary } = useSubmission<TryoutInput>({
    name: 'tryout',
    action: paths.formPost('tryout'),
    resolver: zodResolver(tryoutSchema),
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

  function field(name: keyof TryoutInput) {
    return { ...form.register(name), id: name, error: errors[name]?.message, defaultValue: defaultValues?.[name] }
  }

  if (reference) return <TryoutSuccess reference={reference} />
  return (
    <section aria-labelledby="tryout-heading">
      <h2 id="tryout-heading">Register for Tryouts</h2>
      <p className="mt-3 text-ink-500">Fill out the form below to reserve your spot at our next tryout</p>
      <form action={paths.formPost('tryout')} method="post" noValidate className="mt-8" {...formProps}>
        <FormProblems errors={errors} failure={failure} title="Your registration was not sent" summary={summary} />
        <Honeypot />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField {...field('playerFirstName')} label="Player's first name" maxLength={LIMITS.name} autoComplete="off" />
          <TextField {...field('playerLastName')} label="Player's last name" maxLength={LIMITS.name} autoComplete="off" />
          <TextField
            {...field('playerAge')}
            label="Player's age"
            type="number"
            inputMode="numeric"
            min={PLAYER_AGE.min}
            max={PLAYER_AGE.max}
            autoComplete="off"
          />
          <SelectField {...field('playerGrade')} label="Player's grade" placeholder="Select a grade" options={GRADE_OPTIONS} defaultValue={defaultValues?.playerGrade ?? ''} />
          <TextField {...field('parentName')} label="Parent or guardian name" maxLength={LIMITS.name} autoComplete="name" wrapper="sm:col-span-2" />
          <TextField {...field('phoneNumber')} label="Phone number" type="tel" placeholder="(623) 555-0142" maxLength={LIMITS.phone} autoComplete="tel" />
          <TextField {...field('email')} label="E-mail" type="email" maxLength={LIMITS.email} autoComplete="email" />
          <TextAreaField
            {...field('experience')}
            label="Basketball experience"
            isOptional
            hint="This helps our coaches prepare for tryouts."
            maxLength={LIMITS.text}
            wrapper="sm:col-span-2"
          />
        </div>
        <SubmitButton isSending={isSubmitting} label="Register for Tryouts" sendingLabel="Submitting..." note="You pay nothing now." />
      </form>
    </section>
  )
}
