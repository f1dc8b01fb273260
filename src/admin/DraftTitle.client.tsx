'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Titles a document that has no name yet 'New article' instead of with its id. */
export function DraftTitle() {
  const { id, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const label = docConfig && 'labels' in docConfig ? docConfig.labels?.singular : undefined
  const isUnnamed = id !== undefined && title === String(id)
  // Payload sets the title in an effect of a parent, which runs after this one.
  useEffect(() => {
    if (isUnnamed && typeof label === 'string') queueMicrotask(() => setDocumentTitle(`New ${label.toLowerCase()}`))
  }, [isUnnamed, label, setDocumentTitle])
  return null
}
