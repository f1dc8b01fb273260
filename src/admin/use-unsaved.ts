'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'

/** An autosave begins 0.8 s after the last change: see collections/access/content.ts. */
const GRACE_MS = 4000
const RETRY_MS = 10_000

type Failure = 'no answer' | 'refused'

/**
 * Saves the draft again when an autosave failed: Payload would try only after the next change. Without an answer it tries every
 * ten seconds until the draft is saved.
 * @param isStopped - Whether saving cannot succeed, because a colleague has changed the document.
 * @returns Why the last changes are not saved; null when they are, or soon will be.
 */
export function useUnsaved(isStopped: boolean): { failure: Failure | null; saveNow: () => Promise<void> } {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { disabled, setBackgroundProcessing, submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isAutosaving = useFormBackgroundProcessing()
  const isSubmitting = useFormProcessing()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isEnded = !isModified || (failure === 'refused' && isAutosaving)
  if (failure && isEnded) setFailure(null)
  const address = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`

  async function saveNow(): Promise<void> {
    // Payload's own message of a failed request would appear at each attempt.
    const isAnswered = await fetch(`${address}?depth=0&draft=true`, { signal: AbortSignal.timeout(RETRY_MS) }).then(
      ({ status }) => status < 500,
      () => false,
    )
    setAttempts((before) => before + 1)
    if (!isAnswered) return setFailure('no answer')
    setBackgroundProcessing(true)
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${address}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    setFailure(saved && saved.res.ok ? null : 'refused')
  }
  const retry = useEffectEvent(saveNow)

  const isSaved = Boolean(globalSlug ?? id)
  const isWaiting =
    isModified && isSaved && !disabled && !isAutosaving && !isSubmitting && !isStopped && failure !== 'refused'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void retry(), failure ? RETRY_MS : GRACE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, failure, attempts, fields])

  return { failure: disabled ? null : failure, saveNow }
}
