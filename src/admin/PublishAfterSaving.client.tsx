'use client'

import { useEffect, useRef, useState } from 'react'
import { PublishButton, useFormBackgroundProcessing } from '@payloadcms/ui'
import styles from './publish-after-saving.module.css'

/**
 * Payload's button that publishes a draft, which is disabled during an autosave. A click at that time publishes once the autosave
 * is done, so that no click is lost and no autosave is stored after the publication.
 */
export function PublishAfterSaving() {
  const isSaving = useFormBackgroundProcessing()
  const [isWaiting, setIsWaiting] = useState(false)
  const part = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // This click also ends the waiting.
    if (isWaiting && !isSaving) part.current?.querySelector<HTMLElement>('#action-save')?.click()
  }, [isWaiting, isSaving])

  return (
    <div ref={part} role="presentation" className={styles.publish} onClick={() => setIsWaiting(isSaving)}>
      <PublishButton label={isWaiting ? 'Publishing …' : undefined} />
    </div>
  )
}
