'use client'

import { SelectField, TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useStored } from '@/components/form/use-stored'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { SPONSOR_LABELS } from '../../rules/sponsor-labels'
import { TALK_FIRST } from '../../rules/sponsor-options'
import type { SponsorInput } from '../../rules/sponsor-schema'
import { SponsorThanks } from './SponsorThanks'

const loadRules = async () => (await import('./resolver')).sponsorResolver

type Props = { packages: string[]; thanks: string; flash?: FormFlash | null }

const MESSAGES = {
  failed: 'There was a problem sending your inquiry. Please try again.',
  stored: 'Inquiry sent successfully!',
}

/** Renders the inquiry form for companies, with six questions. */
export function SponsorForm({ packages, thanks, flash }: Props) {
  const { reference, onResult } = useStored(MESSAGES)
  const { form, formProps, problems } = useSubmission<SponsorInput>({
    name: 'sponsor',
    loadRules,
    flash,
    onResult,
  })
  const { errors, isSubmitting, defaultValues } = form.formState

  function field(name: keyof SponsorInput) {
    const [label, error] = [SPONSOR_LABELS[name], errors[name]?.message]
    return { ...form.register(name), id: name, label, error, defaultValue: defaultValues?.[name] }
  }

  if (reference) return <SponsorThanks text={thanks} reference={reference} />
  return (
    <form aria-label="Sponsor inquiry" {...formProps}>
      <FormProblems {...problems} title="Your inquiry was not sent" labels={SPONSOR_LABELS} />
      <Honeypot />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('name')} autoComplete="name" />
        <EmailField {...field('email')} autoComplete="email" />
        <TextField {...field('phone')} type="tel" isOptional autoComplete="tel" />
        <SelectField
          {...field('package')}
          placeholder="Select a package"
          options={[...packages, TALK_FIRST].map((value) => ({ value, label: value }))}
          defaultValue={defaultValues?.package ?? ''}
          wrapper="sm:col-span-2"
        />
        <TextAreaField {...field('message')} isOptional rows={4} wrapper="sm:col-span-2" />
      </div>
      <SubmitButton isSending={isSubmitting} label="Send inquiry" sendingLabel="Sending..." />
    </form>
  )
}
