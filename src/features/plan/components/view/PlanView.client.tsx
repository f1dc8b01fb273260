'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { notify } from '@/components/ui/toast'
import type { PlanPage } from '@/payload-types'
import { Tabs } from '@/components/ui/Tabs.client'
import { computePlan } from '../../rules/plan'
import { summaryOf, titleOf } from '../../rules/texts'
import type { Plan, PlanActions } from '../use-plan'
import { NutritionTab } from './nutrition/NutritionTab.client'
import { TOAST_POSITION } from './props'
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

/** Nothing is stored beyond the page unless this is checked or saved, and clearing deletes everything. */
function KeepPlan({ actions }: { actions: PlanActions }) {
  const [isFull, setIsFull] = useState(false)
  const { account } = actions

  function clear(): void {
    actions.clear()
    void notify.success('Your data has been cleared from this device', TOAST_POSITION)
  }

  return (
    <section className={`${styles.keep} ink print:hidden!`} aria-label="Keep this plan">
      <div className="wrap">
        <div>
          <label className="tick">
            <input
              type="checkbox"
              checked={actions.isKept}
              onChange={({ target }) => setIsFull(!actions.setStored(target.checked))}
            />
            Keep this plan on this device
          </label>
          <p>
            {isFull
              ? 'This browser does not let us keep anything. Print the plan instead.'
              : 'With the answers, ticks and groceries, in this browser alone. On a shared computer, better not.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="line" onClick={() => window.print()}>
            Print this tab
          </Button>
          {!account.current && (
            <Button variant="line" onClick={() => void account.open()}>
              Save to my account
            </Button>
          )}
          <Button variant="line" onClick={clear}>
            Clear my data
          </Button>
        </div>
        {account.current && (
          <account.current.parts.AccountPanel
            state={account.current.state}
            onSave={actions.saveToAccount}
            onUse={actions.applySaved}
            onRemove={() => void account.remove()}
            onRetry={() => void account.open()}
          />
        )}
      </div>
    </section>
  )
}
