'use client'

import { TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useStored } from '@/components/form/use-stored'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { PLEDGE_LABELS } from '../../rules/pledge-labels'
import { LevelChoice } from './LevelChoice'
import type { Level } from '../../rules/levels'
import { OTHER_AMOUNT } from '../../rules/pledge-options'
import type { PaymentMethods } from './PaymentOptions'
import { PledgeThanks } from './PledgeThanks'
import type { PledgeInput } from '../../rules/pledge-schema'
import styles from './pledges.module.css'

const loadRules = async () => (await import('./resolver')).pledgeResolver

type PledgeTexts = {
  title: string
  text: string
  thanks: string
  payTitle: string
  payButton: string
  methods: PaymentMethods
}

type Props = { campaign: string; levels: Level[]; texts: PledgeTexts; flash?: FormFlash | null }

const MESSAGES = {
  failed: 'There was a problem sending your pledge. Please try again.',
  stored: 'Pledge received. Nothing was charged.',
}

/** Renders the pledge form in two steps on one page: the amount, and the donor. Nothing is charged. */
export function PledgeForm({ campaign, levels, texts, flash }: Props) {
  const { reference, onResult } = useStored(MESSAGES)
  const { form, formProps, problems } = useSubmission<PledgeInput>({
    name: 'pledge',
    loadRules,
    flash,
    onResult,
  })
  const { errors, isSubmitted, isSubmitting, defaultValues } = form.formState

  function field(name: 'name' | 'email' | 'message') {
    const [label, error] = [PLEDGE_LABELS[name], errors[name]?.message]
    return { ...form.register(name), id: name, label, error, defaultValue: defaultValues?.[name] }
  }

  // Entering an amount clears the error about a missing one.
  function chooseOther(): void {
    form.setValue('level', OTHER_AMOUNT, { shouldValidate: isSubmitted })
  }

  if (reference) return <PledgeThanks {...texts} text={texts.thanks} reference={reference} />
  return (
    <form className={styles.pledge} aria-label="Pledge" {...formProps}>
      <FormProblems {...problems} title="Your pledge was not sent" labels={PLEDGE_LABELS} />
      <Honeypot />
      <input type="hidden" {...form.register('campaign')} defaultValue={defaultValues?.campaign ?? campaign} />
      <div className={styles.pledgeForm}>
        <LevelChoice
          levels={levels}
          register={form.register}
          onOther={chooseOther}
          errors={{ level: errors.level?.message, otherAmount: errors.otherAmount?.message }}
          defaults={defaultValues}
        />
        <div className={styles.pledgeWho}>
          <h3>{texts.title}</h3>
          <p className="mt-4">{texts.text}</p>
          <div className="mt-7 grid gap-6">
            <TextField {...field('name')} autoComplete="name" />
            <EmailField {...field('email')} autoComplete="email" />
            <TextAreaField {...field('message')} isOptional rows={3} />
          </div>
          <SubmitButton
            isSending={isSubmitting}
            label="Make this pledge"
            sendingLabel="Sending..."
            note="You pay nothing now."
          />
        </div>
      </div>
    </form>
  )
}
