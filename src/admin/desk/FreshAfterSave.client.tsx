'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Reads an entry's page anew after each change of it: by when an answer is due, its story and the address of its family
 * follow from what is stored. What somebody is still typing is never touched: then it waits for the next save.
 */
export function FreshAfterSave() {
  const { savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  const router = useRouter()
  const revision: unknown = savedDocumentData?.revision
  const shown = useRef(revision)
  useEffect(() => {
    if (isModified || revision === undefined || revision === shown.current) return
    shown.current = revision
    router.refresh()
  }, [isModified, revision, router])
  return null
}
