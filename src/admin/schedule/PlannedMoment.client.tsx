'use client'

import { useState } from 'react'
import { formatDay, formatTime, toDay } from '@/lib/dates'
import type { PublishPlan } from '@/lib/publish-plans'

/** A scheduled or failed publishing or unpublishing, with a button that cancels it. */
export function PlannedMoment({ plan, onTakeOff }: { plan: PublishPlan; onTakeOff: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const verb = plan.type === 'publish' ? ['Goes out', 'Did not go out'] : ['Goes offline', 'Did not go offline']

  async function press(): Promise<void> {
    setBusy(true)
    await onTakeOff()
    setBusy(false)
  }

  return (
    <>
      <span className={`fc-tag ${plan.hasFailed ? 'fc-tag--bad' : 'fc-tag--info'}`}>
        {verb[plan.hasFailed ? 1 : 0]} {formatDay(toDay(plan.at), 'EEE, MMM d')}, {formatTime(plan.at)}
      </span>
      <button type="button" className="fc-text-button" disabled={isBusy} onClick={() => void press()}>
        Take it off
      </button>
    </>
  )
}
