'use client'

import { useState } from 'react'
import { LeaveWithoutSaving, useFormFields } from '@payloadcms/ui'
import notices from './notice.module.css'
import styles from './stale-notice.module.css'

/**
 * Stays on the page once an autosave was refused because a colleague has changed the document. Everything entered is still in the
 * form; leaving the page asks first, which Payload does not do for documents that save themselves.
 */
export function StaleNotice() {
  const refusal = useFormFields(([fields]) => fields.revision?.errorMessage)
  const [message, setMessage] = useState('')
  // The check of the next change removes the refusal from the field.
  if (refusal && refusal !== message) setMessage(refusal)
  if (!message) return null
  return (
    <div className={`${notices.notice} ${styles.stale}`} role="alert">
      <p>{message}</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
      <LeaveWithoutSaving />
    </div>
  )
}
