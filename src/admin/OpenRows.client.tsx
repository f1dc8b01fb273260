'use client'

import { ArrayField, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientProps, Row } from 'payload'
import { useEffect } from 'react'

/** A list whose rows are folded away until they are asked for; one that is added is open, to be filled in. */
export function OpenRows(props: ArrayFieldClientProps) {
  const { path } = props
  const { rows = [] } = useField({ hasRows: true, path })
  const { dispatchFields } = useForm()

  useEffect(() => {
    if (!rows.some(isAdded)) return
    const updatedRows = rows.map((row) => (isAdded(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, path, rows])

  return <ArrayField {...props} />
}

// The form marks what it has just added, and the server then folds it like the others unless it is told.
function isAdded({ collapsed, isLoading }: Row): boolean {
  return Boolean(isLoading) && collapsed === undefined
}
