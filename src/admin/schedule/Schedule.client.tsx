'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { formatDay, formatTime, toDay } from '@/lib/dates'
import type { PublishPlan } from '@/lib/publish-plans'
import { BarPopup } from '../BarPopup.client'
import { ScheduleForm } from './ScheduleForm.client'
import { usePlans } from './use-plans'

/** The schedule in the bar of a document with drafts, and the form that changes it. */
export function Schedule() {
  const { collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, id, isTrashed } = useDocumentInfo()
  const address = globalSlug ? `/api/globals/${globalSlug}/plans` : id && `/api/${collectionSlug}/${id}/plans`
  const mayPlan = Boolean(address && hasPublishPermission && !isTrashed)
  const { plans, message, removed, plan, cancelPlan, restorePlan } = usePlans(mayPlan ? String(address) : null)
  if (!mayPlan) return null

  const planned = (
    <>
      {plans.map((one) => (
        <PlannedMoment key={one.id} plan={one} onTakeOff={() => cancelPlan(one)} />
      ))}
      <span role="status" className={removed ? undefined : 'fc-visually-hidden'}>
        {message}
      </span>
      {removed && (
        <button type="button" className="fc-text-button" onClick={() => void restorePlan(removed)}>
          Put it back
        </button>
      )}
    </>
  )
  return (
    <BarPopup label={plans.length > 0 ? 'Change the time' : 'Schedule'} name="Schedule" before={planned}>
      {(close) => <ScheduleForm isPublished={hasPublishedDoc} onPlan={plan} onClose={close} />}
    </BarPopup>
  )
}

/** A scheduled or failed publishing or unpublishing, with a button that cancels it. */
function PlannedMoment({ plan, onTakeOff }: { plan: PublishPlan; onTakeOff: () => Promise<void> }) {
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
