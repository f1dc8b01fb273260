'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { PlanPage } from '@/payload-types'
import { FormProblems } from '@/components/form/FormProblems'
import { SubmitButton } from '@/components/form/SubmitButton'
import { notify } from '@/components/ui/toast'
import type { PlanInput } from '../rules/body'
import { StoredPlanNote } from './StoredPlanNote'
import { BOUNDS, INTRO_HEADING } from '../rules/options'
import { PLAN_LABELS } from '../rules/labels'
import { PlanFields } from './PlanFields.client'
import { withSaved } from './saved/carry'
import { LoadPlanOffer } from './saved/LoadPlanOffer.client'
import type { PlanValues } from '../rules/schema'
import { loadLibrary, loadParts } from './load-parts'
import type { PlanActions } from './use-plan'

type Props = {
  /** The content beside the form, with the heading of INTRO_HEADING. */
  intro: ReactNode
  grownUp: PlanPage['form']['grownUp']
  /** The previous answers, when the user returns from the plan. */
  answers: PlanValues | null
  hasBack: boolean
  onPlan: (values: PlanValues, input: PlanInput) => Promise<void>
  kept: Pick<PlanActions, 'isKept' | 'clear' | 'account'>
}

const UNANSWERED: PlanValues = {
  name: '',
  age: '',
  grownUp: false,
  gender: 'male',
  feet: '',
  inches: '',
  weight: '',
  position: 'none',
  trainingFrequency: String(BOUNDS.days.initial),
  goal: 'all',
}
const NOT_LOADED = 'A part of this page could not be loaded. Please check your connection'

/** The form. It has no action: its values stay in the browser, with and without JavaScript. */
export function PlanForm({ intro, grownUp, answers, hasBack, onPlan, kept }: Props) {
  const form = useForm<PlanValues, unknown, PlanInput>({
    resolver: applyRules,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: answers ?? UNANSWERED,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])
  useEffect(() => {
    if (hasBack) document.getElementById(INTRO_HEADING)?.focus()
  }, [hasBack])

  const problems = { errors: submitCount > 0 ? errors : {}, failure, summary, labels: PLAN_LABELS }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setFailure(null)
    try {
      await form.handleSubmit((input) => onPlan(form.getValues(), input))(event)
    } catch {
      setFailure(NOT_LOADED)
    }
  }

  async function loadFromAccount(): Promise<void> {
    const found = await kept.account.open()
    if (found?.is === 'found') form.reset(withSaved(form.getValues(), found.plan))
  }

  return (
    <section className="section" aria-labelledby={INTRO_HEADING}>
      <div className="wrap split">
        {intro}
        {/* Uses the method "dialog", because without our script a browser would otherwise put the values into the URL. */}
        <form method="dialog" noValidate aria-label="Plan" onSubmit={submit} onFocus={prepare}>
          <noscript>
            <p className="mb-8 border-l-4 border-ember-500 pl-4 font-semibold">
              The plan is worked out by a script in your browser. Please switch scripts on to make one.
            </p>
          </noscript>
          {kept.isKept && <StoredPlanNote onClear={kept.clear} />}
          <FormProblems {...problems} title="Your plan was not made" />
          <LoadPlanOffer account={kept.account.current} onOpen={() => void loadFromAccount()} />
          <PlanFields form={form} grownUp={grownUp} />
          <SubmitButton
            isSending={isSubmitting}
            label="GET MY TRAINING PLAN"
            sendingLabel="Working it out..."
            note="Nothing is sent."
          />
        </form>
      </div>
    </section>
  )
}

function prepare(): void {
  void notify.prepare()
  Promise.all([loadParts(), loadLibrary()]).catch(() => undefined)
}

const applyRules: Resolver<PlanValues, unknown, PlanInput> = async (...args) => {
  return (await loadParts()).planResolver(...args)
}
