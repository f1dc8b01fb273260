'use client'

import { useEffect, useMemo, useRef } from 'react'
import type { PlanPage } from '@/payload-types'
import { Tabs } from '@/components/ui/Tabs.client'
import { computePlan } from '../../rules/plan'
import { summaryOf, titleOf } from '../../rules/texts'
import type { Plan, PlanActions } from '../use-plan'
import { KeepPlan } from './KeepPlan.client'
import { NutritionTab } from './nutrition/NutritionTab.client'
import { TrainingTab } from './training/TrainingTab.client'
import styles from './view.module.css'

export type ViewProps = { plan: Plan; texts: PlanPage; actions: PlanActions }

/** The plan in place of the form: its title, two tabs, and the storage on this device. */
export function PlanView({ plan, texts, actions }: ViewProps) {
  const { input, session, library } = plan
  const heading = useRef<HTMLHeadingElement>(null)
  const figures = useMemo(
    () =>
      computePlan(input, {
        youthMacroClamp: texts.settings.youthMacroClamp !== false,
        youthBmi: texts.settings.youthBmi,
      }),
    [input, texts.settings],
  )

  // The plan replaces the form, so focus moves to its heading.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  const props = { input, figures, session, texts, library, onChange: actions.update }
  return (
    <div className={styles.plan} data-sheets>
      <div className={`${styles.head} ink`}>
        <div className="wrap">
          <button type="button" className={styles.back} onClick={() => actions.leave()}>
            ← Back to Form
          </button>
          <h1 ref={heading} tabIndex={-1} className="focus:outline-none">
            {titleOf(input)}
          </h1>
          <p className="lede" data-paper={summaryOf(input, true)}>
            {summaryOf(input)}
          </p>
        </div>
      </div>
      <Tabs
        label="Plan"
        className={styles.tabs}
        tabs={[
          { key: 'training', label: 'TRAINING PLAN', content: <TrainingTab {...props} /> },
          { key: 'nutrition', label: 'NUTRITION PLAN', content: <NutritionTab {...props} /> },
        ]}
      />
      <KeepPlan actions={actions} />
    </div>
  )
}
