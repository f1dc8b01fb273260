'use client'

import type { ReactNode } from 'react'
import type { PlanPage } from '@/payload-types'
import { PlanForm } from './PlanForm.client'
import { usePlan } from './use-plan'

type Props = {
  texts: PlanPage
  /** The hero, which the plan replaces. */
  hero: ReactNode
  /** The content beside the form. */
  intro: ReactNode
}

/** The form, or the resulting plan. Both exist only in this browser. */
export function PlanGenerator({ texts, hero, intro }: Props) {
  const { plan, answers, start, ...actions } = usePlan()
  if (plan) return <plan.View plan={plan} texts={texts} actions={actions} />
  return (
    <>
      {hero}
      <PlanForm
        intro={intro}
        grownUp={texts.form.grownUp}
        answers={answers}
        hasBack={answers !== null}
        onPlan={start}
        kept={actions}
      />
    </>
  )
}
