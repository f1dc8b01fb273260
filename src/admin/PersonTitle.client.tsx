'use client'

import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Titles the page of a document by a person's whole name: two siblings share the last name, which a list searches by. */
export function PersonTitle({ first, last }: { first: string; last: string }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  const name = useFormFields(([fields]) => `${valueOf(fields[first])} ${valueOf(fields[last])}`.trim())
  // Payload titles the page by one field, in an effect of a parent, which runs after this one.
  useEffect(() => {
    if (name && title !== name) queueMicrotask(() => setDocumentTitle(name))
  }, [name, title, setDocumentTitle])
  return null
}

function valueOf(field: { value?: unknown } | undefined): string {
  return typeof field?.value === 'string' ? field.value : ''
}
