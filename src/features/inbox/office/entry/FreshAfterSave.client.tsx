'use client'

import { useDocumentInfo, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Reads an entry's page anew after each change of it: by when an answer is due, its timeline and the address of its family
 * follow from what is stored. What somebody is typing is never touched: then it waits for the next save, and while the
 * page is read the fields are closed, so that nothing typed meanwhile is lost.
 */
export function FreshAfterSave() {
  const { savedDocumentData } = useDocumentInfo()
  const { setProcessing } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  const revision: unknown = savedDocumentData?.revision
  const shown = useRef(revision)
  useEffect(() => {
    if (isModified || revision === undefined || revision === shown.current) return
    shown.current = revision
    startReading(() => router.refresh())
  }, [isModified, revision, router])
  // The end of the save opens the fields again, so that they may have to be closed twice.
  useEffect(() => {
    if (isReading && !isProcessing) setProcessing(true)
  }, [isReading, isProcessing, setProcessing])
  useEffect(() => (isReading ? () => setProcessing(false) : undefined), [isReading, setProcessing])
  return null
}
