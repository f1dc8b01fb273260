'use client'

import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Sets the full name as the title of a document's page. The list's title field is only the last name, for the search. */
export function PersonTitle({ first, last }: { first: string; last: string }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  const name = useFormFields(([fields]) => `${valueOf(fields[first])} ${valueOf(fields[last])}`.trim())
  // Payload sets the title in an effect of a parent, which runs after this one.
  useEffect(() => {
    if (name && title !== name) queueMicrotask(() => setDocumentTitle(name))
  }, [name, title, setDocumentTitle])
  return null
}

function valueOf(field: { value?: unknown } | undefined): string {
  return typeof field?.value === 'string' ? field.value : ''
}
