'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { PlannedMoment } from './PlannedMoment.client'
import { ScheduleForm } from './ScheduleForm.client'
import { usePlans } from './use-plans'
import styles from './schedule.module.css'

const POPUP = 'fc-schedule'

/** In the bar of a document that has drafts: when it goes out by itself, and the form that says so. */
export function Schedule() {
  const { collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, id, isTrashed } = useDocumentInfo()
  const address = globalSlug ? `/api/globals/${globalSlug}/plans` : id && `/api/${collectionSlug}/${id}/plans`
  const mayPlan = Boolean(address && hasPublishPermission && !isTrashed)
  const { plans, said, removed, plan, takeOff, putBack } = usePlans(mayPlan ? String(address) : null)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!mayPlan) return null

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={styles.schedule}>
      {plans.map((one) => (
        <PlannedMoment key={one.id} plan={one} onTakeOff={() => takeOff(one)} />
      ))}
      <span role="status" className={removed ? undefined : 'fc-visually-hidden'}>
        {said}
      </span>
      {removed && (
        <button type="button" className={styles.link} onClick={() => void putBack(removed)}>
          Put it back
        </button>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={POPUP}
        onClick={() => setOpen(!isOpen)}
      >
        {plans.length > 0 ? 'Change the time' : 'Schedule'}
      </button>
      {isOpen && <ScheduleForm id={POPUP} isPublished={hasPublishedDoc} onPlan={plan} onClose={close} />}
    </div>
  )
}
