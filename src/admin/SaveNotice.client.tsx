'use client'

import { type ReactNode, useState } from 'react'
import { LeaveWithoutSaving, useFormFields } from '@payloadcms/ui'
import notices from './notice.module.css'
import styles from './save-notice.module.css'
import { useAutosave } from './use-autosave'

const UNSAVED = {
  'no answer': 'Your last changes are not saved: the site does not answer. We keep trying.',
  refused: 'Your last changes are not saved. They are still on this page.',
}

/**
 * Stays on the page once an autosave was refused because a colleague has changed the document, and as long as the last changes could
 * not be saved. Everything entered is still in the form; leaving the page asks first, which Payload does not do for documents that
 * save themselves.
 */
export function SaveNotice() {
  const refusal = useFormFields(([fields]) => fields.revision?.errorMessage)
  const [stale, setStale] = useState('')
  const { failure, saveNow } = useAutosave(Boolean(stale))
  // The check of the next change removes the refusal from the field.
  if (refusal && refusal !== stale) setStale(refusal)
  if (stale) return <Notice text={stale} action="Reload" onAction={() => window.location.reload()} />
  if (failure) return <Notice text={UNSAVED[failure]} action="Save now" onAction={() => void saveNow()} />
  return null
}

function Notice({ text, action, onAction }: { text: ReactNode; action: string; onAction: () => void }) {
  return (
    <div className={`${notices.notice} ${styles.notice}`} role="alert">
      <p>{text}</p>
      <button type="button" onClick={onAction}>
        {action}
      </button>
      <LeaveWithoutSaving />
    </div>
  )
}
