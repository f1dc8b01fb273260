'use client'

import { useEffect, useState } from 'react'
import { EmailField } from '@/components/form/EmailField'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/controls'
import { Button } from '@/components/ui/Button'
import { useStored } from '@/components/form/use-stored'
import type { FormFlash } from '@/components/form/use-submission'
import { TOUR_LABELS } from '../../rules/tour-labels'
import { TimeChoice } from './TimeChoice'
import { TourThanks } from './TourThanks'
import { useTour, type OnResult } from './use-tour'

const MESSAGES = {
  failed: 'There was a problem sending your request. Please try again.',
  stored: 'Tour request sent successfully!',
}

/** Renders the tour form, then its confirmation, then on request an empty form. */
export function TourRequest({ thanks, flash }: { thanks: string; flash?: FormFlash | null }) {
  const [round, setRound] = useState(0)
  const { reference, forget, onResult } = useStored(MESSAGES)

  // The pressed button was removed, so the focus moves to the first question.
  useEffect(() => {
    if (round > 0) document.getElementById('name')?.focus()
  }, [round])

  function startOver(): void {
    forget()
    // A new form starts a new draft, because the old key belongs to the stored request.
    setRound(round + 1)
  }

  if (!reference) return <TourForm key={round} flash={round === 0 ? flash : null} onResult={onResult} />
  return (
    <TourThanks text={thanks} reference={reference}>
      <Button variant="line" className="mt-8" onClick={startOver}>
        Schedule Another Tour
      </Button>
    </TourThanks>
  )
}

/** Renders the tour form with five questions. Once the visitor chooses a day with free times, one of them can be selected. */
function TourForm({ flash, onResult }: { flash?: FormFlash | null; onResult: OnResult }) {
  const { form, formProps, problems, slots, next, timeHint, chooseSlot, forgetTime } = useTour(flash, onResult)
  const { errors, isSubmitting, defaultValues } = form.formState

  function field(name: 'name' | 'email' | 'phone' | 'company' | 'date') {
    const onChange = name === 'date' ? forgetTime : undefined
    const [label, error] = [TOUR_LABELS[name], errors[name]?.message]
    return { ...form.register(name, { onChange }), id: name, label, error, defaultValue: defaultValues?.[name] }
  }

  return (
    <form aria-label="Tour request" {...formProps}>
      <FormProblems {...problems} title="Your request was not sent" labels={TOUR_LABELS} />
      <Honeypot />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <EmailField {...field('email')} autoComplete="email" />
        <TextField {...field('phone')} type="tel" isOptional autoComplete="tel" />
        <TextField {...field('company')} isOptional autoComplete="organization" />
        <TextField {...field('date')} type="date" wrapper="sm:col-span-2" />
        <div className="sm:col-span-2">
          <TimeChoice
            slots={slots}
            hint={timeHint}
            next={next}
            onChoose={chooseSlot}
            register={form.register}
            error={errors.time?.message}
          />
        </div>
      </div>
      <SubmitButton isSending={isSubmitting} label="Request a tour" sendingLabel="Sending..." />
    </form>
  )
}
