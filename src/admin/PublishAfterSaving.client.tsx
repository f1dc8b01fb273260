'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { PublishButton, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui'
import styles from './publish-after-saving.module.css'

/** Longer than an autosave takes on a slow site. */
const SECOND_SAVE_MS = 5000

/**
 * Payload's button that publishes a draft, which is disabled during an autosave. A click at that time publishes once the autosave
 * is done, so that no click is lost and no autosave is stored after the publication.
 */
export function PublishAfterSaving() {
  const isSaving = useIsSaving()
  const [isWaiting, setIsWaiting] = useState(false)
  const part = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // This click also ends the waiting.
    if (isWaiting && !isSaving) part.current?.querySelector<HTMLElement>('#action-save')?.click()
  }, [isWaiting, isSaving])

  function publishOrWait(event: MouseEvent): void {
    setIsWaiting(isSaving)
    if (isSaving) event.stopPropagation()
  }

  return (
    <div ref={part} role="presentation" className={styles.publish} onClickCapture={publishOrWait}>
      <PublishButton label={isWaiting ? 'Publishing …' : undefined} />
    </div>
  )
}

/**
 * Returns whether an autosave is or may be under way. Payload does not report the second of two in a row, which begins as soon as
 * the first ends if the form has changed since.
 */
function useIsSaving(): boolean {
  const isReported = useFormBackgroundProcessing()
  const isModified = useFormModified()
  const [wasReported, setWasReported] = useState(isReported)
  const [mayFollow, setMayFollow] = useState(false)
  if (wasReported !== isReported) {
    setWasReported(isReported)
    setMayFollow(!isReported && isModified)
  }

  useEffect(() => {
    if (!mayFollow) return
    // Not at once when the form is saved, because KeepChanges may mark it as modified again before a third autosave.
    const timer = setTimeout(() => setMayFollow(false), isModified ? SECOND_SAVE_MS : 0)
    return () => clearTimeout(timer)
  }, [mayFollow, isModified])

  return isReported || mayFollow
}
