'use client'

import { useDocumentInfo, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Refreshes an entry's page after each change of it, because the due date, the timeline and the family's address are derived
 * from stored data. With unsaved input the refresh waits for the next save. The fields are locked during the refresh, so that
 * no input is lost.
 */
export function FreshAfterSave() {
  const { savedDocumentData } = useDocumentInfo()
  const { setProcessing } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  const revision: unknown = savedDocumentData?.revision
  const renderedRevision = useRef(revision)
  useEffect(() => {
    if (isModified || revision === undefined || revision === renderedRevision.current) return
    renderedRevision.current = revision
    startReading(() => router.refresh())
  }, [isModified, revision, router])
  // Payload unlocks the fields at the end of a save, so they may have to be locked a second time.
  useEffect(() => {
    if (isReading && !isProcessing) setProcessing(true)
  }, [isReading, isProcessing, setProcessing])
  useEffect(() => (isReading ? () => setProcessing(false) : undefined), [isReading, setProcessing])
  return null
}
