'use client'

import { useEffect } from 'react'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import type { SendResult } from '@/components/form/send-form'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { notify } from '@/components/ui/toast'
import { EmergencySection } from './sections/EmergencySection'
import { GuardianSection } from './sections/GuardianSection'
import { CourtSection } from './sections/CourtSection'
import { PlayerSection } from './sections/PlayerSection'
import { REGISTRATION_LABELS } from '../rules/registration-labels'
import { FormProgress, FormProgressBar } from './FormProgress.client'
import type { RegistrationInput } from '../rules/registration-schema'
import { dateSteps, describeRegistration } from '../rules/sent-form'
import { HomeCountdown } from './HomeCountdown.client'
import { PlayAhead } from './sent/PlayAhead'
import { SentCard } from './sent/SentCard'
import { useSentForm, type OpenFormProps } from './sent/use-sent-form'
import { useStoredProfile } from './use-stored-profile'
import { WhatHappensNext } from './WhatHappensNext'
import type { PlayerTexts } from '../rules/word-rules'

const loadRules = async () => (await import('./resolvers')).registrationResolver

const FAILED = 'Failed to submit registration'
const TRY_AGAIN = 'Failed to submit registration. Please try again.'

type Props = { texts: PlayerTexts; flash?: FormFlash | null }

/** Renders the full registration: player, court, guardian, emergency contact. */
export function PlayerForm({ texts, flash }: Props) {
  const { round, formProps, sent, cardProps } = useSentForm(describeRegistration, flash)
  if (!sent) return <OpenForm key={round} texts={texts} {...formProps} />
  return (
    <SentCard id="player-done" texts={texts} sent={sent} {...cardProps}>
      <PlayAhead title={texts.stepsTitle} initial={sent.playerFirstName} steps={dateSteps(texts.steps, sent)} />
      <HomeCountdown />
    </SentCard>
  )
}

function OpenForm({ texts, flash, isNext, onStored }: OpenFormProps & { texts: PlayerTexts }) {
  const { form, formProps, problems } = useSubmission<RegistrationInput>({
    name: 'registration',
    loadRules,
    flash,
    initial: { positions: [] },
    onResult,
  })
  useStoredProfile(form)
  const { errors, isSubmitting, defaultValues } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (isNext) setFocus('firstName')
  }, [isNext, setFocus])

  function onResult(result: SendResult): void {
    if (result.kind === 'failed') {
      notify.error(result.message ?? FAILED)
      notify.error(TRY_AGAIN)
    }
    if (result.kind === 'stored') onStored(result)
  }

  const section = { register: form.register, control: form.control, errors, defaults: defaultValues }
  return (
    <div className="grid gap-x-20 gap-y-12 @5xl/page:grid-cols-[minmax(0,1fr)_20rem]">
      <form aria-label="Player Registration" {...formProps}>
        <FormProgressBar control={form.control} errors={errors} />
        <FormProblems {...problems} title="Your registration was not sent" labels={REGISTRATION_LABELS} />
        <Honeypot />
        <PlayerSection {...section} />
        <CourtSection {...section} />
        <GuardianSection {...section} replyHint={texts.replyHint} />
        <EmergencySection {...section} />
        <SubmitButton
          isSending={isSubmitting}
          label="Send registration"
          sendingLabel="Processing..."
          note={texts.note}
        />
      </form>
      <aside className="self-start lg:sticky lg:top-28">
        <FormProgress control={form.control} errors={errors} />
        <WhatHappensNext texts={texts} className="mt-8 rounded bg-chalk-200 p-6" />
      </aside>
    </div>
  )
}
