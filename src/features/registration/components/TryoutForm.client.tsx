'use client'

import { useEffect } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FormProblems } from '@/components/form/FormProblems'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import type { SendResult } from '@/components/form/send-form'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { notify } from '@/components/ui/toast'
import { TRYOUT_LABELS } from '../rules/registration-labels'
import type { TryoutInput } from '../rules/registration-schema'
import { dateSteps, describeTryout, shortName } from '../rules/sent-form'
import type { TryoutDate } from '../rules/tryout-date'
import type { TryoutTexts } from '../rules/word-rules'
import { DateTicket } from './sent/DateTicket'
import { PlayAhead } from './sent/PlayAhead'
import { SentCard } from './sent/SentCard'
import { useSentForm, type OpenFormProps } from './sent/use-sent-form'
import styles from './sent/sent.module.css'
import { TryoutFields } from './TryoutFields'
import { Peg } from './sent/Peg'

const loadRules = async () => (await import('./resolvers')).tryoutResolver

const DATE_FIELDS = ['eventSlug', 'eventDay'] as const
const FAILED = 'There was a problem submitting your registration. Please try again.'

type Props = {
  texts: TryoutTexts
  /** The date of an event that the form signs up for. */
  date?: TryoutDate | null
  flash?: FormFlash | null
}

/** Renders the two-minute form for a spot at the next tryout. */
export function TryoutForm({ texts, date, flash }: Props) {
  const { round, formProps, sent, cardProps } = useSentForm(describeTryout, flash)
  if (!sent) return <OpenForm key={round} texts={texts} date={date} {...formProps} />
  return (
    <SentCard id="tryout-done" texts={texts} sent={sent} {...cardProps}>
      <PlayAhead
        title={texts.stepsTitle}
        initial={sent.playerFirstName}
        steps={dateSteps(texts.steps, sent, date ? `${date.weekday}, ${date.when}` : undefined)}
      />
      {date && <DateTicket date={date} label={`${sent.playerFirstName}’s tryout`} isSent />}
    </SentCard>
  )
}

function OpenForm({ texts, date, flash, isNext, onStored }: OpenFormProps & Pick<Props, 'texts' | 'date'>) {
  const { form, formProps, problems } = useSubmission<TryoutInput>({
    name: 'tryout',
    loadRules,
    flash,
    initial: date ? { eventSlug: date.eventSlug, eventDay: date.eventDay } : undefined,
    onResult,
  })
  const { errors, isSubmitting, defaultValues } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (isNext) setFocus('playerFirstName')
  }, [isNext, setFocus])

  function onResult(result: SendResult): void {
    if (result.kind === 'failed') notify.error(FAILED)
    if (result.kind === 'stored') onStored(result)
  }

  return (
    <section aria-labelledby="tryout-heading">
      <div className={styles.formHead}>
        <div>
          <h2 id="tryout-heading">{texts.title}</h2>
          <p className="mt-3 text-ink-500">{texts.text}</p>
        </div>
        <NameOnJersey control={form.control} defaults={defaultValues} />
      </div>
      {date && <DateTicket date={date} label="You are signing up for" />}
      <form className="mt-8" {...formProps}>
        <FormProblems {...problems} title="Your registration was not sent" labels={TRYOUT_LABELS} />
        <Honeypot />
        {date && DATE_FIELDS.map((name) => <input key={name} type="hidden" name={name} value={date[name]} />)}
        <TryoutFields register={form.register} control={form.control} errors={errors} defaults={defaultValues} />
        <SubmitButton
          isSending={isSubmitting}
          label="Register for Tryouts"
          sendingLabel="Submitting..."
          note={texts.note}
        />
      </form>
    </section>
  )
}

/** The jersey beside the heading of the form: an outline, until the name in the form appears on its cloth. */
function NameOnJersey({ control, defaults = {} }: { control: Control<TryoutInput>; defaults?: Partial<TryoutInput> }) {
  const [first = defaults.playerFirstName, last = defaults.playerLastName] = useWatch({
    control,
    name: ['playerFirstName', 'playerLastName'],
  })
  return (
    <div className={styles.hook} aria-hidden="true">
      <Peg name={shortName(first, last)} />
    </div>
  )
}
