'use client'

import { ArrayField, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientProps, Row } from 'payload'
import { useEffect } from 'react'

/** An array field whose rows are collapsed by default; a new row is expanded. */
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

// The form marks a new row as loading; the server would then collapse it like the others.
function isAdded({ collapsed, isLoading }: Row): boolean {
  return Boolean(isLoading) && collapsed === undefined
}
