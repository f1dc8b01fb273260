'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { notify } from '@/components/ui/toast'
import type { PlanActions } from '../use-plan'
import { TOAST_POSITION } from './props'
import styles from './view.module.css'

/** Nothing is stored beyond the page unless this is checked or saved, and clearing deletes everything. */
export function KeepPlan({ actions }: { actions: PlanActions }) {
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
