import { LockKeyhole } from 'lucide-react'
import type { PlanPage } from '@/payload-types'
import { FormSteps } from '@/components/form/FormSteps'
import { INTRO_HEADING } from '../rules/options'

const STEPS = ['Nine answers, about a minute.', 'A training week, ticked off day by day.', 'Meals and a grocery list.']

/** The content beside the form: what it produces, and that the answers stay in this browser. */
export function PlanIntro({ texts }: { texts: PlanPage['form'] }) {
  return (
    <div>
      <span className="label">{texts.label}</span>
      <h2 id={INTRO_HEADING} tabIndex={-1} className="mt-5 focus:outline-none">
        {texts.title}
      </h2>
      <p className="mt-6 flex max-w-md gap-3">
        <LockKeyhole aria-hidden="true" size={22} strokeWidth={1.75} className="mt-0.5 flex-none" />
        {texts.text}
      </p>
      <div className="hidden split:block">
        <FormSteps steps={STEPS} />
      </div>
    </div>
  )
}
